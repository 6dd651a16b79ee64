import type * as z from 'zod/mini'
import { type Block, blockOf } from '#/shared/api/blocks.ts'
import { javaValue } from './java.ts'
import { specifiedFields } from './specified-fields.ts'

/**
 * Imitates other backends by transforming the mock backend's replies. `bare` sends only the specified fields, `nulls`
 * sends null for every optional field. `strange` sends unknown enum values, numbers as text and vice versa, extra
 * fields and broken list entries. `long` sends names, titles and labels three times as long. `java` sends the values of
 * the mock backend as backends in Java write them.
 */
export const profiles = ['bare', 'nulls', 'strange', 'java', 'long'] as const
export type Profile = (typeof profiles)[number]

type Json = Record<string, unknown>
type ShapeBlock = Extract<Block, { kind: 'shape' }>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Goods in the form of the specification: the chosen specification with its price (§3 Goods). */
function asGoods(goods: Json): Json {
  const { specificationName, price } = goods
  if (specificationName === undefined) return goods
  return { ...goods, finalPrice: price, specificationItem: { name: specificationName, price } }
}

const rewrite: Readonly<Record<string, (given: Json) => Json>> = { Goods: asGoods }

/**
 * The specified fields of an entity. If they contain no identity field, the first identity field is added, because the
 * app would otherwise refuse every entry. An entity that the specification does not have keeps all its fields.
 */
function fieldsOf({ entity, identity, fields }: ShapeBlock): readonly string[] {
  const known = specifiedFields[entity] ?? Object.keys(fields)
  return identity.length === 0 || identity.some((name) => known.includes(name))
    ? known
    : [...known, ...identity.slice(0, 1)]
}

function bare(about: ShapeBlock, value: Json): Json {
  const { entity, fields } = about
  const known = fieldsOf(about)
  const written = rewrite[entity]?.(value) ?? value
  return Object.fromEntries(
    known.flatMap((name) => {
      if (written[name] === undefined) return []
      const field = fields[name]
      return [[name, field ? reshape('bare', field, written[name]) : written[name]]]
    }),
  )
}

/** Whether an entry without this field is invalid. */
const isNeeded = (shape: ShapeBlock, name: string, field: z.core.$ZodType): boolean => {
  const about = blockOf(field)
  if (about?.kind === 'of') return isNeeded(shape, name, about.from)
  return shape.identity.includes(name) || about?.kind === 'identity' || about?.kind === 'shape'
}

function nulls(about: ShapeBlock, value: Json): Json {
  const entries = Object.entries(about.fields).map(([name, field]) => [
    name,
    isNeeded(about, name, field) ? reshape('nulls', field, value[name]) : null,
  ])
  return Object.fromEntries(entries) as Json
}

const NEW_WORD = 'SOMETHING_NEW'
/** Names of open text fields that hold an enum value. */
const WORD = /(status|state|type|mode|kind|category|severity)$/i

function strangeValue(about: Block, value: unknown): unknown {
  if (about.kind === 'open') return NEW_WORD
  if (about.kind === 'tolerant' || about.kind === 'identity') {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value)) return Number(value)
    if (typeof value === 'boolean') return String(value)
  }
  return value
}

const isWord = (name: string, field: z.core.$ZodType, value: unknown): boolean =>
  blockOf(field)?.kind === 'tolerant' && typeof value === 'string' && value !== '' && WORD.test(name)

function strange({ fields }: ShapeBlock, value: Json): Json {
  const own = Object.entries(fields).flatMap(([name, field]) =>
    value[name] === undefined
      ? []
      : [[name, isWord(name, field, value[name]) ? NEW_WORD : reshape('strange', field, value[name])]],
  )
  return { ...(Object.fromEntries(own) as Json), somethingNew: { of: ['another', 1, null] } }
}

const MAX_LONG = 120

/** Whether a text was written by people: Chinese, and without markup, which has rules of its own. */
const isWritten = (text: string): boolean =>
  /[\u4e00-\u9fff]/.test(text) && !text.includes('<') && text.length < MAX_LONG / 2

function longValue(about: Block, value: unknown): unknown {
  const isText = about.kind === 'tolerant' || about.kind === 'identity'
  return isText && (about.plain === 'text' || about.plain === 'prose') && typeof value === 'string' && isWritten(value)
    ? value.repeat(3).slice(0, MAX_LONG)
    : value
}

/** Texts that the app looks up by their exact value: they stay unchanged. */
const LOOKED_UP = /^(gender|province|city|district)$/

const lengthened = ({ fields }: ShapeBlock, value: Json): Json => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      value[name] === undefined || LOOKED_UP.test(name) ? [] : [[name, reshape('long', field, value[name])]],
    ),
  ),
})

const amongBroken = (entries: readonly unknown[]): unknown[] => [null, ...entries, 'broken', {}]

const java = ({ fields }: ShapeBlock, value: Json): Json => ({
  ...value,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      value[name] === undefined ? [] : [[name, reshape('java', field, value[name])]],
    ),
  ),
})

const shapes: Readonly<Record<Profile, (about: ShapeBlock, value: Json) => Json>> = {
  bare,
  nulls,
  strange,
  java,
  long: lengthened,
}

const leaves: Partial<Record<Profile, (about: Block, value: unknown) => unknown>> = {
  strange: strangeValue,
  java: javaValue,
  long: longValue,
}

function inBlock(profile: Profile, about: Block, value: unknown): unknown {
  switch (about.kind) {
    case 'shape':
      return isRecord(value) ? shapes[profile](about, value) : value
    case 'list':
      return Array.isArray(value) ? inside(profile, about.item, value) : value
    case 'part':
      return reshape(profile, about.part, value)
    case 'of':
      return reshape(profile, about.from, value)
    case 'union':
      return reshape(profile, isRecord(value) ? about.full : about.plain, value)
    case 'lazy':
      return reshape(profile, about.make(), value)
    default:
      return leaves[profile]?.(about, value) ?? value
  }
}

/** A list inside an entry; an empty list is null in Java. */
const inside = (profile: Profile, item: z.core.$ZodType, values: readonly unknown[]): unknown[] | null =>
  profile === 'java' && values.length === 0 ? null : reshapeList(profile, item, values)

/** A reply, or a part of a reply, in the form of another backend. */
export function reshape(profile: Profile, schema: z.core.$ZodType, value: unknown): unknown {
  const about = blockOf(schema)
  return about === null || value === null || value === undefined ? value : inBlock(profile, about, value)
}

export function reshapeList(profile: Profile, item: z.core.$ZodType, values: readonly unknown[]): unknown[] {
  const entries = values.map((value) => reshape(profile, item, value))
  // A list of broken entries only is a failure, not an empty list.
  return profile === 'strange' && entries.length > 0 ? amongBroken(entries) : entries
}
