import * as z from 'zod/mini'
import { type Block, blockOf } from '#/shared/api/blocks.ts'
import { type Deviation, deviations } from '#/shared/api/deviations.ts'

/**
 * A deviation in words: the expected form, the received form, and what the app does instead. It never contains a
 * person's value.
 */
export interface Explained {
  /** For example `goods.specifications[].price`; empty for the reply itself. */
  path: string
  expected: string
  came: string
  fallback: string
}

const resolved = (schema: z.core.$ZodType): Block | null => {
  const about = blockOf(schema)
  if (about?.kind === 'of') return resolved(about.from)
  if (about?.kind === 'part') return resolved(about.part)
  if (about?.kind === 'union') return resolved(about.full)
  if (about?.kind === 'lazy') return resolved(about.make())
  return about
}

/** `goods.items[].id` → goods, items, [], id. */
const steps = (path: string): string[] => path.replaceAll('[]', '.[]').split('.').filter(Boolean)

function schemaAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | null {
  const [step, ...rest] = path
  if (step === undefined) return schema
  const about = resolved(schema)
  const next = step === '[]' ? (about?.kind === 'list' ? about.item : schema) : null
  const below = next ?? (about?.kind === 'shape' ? about.fields[step] : undefined)
  return below ? schemaAt(below, rest) : null
}

function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [step, ...rest] = path
  if (step === undefined) return [value]
  if (step === '[]') return Array.isArray(value) ? value.flatMap((entry: unknown) => valuesAt(entry, rest)) : []
  const below = (value as Record<string, unknown> | null | undefined)?.[step]
  return valuesAt(below, rest)
}

const expectedPlain: Readonly<Record<string, string>> = {
  id: 'an id (text or whole number)',
  text: 'a text',
  prose: 'a plain text, without tags and character references',
  money: 'money in whole cents',
  points: 'a whole number of points',
  'yes or no': 'true or false',
  'whole number': 'a whole number',
  quantity: 'a whole number (pieces, places or times)',
  number: 'a number',
  time: 'a time (ISO, or epoch in ms)',
  day: 'a day (YYYY-MM-DD)',
  edge: 'the start or end of a validity (ISO, or epoch in ms)',
  anything: 'anything',
}

function expectedOf(about: Block | null): string {
  switch (about?.kind) {
    case 'identity':
    case 'tolerant':
      return expectedPlain[about.plain] ?? about.plain
    case 'open':
      return `one of ${about.values.join(', ')}`
    case 'list':
      return 'a list'
    case 'shape':
      return `an object (${about.entity})`
    default:
      return 'the form in openapi.json'
  }
}

const inWords = (value: unknown): string =>
  value === '' ? 'an empty text' : typeof value === 'object' && value !== null ? 'an empty value' : String(value)

function fallbackOf(about: Block | null, path: string): string {
  if (path.endsWith('[]')) return 'the entry is left out'
  switch (about?.kind) {
    case 'identity':
      return 'the entry or part is left out'
    case 'tolerant':
      if (about.plain === 'edge') return 'unreadable: shown as 时间未知, enables no action'
      if (about.plain === 'quantity') return 'unreadable: shown as 未知 or 没有读出来, enables no action'
      return inWords(about.fallback)
    case 'custom':
      return inWords(about.fallback)
    case 'open':
      return 'treated as unknown'
    case 'list':
      return 'an empty list'
    default:
      return 'the part is left out'
  }
}

/** A constant such as SOLD_OUT. The underscore is required, because a person's name in capitals has none. */
const CONSTANT = /^[A-Z]+(_[A-Z]+)+$/

/**
 * The form of a value without the value.
 * @param isWord the contract has an enum here; then a new constant, such as `SOLD_OUT`, is printed.
 */
