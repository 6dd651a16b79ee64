import { spawnSync } from 'node:child_process'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { commentsIn } from '../tools/openapi/describe.ts'
import { openApiOf } from '../tools/openapi/openapi.ts'
import { allEndpoints } from '#tests/contracts.ts'

interface Operation {
  operationId: string
  summary: string
  description?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { description: string; headers?: Record<string, unknown> }>
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

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('every row is in the document', () => {
  const named = operations.flatMap(({ operationId, 'x-also': also = [] }) => [operationId, ...also])
  expect(named.toSorted()).toEqual(allEndpoints.map(({ id }) => id).toSorted())
})

test('a call has its path, query, body and reply', () => {
  const search = document.paths['/mallsales/api/public/goods/search/standard-query']?.['post']
  expect(search?.parameters).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'page', in: 'query', required: true })]),
  )
  expect(Object.keys(search?.requestBody?.content ?? {})).toEqual(['application/json'])
  expect(Object.keys(search?.responses['200']?.headers ?? {})).toEqual(['x-total-count'])
  const goods = document.paths['/mallsales/api/public/goods-with-state/{id}']?.['get']
  expect(goods?.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }])
})

test('a call has its permission, its changes and its refusals', () => {
  expect(operation('order.create').security).toEqual([{ token: [] }])
  expect(operation('order.create')['x-changes']?.length).toBeGreaterThan(0)
  expect(operation('order.create').parameters?.map(({ name }) => name)).toContain('Idempotency-Key')
  expect(operation('mall.groups').security).toEqual([])
  expect(Object.keys(operation('mall.goods').responses)).toEqual(['200', '400', '401', '403', '404', '429', '5XX'])
})

test('the required fields of an entity are those without which it is refused', () => {
  expect(document.components.schemas['Order']?.required).toContain('id')
  expect(document.components.schemas['Order']?.required).not.toContain('orderNumber')
})

test('every operation has a summary, and its description has the row’s comment and changes', () => {
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

test('the comment of a row is read from its source, also over several lines', () => {
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
