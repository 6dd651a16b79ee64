import * as z from 'zod'
import { type Block, blockOf } from '#/shared/api/blocks.ts'

export type JsonSchema = Record<string, unknown>

type Plain = Extract<Block, { kind: 'identity' | 'tolerant' }>['plain']

const time: JsonSchema = { type: ['string', 'integer'], description: 'ISO 8601 with an offset, or epoch milliseconds.' }

const plainTypes: Record<Plain, JsonSchema> = {
  id: { type: ['string', 'integer'] },
  text: { type: 'string' },
  prose: { type: 'string', description: 'Plain text, without tags and character references.' },
  money: { type: 'integer', description: 'Cents.' },
  points: { type: 'integer', description: 'Points.' },
  'whole number': { type: 'integer' },
  number: { type: 'number' },
  'yes or no': { type: 'boolean' },
  time,
  edge: time,
  day: { type: 'string', description: 'YYYY-MM-DD, a day in China.' },
  anything: {},
}

/** The schema, or null: with null the app uses its fallback. */
function orNull({ type, ...rest }: JsonSchema): JsonSchema {
  return type === undefined ? rest : { type: [type, 'null'].flat(), ...rest }
}

/**
 * Turns the schemas of contract rows into JSON Schema 2020-12. Each entity becomes a component that others refer to, so
 * an entity may contain itself.
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
        return { type: ['string', 'null'], description: `Known: ${about.values.join(', ')}. Any other text is kept.` }
      case 'custom':
        return { description: 'Sent in several forms; see docs/mock-differences.md.' }
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
    const required = Object.keys(fields).filter((field) => this.isRequired(fields[field]))
    this.components[name] = {
      title: entity,
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([field, inner]) => [field, this.reply(inner)])),
      ...(required.length > 0 && { required }),
      ...(identity.length > 0 && { anyOf: identity.map((field) => ({ required: [field] })) }),
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
    return rest
  }
}
