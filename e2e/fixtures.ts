import { type BrowserContext, expect, type Page, type Request as PageRequest, test as base } from '@playwright/test'
import { getResponse } from 'msw'
import { type Backend, createBackend } from '#/mocks/backend.ts'
import { API } from '#/mocks/http.ts'
import { SAMPLE_PATH } from '#/mocks/resources.ts'
import type { FaultKind } from '#/mocks/knobs.ts'
import { personas } from '#/mocks/personas.ts'
import { callNames, misunderstood } from '#/mocks/workbench/understood.ts'
import { expectToast, recordToasts } from './toasts.ts'
import { userAgents, type WechatProfile } from './wechat-profiles.ts'
import { installWechat, type NativeAnswer, type WechatSimulator } from './wechat-simulator.ts'

/** The requests of each context that have no answer yet. */
const pendingRequests = new WeakMap<BrowserContext, Set<PageRequest>>()

function trackRequests(context: BrowserContext): void {
  const requests = pendingRequests.get(context) ?? new Set<PageRequest>()
  if (pendingRequests.has(context)) return
  pendingRequests.set(context, requests)
  context.on('request', (request) => void requests.add(request))
  context.on('requestfinished', (request) => void requests.delete(request))
  context.on('requestfailed', (request) => void requests.delete(request))
}

/**
 * Waits until no request was in flight for several turns, since an answer may cause the next request. A test can check
 * that something was not sent or is not shown only after this.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = pendingRequests.get(page.context()) ?? new Set<PageRequest>()
  let calm = 0
  await expect
    .poll(
      async () => {
        // Posts a message, because a message is a task of its own even while a test stops the page's clock.
        const turned = page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', resolve)
              port1.start()
              port2.postMessage(null)
            }),
        )
        // During a page load, the page is not quiet.
        const stayed = await turned.then(
          () => true,
          () => false,
        )
        calm = stayed && requests.size === 0 ? calm + 1 : 0
        return calm
      },
      { intervals: [10], message: 'no request in flight' },
    )
    .toBeGreaterThan(5)
}

/** Answers the requests of a context from a backend in this process; two contexts may share it. */
export async function routeToBackend(context: BrowserContext, backend: Backend): Promise<void> {
  await recordToasts(context)
  trackRequests(context)
  await context.route(
    (url) => API.test(url.pathname) || url.pathname === `/${SAMPLE_PATH}`,
    async (route, request) => {
      const body = request.postDataBuffer()
      const asked = new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
      const answer = await getResponse(backend.handlers, asked)
      if (!answer) throw new Error(`nobody answers ${request.method()} ${request.url()}`)
      if (answer.type === 'error') return route.abort('failed')
      return route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    },
  )
}

