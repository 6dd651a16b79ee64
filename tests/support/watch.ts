import { screen } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw'
import { vi } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { holdBack } from './quiet.ts'

/** The same backend with additional handlers of the test, which take precedence. */
export const withHandler = (backend: Backend, ...handlers: HttpHandler[]): Backend => ({
  ...backend,
  handlers: [...handlers, ...backend.handlers],
})

type Method = 'get' | 'post' | 'put' | 'delete'

/** A handler with a fixed answer to every call of an address. */
export const answer = (
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
export function holding(method: Method, path: string, part = ''): { handler: HttpHandler; release: () => void } {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  const handler = http[method](`*/${path}`, async ({ request }) => {
    if (request.url.includes(part)) await holdBack(request.url, gate)
  })
  return { handler, release: () => release() }
}

export const toastOf = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: 'span[role="alert"]' }, { timeout: 8000 })

/** Simulates an IntersectionObserver for which every element is visible, until `vi.unstubAllGlobals`. */
export function stubIntersection(): void {
  const Before = globalThis.IntersectionObserver
  class Seeing extends Before {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      super(tell)
      this.#tell = tell
    }
    override observe(): void {
      queueMicrotask(() => this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
  vi.stubGlobal('IntersectionObserver', Seeing)
}
