import { HttpResponse } from 'msw'
import type { FaultKind } from './knobs.ts'

const problem = (status: number, detail?: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ status, title: 'Error', ...(detail === undefined ? {} : { detail }) }, { status, headers })

/**
 * The response of an injected fault. Null for the faults that backend.ts applies itself:
 * - `slow`: waits before the handler.
 * - `never`: waits for ever before the handler.
 * - `empty`: an empty list instead of the reply of the handler.
 * - `lost`: a network error after the handler.
 */
export function faultResponse(kind: FaultKind): Response | null {
  switch (kind) {
    // Both look the same to `fetch`: a network error.
    case 'offline':
    case 'timeout':
      return HttpResponse.error()
    case '400':
      return problem(400, '请求的内容有误')
    case '400-detail':
      return problem(400, '库存不足')
    case '400-empty':
      return new HttpResponse(null, { status: 400 })
    case '429':
      return problem(429, undefined, { 'retry-after': '1' })
    case '502':
      return new HttpResponse('<html><body>Bad Gateway</body></html>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case '401':
    case '403':
    case '404':
    case '418':
    case '500':
    case '503':
      return problem(Number(kind))
    case 'unreadable':
      return new HttpResponse('{"broken":', { headers: { 'content-type': 'application/json' } })
    case 'html':
      return new HttpResponse('<!doctype html><title>登录网络</title>', { headers: { 'content-type': 'text/html' } })
    case 'null':
      return HttpResponse.json(null)
    case 'wrong-shape':
      return HttpResponse.json({ id: { nested: true }, items: 'none' })
    case 'lost':
    case 'empty':
    case 'slow':
    case 'never':
      return null
  }
}
