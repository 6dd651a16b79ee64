import { usualWord } from './kinship/relation-words.ts'
import type { FamilyRelationType } from './model.ts'

type Types = readonly FamilyRelationType[]

/** The server's list has values and names. An invitation may contain either, depending on the backend. */
const typeFor = (types: Types, relation: string): FamilyRelationType | undefined => {
  const text = relation.trim()
  return types.find(({ value }) => value === text) ?? types.find(({ name }) => name !== '' && name === text)
}

const nameOfType = ({ value, name }: FamilyRelationType): string => name || value

/**
 * The name of a relation; for a relation that is not in the list, the usual word of a known code, else the sent text.
 */
export const relationLabel = (types: Types, relation: string): string => {
  const type = typeFor(types, relation)
  if (type) return nameOfType(type)
  const text = relation.trim()
  return /\p{Script=Han}/u.test(text) ? text : (usualWord(text) ?? text)
}

/** The value of a relation in the list; empty when the list does not have it. */
export const relationValue = (types: Types, relation: string | null): string =>
  (relation === null ? undefined : typeFor(types, relation))?.value ?? ''

export const relationChoices = (types: Types): { value: string; label: string }[] =>
  types
    .filter((type, index) => types.findIndex(({ value }) => value === type.value) === index)
    .map((type) => ({ value: type.value, label: nameOfType(type) }))
