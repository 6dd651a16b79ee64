import * as z from 'zod'
import { Gender, genders } from '#/domains/user/model.ts'
import { type Block, blockOf } from '#/shared/api/blocks.ts'
import { Month } from '#/shared/api/day.ts'
import { PictureList } from '#/shared/api/picture-list.ts'

export type JsonSchema = Record<string, unknown>

type Plain = Extract<Block, { kind: 'identity' | 'tolerant' }>['plain']

const TIME = '2026-11-20T10:00:00+08:00'
const time: JsonSchema = {
  type: 'string',
  format: 'date-time',
  description: 'ISO 8601 with an offset.',
  examples: [TIME],
}

/** The form that a backend should send. The app also reads other forms (docs/adr/017-tolerant-wire.md). */
const plainTypes: Record<Plain, JsonSchema> = {
  id: { type: 'string', minLength: 1, description: 'An id: JavaScript rounds large numbers.', examples: ['1001'] },
  text: { type: 'string', examples: ['文字'] },
  prose: { type: 'string', description: 'Plain text, without tags and character references.', examples: ['文字'] },
  money: { type: 'integer', description: 'Cents, without a decimal point.', examples: [9900] },
  points: { type: 'integer', description: 'Points, without a decimal point.', examples: [500] },
  'whole number': { type: 'integer', examples: [3] },
  quantity: { type: 'integer', description: 'A number of pieces, places or times.', examples: [3] },
  number: { type: 'number', examples: [0.5] },
  'yes or no': { type: 'boolean', examples: [true] },
  time,
  edge: { ...time, description: 'ISO 8601 with an offset; null for a period without this edge.' },
  day: { type: 'string', format: 'date', description: 'A day in China.', examples: ['2026-11-20'] },
  anything: {},
}

const ADDRESS: JsonSchema = {
  format: 'uri-reference',
  description: 'An address on this site or another one.',
  examples: ['/pictures/goods/g01.svg'],
}

/** A text, or each text of a list, is an address if the field's name is that of pictures, videos or files. */
function namedAs(name: string, schema: JsonSchema): JsonSchema {
  if (!/picture|image|icon|url$/i.test(name)) return schema
  const type = String(schema['type'])
  if (/^string(,null)?$/.test(type)) return { ...schema, ...ADDRESS }
  return /^array(,null)?$/.test(type) ? { ...schema, items: namedAs(name, schema['items'] as JsonSchema) } : schema
}

/** Values that every release may extend: the app accepts unknown values, so the schema has no closed `enum`. */
const openWords = (values: readonly unknown[]): JsonSchema => ({
  'x-extensible-enum': values,
  description: `Known: ${values.join(', ')}. Others may follow.`,
  examples: values.slice(0, 1),
})

/** Fields that backends send in several forms. */
const several = new Map<z.core.$ZodType, JsonSchema>([
  [Month, { type: ['string', 'null'], pattern: String.raw`^\d{4}-\d{2}$`, examples: ['2026-11'] }],
  [
    Gender,
    { type: ['string', 'integer', 'null'], ...openWords(genders), description: 'A word, or 0 female and 1 male.' },
  ],
  [
    PictureList,
    {
      type: ['string', 'array', 'null'],
      items: { type: 'string' },
      description: 'Addresses: one, several separated by commas, or a list.',
      examples: [['/pictures/goods/g01.svg']],
    },
  ],
])

const forms = { string: '文字', integer: 1, boolean: true, array: [], object: {} } as const

/** The forms that a field of a custom block accepts. */
function formsOf({ accepts }: Extract<Block, { kind: 'custom' }>): JsonSchema {
  const taken = Object.entries(forms).filter(([, form]) => accepts(form))
  return {
    type: [...taken.map(([type]) => type), 'null'],
    description: 'Sent in several forms; see docs/mock-differences.md.',
    examples: taken.slice(0, 1).map(([, form]) => form),
    ...('array' in Object.fromEntries(taken) && { items: {} }),
  }
}

/** Makes the enumerations of a request open, too, because a later release of the app may send more words. */
function withOpenWords(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withOpenWords)
  if (typeof schema !== 'object' || schema === null) return schema
  const { enum: values, ...rest } = schema as JsonSchema
  const inner = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withOpenWords(value)]))
  return Array.isArray(values) ? { ...inner, ...openWords(values) } : inner
}

/** A schema that also allows null; for null, the app uses its fallback. */
function orNull({ type, ...rest }: JsonSchema): JsonSchema {
  return type === undefined ? rest : { type: [type, 'null'].flat(), ...rest }
}

/**
 * Turns the schemas of contract rows into JSON Schema 2020-12. Each entity becomes a component to which other schemas
 * refer, so an entity may contain itself.
 */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {}
  private readonly names = new Map<z.core.$ZodType, string>()

  /** The schema of a reply, made of the blocks of wire.ts. */
  reply(schema: z.core.$ZodType): JsonSchema {
    const about = blockOf(schema)
    if (!about) return this.request(schema)
    switch (about.kind) {
      case 'identity':
        return plainTypes[about.plain]
      case 'tolerant':
        return orNull(plainTypes[about.plain])
      case 'open':
        return { type: ['string', 'null'], ...openWords(about.values) }
      case 'custom':
        return several.get(schema) ?? formsOf(about)
      case 'list':
        return { type: ['array', 'null'], items: this.reply(about.item) }
      case 'part':
        return { anyOf: [this.reply(about.part), { type: 'null' }] }
      case 'union':
        return { anyOf: [this.reply(about.plain), this.reply(about.full)] }
      case 'of':
        return this.reply(about.from)
      case 'lazy':
        return this.reply(about.make())
      case 'nothing':
        return {}
      case 'shape':
        return this.shape(schema, about)
    }
  }

  private shape(schema: z.core.$ZodType, { entity, fields, identity }: Extract<Block, { kind: 'shape' }>): JsonSchema {
    const known = this.names.get(schema)
    if (known) return { $ref: `#/components/schemas/${known}` }
    const name = this.freeName(entity)
    this.names.set(schema, name)
    this.components[name] = {}
    const required = Object.keys(fields).filter((field) => this.isRequired(fields[field]) || identity.join() === field)
    this.components[name] = {
      title: entity,
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([field, inner]) => [field, namedAs(field, this.reply(inner))]),
      ),
      ...(required.length > 0 && { required }),
      // Not `anyOf`, because mock servers would then send an empty object.
      ...(identity.length > 1 && {
        'x-required-one-of': identity,
        description: `One is required: ${identity.join(', ')}.`,
      }),
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  private isRequired(field: z.core.$ZodType | undefined): boolean {
    const about = field && blockOf(field)
    if (!about) return false
    if (about.kind === 'of') return this.isRequired(about.from)
    return about.kind === 'identity' || about.kind === 'shape'
  }

  private freeName(entity: string): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? entity : `${entity}-${number}`
      if (!(name in this.components)) return name
    }
  }

  /** The schema of a request, which is plain zod. */
  request(schema: z.core.$ZodType): JsonSchema {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    return withOpenWords(rest) as JsonSchema
  }
}