function formOf(value: unknown, isWord: boolean): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number with decimals'
  if (typeof value === 'object') {
    const names = Object.keys(value).filter((name) => /^[a-z][a-z]{0,30}$/i.test(name) && !/^[A-Z]/.test(name))
    const count = Object.keys(value).length
    return `an object with ${names.slice(0, 5).join(', ') || (count === 0 ? 'no fields' : `${count} fields`)}`
  }
  const text = typeof value === 'string' ? value : ''
  if (isWord && text.length <= 40 && CONSTANT.test(text)) return text
  return `a text of ${text.length} characters${/^-?[\d.]+$/.test(text) ? ', all digits' : ''}`
}

const MAX_FORMS = 3

const isAbsent = (one: unknown) => one === null || one === undefined || one === ''

const formsOf = (values: readonly unknown[], about: Block | null): string =>
  [...new Set(values.map((value) => formOf(value, about?.kind === 'open')))].slice(0, MAX_FORMS).join(' / ') ||
  'nothing'

/** If the schema is that of an entry, the path without its leading `[]`, which stands for the entries of a list. */
const below = (schema: z.core.$ZodType, path: readonly string[]): readonly string[] =>
  path[0] === '[]' && resolved(schema)?.kind !== 'list' ? path.slice(1) : path

/**
 * The explanation for an entry that must have one of several fields and has none of them: it lists all of them. Null
 * for any other deviation.
 */
function nameless(schema: z.core.$ZodType, value: unknown, { path, kind }: Deviation): Explained[] | null {
  const there = steps(path)
  const inside = below(schema, there)
  const owner = kind === 'missing' ? schemaAt(schema, inside.slice(0, -1)) : null
  const about = owner && resolved(owner)
  const names = about?.kind === 'shape' ? about.identity : []
  if (about?.kind !== 'shape' || !names.includes(inside.at(-1) ?? '')) return null
  const lacking = valuesAt(value, there.slice(0, -1)).filter((one) =>
    names.every((name) => isAbsent(valuesAt(one, [name])[0])),
  )
  return names.map((name) => {
    const field = about.fields[name]
    const expected = expectedOf(field ? resolved(field) : null)
    return {
      path: path.replace(/[^.]*$/, name),
      expected: names.length > 1 ? `${expected} (${names.join(' or ')} must be there)` : expected,
      came: formsOf(
        lacking.flatMap((one) => valuesAt(one, [name])),
        null,
      ),
      fallback: 'the entry or part is left out',
    }
  })
}

/** Explains one deviation. When the schema is that of an entry, the path begins with `[]`. */
export function explain(schema: z.core.$ZodType, value: unknown, deviation: Deviation): Explained[] {
  const unnamed = nameless(schema, value, deviation)
  if (unnamed) return unnamed
  const path = steps(deviation.path)
  const schemaThere = schemaAt(schema, below(schema, path))
  const about = schemaThere && resolved(schemaThere)
  const misfits = (one: unknown) =>
    !schemaThere || (!isAbsent(one) && deviations(schemaThere, one).some((found) => found.path === ''))
  const wrong = valuesAt(value, path).filter(deviation.kind === 'missing' ? isAbsent : misfits)
  return [
    {
      path: deviation.path || 'the reply',
      expected: expectedOf(about),
      came: formsOf(wrong, about),
      fallback: fallbackOf(about, deviation.path),
    },
  ]
}

/** Explains the refusal of an entry whose single fields are all valid: a check of several fields has failed. */
export function unexplained(
  schema: z.core.$ZodType,
  value: unknown,
  known: readonly Explained[],
  path = '',
): Explained[] {
  const { error } = z.safeParse(schema, value)
  const places = (error?.issues ?? []).map((issue) => [path, ...issue.path.map(String)].filter(Boolean).join('.'))
  const isNamed = (place: string) =>
    known.some((one) => one.path === (place || 'the reply') || one.path.replace(/\.?[^.]*$/, '') === place)
  return [...new Set(places)]
    .filter((place) => !isNamed(place))
    .map((place) => ({
      path: place || 'the reply',
      expected: 'fields that fit each other (openapi.json shows each alone)',
      came: formOf(value, false),
      fallback: 'the entry or part is left out',
    }))
}
