import { http, type HttpHandler, HttpResponse } from 'msw'
import type { Backend } from '#/mocks/backend.ts'
import { holdCall } from './quiet.ts'

/** The same backend with additional handlers of the test, which take precedence. */
export const withHandlers = (backend: Backend, ...handlers: HttpHandler[]): Backend => ({
  ...backend,
  handlers: [...handlers, ...backend.handlers],
})

type Method = 'get' | 'post' | 'put' | 'delete'

/** A handler with a fixed answer to every call of an address. */
export const jsonHandler = (
  method: Method,
  path: string,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): HttpHandler => http[method](`*/${path}`, () => HttpResponse.json(body as null, { status, headers }))

export interface RecordedRequest {
  url: URL
  body: unknown
}

/** Records every call of an address with its query and body. The backend answers the call. */
export function spyOnRequest(method: Method, path: string): { handler: HttpHandler; asked: RecordedRequest[] } {
  const asked: RecordedRequest[] = []
  const handler = http[method](`*/${path}`, async ({ request }) => {
    const text = method === 'get' ? '' : await request.clone().text()
    asked.push({ url: new URL(request.url), body: text === '' ? null : (JSON.parse(text) as unknown) })
  })
  return { handler, asked }
}

/** Holds back the calls of an address until the test releases them, or only the calls with `part` in their URL. */
export function holdCalls(method: Method, path: string, part = ''): { handler: HttpHandler; release: () => void } {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  const handler = http[method](`*/${path}`, async ({ request }) => {
    if (request.url.includes(part)) await holdCall(request.url, gate)
  })
  return { handler, release: () => release() }
}
