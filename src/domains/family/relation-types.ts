import type { FamilyRelationType } from './model.ts'

type Types = readonly FamilyRelationType[]

/** The backend's list has values and names; another backend sends either of them with an invitation. */
const typeFor = (types: Types, relation: string): FamilyRelationType | undefined => {
  const text = relation.trim()
  return types.find(({ value }) => value === text) ?? types.find(({ name }) => name !== '' && name === text)
}

const nameOfType = ({ value, name }: FamilyRelationType): string => name || value

/** A relation in words; one that the list does not have is shown as it came. */
export const relationLabel = (types: Types, relation: string): string => {
  const type = typeFor(types, relation)
  return type ? nameOfType(type) : relation.trim()
}

/** The value of the list for a relation; empty when the list does not have it. */
export const relationValue = (types: Types, relation: string | null): string =>
  (relation === null ? undefined : typeFor(types, relation))?.value ?? ''

export const relationChoices = (types: Types): { value: string; label: string }[] =>
  types
    .filter((type, index) => types.findIndex(({ value }) => value === type.value) === index)
    .map((type) => ({ value: type.value, label: nameOfType(type) }))
