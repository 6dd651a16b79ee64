import * as z from 'zod/mini'
import type { Endpoint } from '#/shared/api/endpoint.ts'
import { type KnownIds, type Input, plans } from './inputs.ts'

/** A call of the contract with its loaded schemas. */
export interface Call {
  id: string
  row: Endpoint['row']
  query: z.core.$ZodType | null
  body: z.core.$ZodType | null
  reply: z.core.$ZodType
}

export async function callOf({ id, row, model }: Endpoint): Promise<Call> {
  const schemas = (await model()) as Record<string, z.core.$ZodType>
  const named = (name: string | undefined) => (name ? (schemas[name] ?? null) : null)
  return { id, row, query: named(row.query), body: named(row.body), reply: schemas[row.reply] as z.core.$ZodType }
}

const PAGE: Readonly<Record<string, number>> = { page: 0, size: 20 }

const shapeOf = (schema: z.core.$ZodType | null): [string, z.core.$ZodType][] =>
  schema && '_zod' in schema
    ? Object.entries((schema._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape ?? {})
    : []

/** The values of a parameter that follow from its schema alone: a page, or each word of an enum. */
function valuesOf(name: string, schema: z.core.$ZodType): unknown[] | null {
  const { type, entries } = schema._zod.def as { type: string; entries?: Record<string, unknown> }
  if (name in PAGE) return [PAGE[name]]
  return type === 'enum' && entries ? Object.values(entries) : null
}

/** The parameters of a query or body that follow from its schema; null if a required parameter does not. */
function partsOf(schema: z.core.$ZodType | null): Record<string, unknown>[] | null {
  let all: Record<string, unknown>[] = [{}]
  for (const [name, field] of shapeOf(schema)) {
    const values = valuesOf(name, field)
    const optional = (field._zod.def as { type: string }).type === 'optional'
    if (!values && !optional) return null
    if (values) all = all.flatMap((part) => values.map((value) => ({ ...part, [name]: value })))
  }
  return all
}

/** The inputs of a call that follow from its row alone; null if the call needs a value from another reply. */
export function ownInputs({ row, query, body }: Call): Input[] | null {
  if (row.path.includes('{')) return null
  const queries = partsOf(query)
  const bodies = partsOf(body)
  if (!queries || !bodies) return null
  return queries.flatMap((one) => bodies.map((two) => ({ ...(query && { query: one }), ...(body && { body: two }) })))
}

/** The names of required parameters of a call that no rule provides. */
const needs = ({ row, query, body }: Call): string => {
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path.${name}`)
  const required = (part: string, schema: z.core.$ZodType | null) =>
    shapeOf(schema)
      .filter(([name, field]) => !(name in PAGE) && (field._zod.def as { type: string }).type !== 'optional')
      .map(([name]) => `${part}.${name}`)
  return [...path, ...required('query', query), ...required('body', body)].join(', ')
}

/** The parameters of a call, as `path.id`, `query.page`; null for a body that is not an object. */
export function parametersOf({ row, query, body }: Call): string[] | null {
  if (body && shapeOf(body).length === 0 && (body._zod.def as { type: string }).type !== 'object') return null
  const path = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path.${name}`)
  const named = (part: string, schema: z.core.$ZodType | null) => shapeOf(schema).map(([name]) => `${part}.${name}`)
  return [...path, ...named('query', query), ...named('body', body)]
}

/** The number of entries of another read that are tried. */
const SAMPLES = 3

/** The inputs of a read by its plan, or the reason why there are none. */
export async function plannedInputs(
  call: Call,
  found: (of: string) => Promise<readonly KnownIds[]>,
): Promise<Input[] | string> {
  const own = ownInputs(call)
  const plan = plans[call.id]
  if (!plan) return own ?? `needs ${needs(call)}: give it with --inputs`
  if ('fixed' in plan) return [...plan.fixed]
  const inputs = (await found(plan.of)).map(plan.input).filter((input) => input !== null)
  const different = [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()]
  return different.length > 0
    ? different.slice(0, SAMPLES)
    : `needs ${needs(call)}: ${plan.of} has none; give it with --inputs`
}

export const entriesOf = (data: unknown, asked: Input): KnownIds[] =>
  (Array.isArray(data) ? (data as unknown[]) : [data])
    .filter((entry) => typeof entry === 'object' && entry !== null)
    .map((entry) => ({ entry, asked }))
