import * as z from 'zod/mini'
import type { EndpointRow } from '#/shared/api/endpoint.ts'
import type { MockRoute } from '../mock-api.ts'

async function readInput(row: EndpointRow, request: Request): Promise<{ query: unknown; body: unknown }> {
  const numeric = (value: string) => (/^-?\d{1,15}$/.test(value) ? Number(value) : value)
  const pairs = [...new URL(request.url).searchParams].map(([key, value]) => [key, value] as const)
  const text = request.method === 'GET' ? '' : await request.text()
  const body: unknown =
    text === '' ? undefined : row.form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
  const loose = Object.fromEntries(
    pairs.map(([key, value]) => [key, value === 'true' ? true : value === 'false' ? false : numeric(value)]),
  )
  return { query: { loose, plain: Object.fromEntries(pairs) }, body }
}

/** A query consists of texts. The query is parsed unchanged first, then with numbers and booleans converted. */
function parseQuery(schema: z.core.$ZodType, query: unknown) {
  const { loose, plain } = query as { loose: unknown; plain: unknown }
  const first = z.safeParse(schema, plain)
  return first.success ? first : z.safeParse(schema, loose)
}

interface Parsed {
  query: unknown
  body: unknown
  violation: string | null
}

/** Query and body of a request, parsed by the schemas of its row. */
export async function parseInput(route: MockRoute, request: Request): Promise<Parsed> {
  const { row, id } = route.endpoint
  const model = (await route.endpoint.model()) as Record<string, z.core.$ZodType>
  const input = await readInput(row, request)
  const query = row.query ? parseQuery(model[row.query] as z.core.$ZodType, input.query) : null
  const body = row.body ? z.safeParse(model[row.body] as z.core.$ZodType, input.body) : null
  const wrong = query?.success === false ? 'query' : body?.success === false ? 'body' : null
  return { query: query?.data, body: body?.data, violation: wrong ? `${id}: ${wrong}` : null }
}