/** Collects the errors that a page logs or throws, and requests to unknown hosts. The list must stay empty. */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(`pageerror: ${error.message}`))
  page.on('console', (message) => {
    // Ignores the browser's own messages about status codes.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      pageErrors.push(`console: ${message.text()}`)
    if (message.type() === 'warning') pageErrors.push(`warning: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    // Hosts that tests simulate themselves: WeChat's SDK sends reports, Alipay takes payments.
    const known = [
      '127.0.0.1',
      'localhost',
      'open.weixin.qq.com',
      'res.wx.qq.com',
      'mclient.alipay.com',
      'openapi.alipay.com',
    ]
    if (/^https?:$/.test(protocol) && !known.includes(hostname)) pageErrors.push(`foreign request: ${hostname}`)
  })
  return pageErrors
}

interface Fixtures {
  backend: Backend
  /** The errors that `collectPageErrors` finds. Every test checks that the list stays empty. */
  pageErrors: string[]
  /**
   * Signs in as a persona before the first page. With `by` = `wechat`, the backend knows the WeChat account for
   * payments.
   */
  as: (persona: string, by?: 'wechat') => Promise<void>
  /** Sets the knobs, as in `?mock=`, and replaces the previous ones. */
  knobs: (text: string) => void
  /** Makes a call fail every time, or only the nth time. */
  fault: (call: string, kind: FaultKind, nth?: number) => void
  /** Sets the time of the backend, which the app follows: `16:59:50` or an ISO time. */
  clock: (time: string) => void
  /** Simulates WeChat; call it before the first page. */
  wechat: (profile: WechatProfile, answers?: Record<string, NativeAnswer[]>) => Promise<WechatSimulator>
  /** Waits until this toast was shown, even if it is gone by now. */
  expectToast: (text: string) => Promise<void>
  /** Opens a second phone with a signed-in person on the same backend. The console of this phone is checked, too. */
  newPhone: (persona: string) => Promise<Page>
}

/** Throws an error with one sentence if a name is unknown. Otherwise the test would wait until its time limit. */
function assertKnown(what: string, name: string, names: readonly string[]): void {
  if (!names.includes(name)) throw new Error(`no ${what} is called ${name}; there are ${names.join(', ')}`)
}

const personaNames = personas.map(({ persona }) => persona)

function checkKnobs(text: string): string {
  const [wrong] = misunderstood(text)
  if (wrong) throw new Error(wrong)
  return text
}

/** The knobs of each backend so far; a further knob is added to them. */
const knobsOf = new WeakMap<Backend, string[]>()

function addKnob(backend: Backend, part: string): void {
  const parts = [...(knobsOf.get(backend) ?? []), checkKnobs(part)]
  knobsOf.set(backend, parts)
  backend.setKnobs(parts.join(';'))
}

const storeSession = (token: string | null) => {
  if (!window.localStorage.getItem('app:session')) window.localStorage.setItem('app:session', JSON.stringify({ token }))
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
  backend: async ({}, use) => {
    const backend = createBackend()
    await use(backend)
    expect(backend.violations, 'requests that break the contract').toEqual([])
  },
  context: async ({ context, backend }, use) => {
    await routeToBackend(context, backend)
    await use(context)
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = collectPageErrors(page)
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  as: async ({ context, backend }, use) => {
    await use(async (persona, by) => {
      assertKnown('persona', persona, personaNames)
      const user = backend.db.users.find((entry) => entry.persona === persona)
      if (by && user) user.openId = persona
      await context.addInitScript(storeSession, backend.tokenFor(persona))
    })
  },
  knobs: async ({ backend }, use) => {
    await use((text) => {
      knobsOf.set(backend, [checkKnobs(text)])
      backend.setKnobs(text)
    })
  },
  fault: async ({ backend }, use) => {
    await use((call, kind, nth) => {
      assertKnown('call', call, callNames)
      addKnob(backend, `fault:${call}=${kind}${nth === undefined ? '' : `@${nth}`}`)
    })
  },
  clock: async ({ backend }, use) => {
    await use((time) => addKnob(backend, `clock:${time}`))
  },
  wechat: async ({ context }, use) => {
    await use(async (profile, answers) => {
      assertKnown('WeChat profile', profile, Object.keys(userAgents))
      return installWechat(context, { profile, ...(answers ? { answers } : {}) })
    })
  },
  expectToast: async ({ page }, use) => {
    await use((text) => expectToast(page, text))
  },
  newPhone: async ({ browser, backend, contextOptions, viewport, baseURL }, use) => {
    const others: { context: BrowserContext; pageErrors: string[] }[] = []
    await use(async (persona) => {
      assertKnown('persona', persona, personaNames)
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        serviceWorkers: 'block',
        ...(baseURL ? { baseURL } : {}),
      })
      await routeToBackend(context, backend)
      await context.addInitScript(storeSession, backend.tokenFor(persona))
      const page = await context.newPage()
      others.push({ context, pageErrors: collectPageErrors(page) })
      return page
    })
    expect(others.flatMap(({ pageErrors }) => pageErrors)).toEqual([])
    await Promise.all(others.map(({ context }) => context.close()))
  },
})

export { expect }
