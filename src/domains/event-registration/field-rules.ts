import { email, idcard, passport, phone, required, requiredAddress, requiredArray } from '#/shared/form/validators.ts'
import {
  hasKept,
  isUploading,
  type Picture,
  pictureUrls,
  UPLOAD_IN_WECHAT,
} from '#/shared/ui/pictures/image-picker-rules.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { type EventField, fieldKinds, type FormAnswers } from './model.ts'

/** Each event has its own form. A field of an unknown kind becomes a text field, so that the form can be filled in. */

export type FieldKind = (typeof fieldKinds)[number]

export interface FormField {
  /** The name of the field in the form. Names of the server may contain dots, which the form would take for paths. */
  key: string
  /** The name under which the answer is sent. */
  name: string
  label: string
  kind: FieldKind
  hint: string
  required: boolean
  min: number | null
  max: number | null
  pattern: string
  options: { value: string; label: string }[]
  span: string
}

export type Answer = string | string[] | Picture[]
export type Answers = Record<string, Answer>

/** The answer as a text; empty for lists. */
export const wordsOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')

const MAX_CHARACTERS = 200
const MAX_PICTURES = 9
const USUAL_PICTURES = 3

/** A choice without options becomes a text field. */
const kindOf = ({ kind, options }: Pick<EventField, 'kind' | 'options'>): FieldKind => {
  const known = fieldKinds.find((one) => one === kind) ?? 'TEXT'
  return (known === 'CHOICE' || known === 'SEVERAL') && options.length === 0 ? 'TEXT' : known
}

const unique = <T>(entries: readonly T[], nameOf: (entry: T) => string): T[] =>
  entries.filter((entry, index) => entries.findIndex((other) => nameOf(other) === nameOf(entry)) === index)

function fieldOf(field: EventField, index: number): FormField {
  const { min, max } = field
  // If no value can be within the range, the range is ignored.
  const senseless = min !== null && max !== null && min > max
  return {
    ...field,
    key: `f${index}`,
    label: field.label || '其他信息',
    kind: kindOf(field),
    min: senseless ? null : min,
    max: senseless ? null : max,
    options: unique(field.options, ({ value }) => value).map(({ value, label }) => ({ value, label: label || value })),
  }
}

/** The fields of an event's form; of two fields with the same name the first field is used. */
export const fieldsOf = (fields: readonly EventField[]): FormField[] => unique(fields, ({ name }) => name).map(fieldOf)

export const picturesOf = ({ max }: Pick<FormField, 'max'>): number =>
  Math.min(Math.max(Math.trunc(max ?? USUAL_PICTURES), 1), MAX_PICTURES)

export const charactersOf = ({ max }: Pick<FormField, 'max'>): number => Math.max(Math.trunc(max ?? MAX_CHARACTERS), 1)

const isList = (kind: FieldKind): boolean => kind === 'SEVERAL' || kind === 'REGION' || kind === 'PICTURE'

export const emptyAnswer = ({ kind }: Pick<FormField, 'kind'>): Answer => (isList(kind) ? [] : '')

type Check = (field: FormField, answer: Answer, today: string) => string | null

const patterns = {
  PHONE: phone,
  EMAIL: email,
  ID_CARD: idcard,
  PASSPORT: passport,
  DIGITS: (value: string, label: string) => (/^\d*$/.test(value) ? null : `${label}只能填数字`),
}

const checkText: Check = ({ label, min, max, pattern }, answer) => {
  const value = wordsOf(answer).trim()
  const characters = Array.from(value).length
  if (value === '') return null
  if (min !== null && characters < min) return `${label}至少${min}个字`
  if (characters > charactersOf({ max })) return `${label}最多${charactersOf({ max })}个字`
  return wordFor(patterns, pattern)?.(value, label) ?? null
}

/** Unless the event allows decimals, a number must be whole, because numbers usually count people. */
const checkNumber: Check = ({ label, min, max, pattern }, answer) => {
  const value = wordsOf(answer).trim()
  if (value === '') return null
  if (!/^-?\d{1,9}(\.\d{1,4})?$/.test(value)) return `${label}必须是数字`
  if (pattern !== 'DECIMAL' && !Number.isInteger(Number(value))) return `${label}必须是整数`
  if (min !== null && Number(value) < min) return `${label}不能小于${min}`
  return max !== null && Number(value) > max ? `${label}不能大于${max}` : null
}

/** An option that the event has withdrawn meanwhile counts as not chosen. */
const checkChoice: Check = ({ label, options }, answer) =>
  answer === '' || options.some(({ value }) => value === answer) ? null : `${label}请重新选择`

const checkSeveral: Check = ({ label, min, max, options }, answer) => {
  const chosen = answer as string[]
  if (chosen.length === 0) return null
  if (chosen.some((one) => options.every(({ value }) => value !== one))) return `${label}请重新选择`
  if (min !== null && chosen.length < min) return `${label}至少选${min}项`
  return max !== null && chosen.length > max ? `${label}最多选${max}项` : null
}

const checkDate: Check = ({ label, span }, answer, today) => {
  const day = wordsOf(answer)
  if (day === '') return null
  if (span === 'COMING' && day < today) return `${label}不能早于今天`
  return span === 'PAST' && day > today ? `${label}不能晚于今天` : null
}

/** If one level of a region is chosen, all levels must be chosen. */
const checkRegion: Check = ({ label }, answer) =>
  (answer as string[]).length === 0 ? null : requiredAddress(answer as string[], label)

const checkPictures: Check = ({ label, min }, answer) => {
  const pictures = answer as Picture[]
  if (isUploading(pictures)) return `${label}还在上传，请稍候`
  if (hasKept(pictures)) return UPLOAD_IN_WECHAT
  if (pictures.some(({ state }) => state === 'failed')) return `${label}有图片未上传成功，请重试或删除`
  return min !== null && pictures.length > 0 && pictures.length < min ? `${label}至少${min}张` : null
}

const checks: Record<FieldKind, Check> = {
  TEXT: checkText,
  NUMBER: checkNumber,
  CHOICE: checkChoice,
  SEVERAL: checkSeveral,
  DATE: checkDate,
  REGION: checkRegion,
  PICTURE: checkPictures,
}

/** The error of an answer; null when the answer is valid. `today` is YYYY-MM-DD by the server's clock. */
export function problemOf(field: FormField, answer: Answer, today: string): string | null {
  const { label } = field
  const missing = typeof answer === 'string' ? required(answer, label) : requiredArray(answer, label)
  return (field.required ? missing : null) ?? checks[field.kind](field, answer, today)
}

function sent({ kind }: FormField, answer: Answer): FormAnswers[string] {
  if (kind === 'PICTURE') return pictureUrls(answer as Picture[])
  if (typeof answer !== 'string') return answer as string[]
  return kind === 'NUMBER' ? Number(answer) : answer
}

/** The answers under the server's names; empty answers are not sent. */
export const dataOf = (fields: readonly FormField[], answers: Answers): FormAnswers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const given = answers[field.key] ?? emptyAnswer(field)
      const answer = typeof given === 'string' ? given.trim() : given
      return answer.length === 0 ? [] : [[field.name, sent(field, answer)]]
    }),
  )
