import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type * as z from 'zod/mini'
import { deviations } from '#/shared/api/deviations.ts'
import { commentsIn } from '../tools/openapi/describe.ts'
import { openApiOf } from '../tools/openapi/openapi.ts'
import { allEndpoints } from '#tests/contracts.ts'

interface Operation {
  operationId: string
  summary: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content?: Record<string, { example?: unknown }> }
  >
  security: Record<string, unknown>[]
  'x-changes'?: string[]
  'x-also'?: string[]
}

const document = (await openApiOf(allEndpoints, '1.0.0')) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }> }
}
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const operation = (id: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

test('the generated OpenAPI document is valid and passes the rules of Redocly', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      file,
      '--config',
      'tools/openapi/redocly.yaml',
      '--format',
      'json',
    ],
    {
      encoding: 'utf8',
      // Redocly must not send data during a lint.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      maxBuffer: 10_000_000,
    },
  )
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('every API row is in the OpenAPI document', () => {
  const named = operations.flatMap(({ operationId, 'x-also': also = [] }) => [operationId, ...also])
  expect(named.toSorted()).toEqual(allEndpoints.map(({ id }) => id).toSorted())
})

test('a call in the OpenAPI document has its path, query, body and reply', () => {
  const search = document.paths['/mallsales/api/public/goods/search/standard-query']?.['post']
  expect(search?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'page', in: 'query', required: true })]),
  )
  expect(Object.keys(search?.requestBody?.content ?? {})).toEqual(['application/json'])
  expect(Object.keys(search?.responses['200']?.headers ?? {})).toEqual(['x-total-count'])
  const goods = document.paths['/mallsales/api/public/goods-with-state/{id}']?.['get']
  expect(goods?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'sharingCode', in: 'query', schema: { type: 'string' } },
  ])
})

test('a call in the OpenAPI document has its permission, its changes and its refusals', () => {
  expect(operation('order.create').security).toEqual([{ token: [] }])
  expect(operation('order.create')['x-changes']?.length).toBeGreaterThan(0)
  expect(operation('order.create').parameters?.map(({ name }) => name)).toContain('Idempotency-Key')
  expect(operation('mall.groups').security).toEqual([])
  expect(Object.keys(operation('mall.goods').responses)).toEqual(['200', '400', '401', '403', '404', '429', '5XX'])
})

test('the contract requires exactly the fields without which an entity is rejected', () => {
  expect(document.components.schemas['Order']?.required).toContain('id')
  expect(document.components.schemas['Order']?.required).not.toContain('orderNumber')
  // A specification of goods needs an id or a name.
  expect(document.components.schemas['SpecificationItem']).toMatchObject({ 'x-required-one-of': ['id', 'name'] })
})

/** Every schema in the OpenAPI document, with its path. */
function schemasIn(value: unknown, place = ''): [place: string, schema: Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, one]) => schemasIn(one, `${place}/${name}`))
  return 'type' in value && !('properties' in value && place.endsWith('/properties'))
    ? [[place, value], ...inner]
    : inner
}
const schemas = schemasIn(document)
const has = (type: string, { type: own }: Record<string, unknown>) => [own].flat().includes(type)

test('no schema has a closed enum, because new words can be added', () => {
  expect(schemas.filter(([, schema]) => 'enum' in schema).map(([place]) => place)).toEqual([])
  const status = document.components.schemas['LectureLive']?.properties?.['status']
  expect(status).toMatchObject({ type: ['string', 'null'], 'x-extensible-enum': ['OVER', 'CANCELLED'] })
})

test.each<[entity: string, field: string, known: object]>([
  ['Patient', 'id', { type: 'string' }],
  ['Patient', 'birthday', { type: ['string', 'null'], format: 'date' }],
  ['Patient', 'gender', { type: ['string', 'integer', 'null'], 'x-extensible-enum': ['SECRET', 'MALE', 'FEMALE'] }],
  ['LectureLive', 'startTime', { type: ['string', 'null'], format: 'date-time' }],
  ['InsuranceClaim', 'amount', { type: ['integer', 'null'], description: expect.stringMatching(/^Cents/) as string }],
])('in the OpenAPI document, the field %s.%s has the expected type and format', (entity, field, known) =>
  expect(document.components.schemas[entity]?.properties?.[field]).toMatchObject(known),
)

test('every plain value in the contract has an example of the right type, which a mock server can serve', () => {
  const typeOf = (value: unknown) =>
    Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
  const plain = schemas.filter(
    ([place, schema]) =>
      place.startsWith('/components/schemas/') &&
      place.split('/').length === 6 &&
      ['string', 'integer', 'number', 'boolean'].some((type) => has(type, schema)),
  )
  const without = plain.filter(([place, { examples }]) => !Array.isArray(examples) && !place.includes('/Refusal/'))
  expect(plain.length).toBeGreaterThan(300)
  expect(without.map(([place]) => place)).toEqual([])
  const wrong = plain.filter(([, schema]) =>
    ((schema['examples'] as unknown[] | undefined) ?? []).some((one) => !has(typeOf(one), schema)),
  )
  expect(wrong.map(([place]) => place)).toEqual([])
})

test('every reply has an example that matches the contract', async () => {
  const named = allEndpoints.filter(({ id }) => operations.some(({ operationId }) => operationId === id))
  const wrong = named.map(async ({ id, row, model }) => {
    const schema = ((await model()) as Record<string, z.core.$ZodType>)[row.reply] as z.core.$ZodType
    const { example } = operation(id).responses['200']?.content?.['application/json'] ?? {}
    return deviations(schema, example, row.list).map(({ path, kind }) => `${id} ${path} ${kind}`)
  })
  expect((await Promise.all(wrong)).flat()).toEqual([])
})

test('every operation in the contract has a summary, and a description with the row’s comment and changes', () => {
  expect(operations.filter(({ summary }) => !/^[A-Z][a-z ]+$/.test(summary)).map(({ summary }) => summary)).toEqual([])
  expect(operation('order.setOtherPayment').summary).toBe('Set other payment')
  expect(operation('order.cancel').description).toContain('A GET that writes')
  const silent = operations.filter(({ description = '', 'x-changes': changes }) =>
    changes?.some((name) => !description.includes(name)),
  )
  expect(silent).toEqual([])
  expect(operation('help.feedback').description).toContain('It changes no read of the app.')
  expect(operation('mall.goods').description).toBeUndefined()
})

test('the comment of a row is read from the source, also if it has several lines', () => {
  const source =
    "defineApi('a-b', load, {\n  /** One. */\n  one: {\n  },\n  /**\n   * Two\n   * lines.\n   */\n  two: { },\n  three: {},\n})"
  expect([...commentsIn(source)]).toEqual([
    ['a-b.one', 'One.'],
    ['a-b.two', 'Two lines.'],
  ])
})

test.each([
  ['/proc/x/openapi.json', 'cannot be written (ENOENT)'],
  ['package.json', 'is no OpenAPI document: it is left as it is'],
  ['openapi.yaml', 'a file that ends with .json'],
])('npm run openapi -- %s is refused with one sentence', (file, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/openapi/openapi.mjs', file], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
