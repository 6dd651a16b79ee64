import type * as z from 'zod'
import { sample } from 'openapi-sampler'
import type { Endpoint, EndpointRow } from '#/shared/api/endpoint.ts'
import { descriptionOf, summaryOf } from './describe.ts'
import { type JsonSchema, SchemaWriter } from './json-schema.ts'

type Json = Record<string, unknown>

/** What the app does after each refusal (the error catalogue). */
const refusals: Readonly<Record<string, string>> = {
  '400': 'Refused; the message of the reply is shown where the person can act on it.',
  '401': 'The session is over: the app asks to sign in, then comes back.',
  '403': 'Not allowed for this person.',
  '404': 'Gone, or not known to this server.',
  '429': 'Too many requests; Retry-After is respected.',
  '5XX': 'A fault of the server: reads are tried again, writes never.',
}

const Message: JsonSchema = { type: 'object', properties: { message: { type: 'string' } } }

const fullPath = ({ path }: EndpointRow): string => `/${path}`

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(schema: JsonSchema): Json[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema: of,
  }))
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key with the same content has one effect.',
  schema: { type: 'string' },
}

function repliesOf(row: EndpointRow, schema: JsonSchema): Json {
  const total = { 'x-total-count': { description: 'All entries.', schema: { type: 'integer' } } }
  const texts: Record<string, string | undefined> = { '404': row.missingText, '400': row.errorText }
  const refused = Object.entries(refusals).map(([status, what]) => [
    status,
    {
      description: texts[status] ? `${what} Shown: ${texts[status]}` : what,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  return {
    '200': {
      description: row.list ? 'The entries of this page.' : 'Done.',
      ...(row.list && { headers: total }),
      content: { 'application/json': { schema: row.list ? { type: 'array', items: schema } : schema } },
    },
    ...Object.fromEntries(refused),
  }
}

async function operationOf(endpoint: Endpoint, write: SchemaWriter): Promise<Json> {
  const { id, domain, row, model } = endpoint
  const schemas = await model()
  const named = (name: string | undefined) => (name ? (schemas[name] as z.core.$ZodType) : null)
  const query = named(row.query)
  const body = named(row.body)
  const reply = named(row.reply)
  const type = row.form ? 'application/x-www-form-urlencoded' : 'application/json'
  const parameters = [
    ...pathParameters(fullPath(row)),
    ...(query ? queryParameters(write.request(query)) : []),
    ...(row.idempotencyKey ? [idempotencyKey] : []),
  ]
  const description = descriptionOf(endpoint)
  return {
    operationId: id,
    tags: [domain],
    summary: summaryOf(id),
    ...(description && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [type]: { schema: write.request(body) } } } }),
    responses: repliesOf(row, reply ? write.reply(reply) : {}),
    security: row.auth === 'user' ? [{ token: [] }] : row.anonymous ? [] : [{}, { token: [] }],
    ...(row.changes && { 'x-changes': row.changes }),
    ...(row.mayBeMissing && { 'x-optional': 'The specification only names this call; 404 means no entries.' }),
    ...(row.server && { 'x-server': row.server }),
  }
}

/** Combines two rows with the same method and path: the document has both shapes, under the name of the first row. */
function merged(one: Json, other: Json): Json {
  const schemaOf = (operation: Json) => {
    const { responses } = operation as { responses: Record<string, { content: Record<string, { schema: Json }> }> }
    return responses['200']?.content['application/json']?.schema ?? {}
  }
  const parameters = [...((one['parameters'] as Json[]) ?? []), ...((other['parameters'] as Json[]) ?? [])]
  const unique = parameters.filter(
    ({ name, in: place }, index) =>
      parameters.findIndex((two) => two['name'] === name && two['in'] === place) === index,
  )
  const both = [schemaOf(one), schemaOf(other)]
  const same = JSON.stringify(both[0]) === JSON.stringify(both[1])
  const responses = structuredClone(one['responses']) as Record<string, { content: Record<string, { schema: Json }> }>
  const content = responses['200']?.content['application/json']
  if (content && !same) content.schema = { anyOf: both }
  return {
    ...one,
    ...(unique.length > 0 && { parameters: unique }),
    responses,
    'x-also': [...((one['x-also'] as string[]) ?? []), other['operationId']],
  }
}

type Content = Record<string, { schema: Json; example?: unknown }>

/** Adds a complete example to each reply, made of the examples of its fields: mock servers send it unchanged. */
function addExamples(document: Json): void {
  const paths = Object.values(document['paths'] as Record<string, Record<string, { responses: Json }>>)
  for (const { responses } of paths.flatMap((path) => Object.values(path))) {
    const { content } = responses['200'] as { content: Content }
    for (const media of Object.values(content)) media.example = sample(media.schema, { quiet: true }, document)
  }
}

/** The contract as an OpenAPI 3.1 document. */
export async function openApiOf(endpoints: readonly Endpoint[], version: string): Promise<Json> {
  const writer = new SchemaWriter()
  writer.components['Refusal'] = Message
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = fullPath(endpoint.row)
    const method = endpoint.row.method.toLowerCase()
    // oxlint-disable-next-line eslint/no-await-in-loop -- components get their names in the order of the rows
    const operation = await operationOf(endpoint, writer)
    const before = paths[path]?.[method]
    paths[path] = { ...paths[path], [method]: before ? merged(before, operation) : operation }
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Backend of the mobile web app', version, description: 'Written by npm run openapi.' },
    servers: [{ url: '/', description: 'The host of the app, or VITE_HOSTS.' }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      schemas: writer.components,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  }
  addExamples(document)
  return document
}
