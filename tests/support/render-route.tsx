import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { createMemoryRouter } from 'react-router'
import { expect } from 'vitest'
import { App } from '#/app/App.tsx'
import { connectSession, handleScreenChanges } from '#/app/start/boot.ts'
import { type AppRouter, discoverScreens, routeTree } from '#/app/router.tsx'
import { stopPayment } from '#/domains/payment/machine/payment-store.ts'
import { endSession, beginSession } from '#/domains/user/store.ts'
import { type Backend, createBackend } from '#/mocks/backend.ts'
import { onSimulatedPageLoad, simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { holdCall, quiet } from './quiet.ts'
import { network } from './network.ts'

/** The start time of the test data. */
export const NOW = Date.parse('2026-11-20T10:00:00+08:00')

interface Options {
  /** A persona of the mock backend; a visitor by default. */
  as?: string
  /** Knobs, such as `fault:order.create=502@1`. */
  knobs?: string
  backend?: Backend
  /** Simulates a page load in the same tab: the session storage is kept. */
  sameTab?: boolean
  /** No call is answered until this promise resolves. Until then, `quiet` waits for no call. */
  until?: Promise<void>
}

/** Holds back every call until the gate resolves. Then the backend's own handlers answer. */
const holdAllCalls = (gate: Promise<void>) => http.all('*', ({ request }) => holdCall(request.url, gate))

export const newBackend = (knobs = ''): Backend =>
  createBackend({ now: () => NOW, knobs, wait: () => Promise.resolve() })

const connection = { end: () => {} }
/** The routers since the last page load. Each router listens to its window. */
const routers = new Set<AppRouter>()
onSimulatedPageLoad(() => {
  connection.end()
  stopPayment()
  routers.forEach((router) => router.dispose())
  routers.clear()
})

/** Connects the session to this app, and disconnects the previous app. */
export function connectApp(router: () => AppRouter | null): void {
  connection.end()
  connection.end = connectSession(router)
}

/** Simulates leaving the page: memory is lost, and the storage stays for the next page load (`sameTab`). */
export function unloadPage({ view }: Pick<Awaited<ReturnType<typeof renderRoute>>, 'view'>): void {
  view.unmount()
  simulatePageLoad()
}

/** Opens an address with the real route table and the mock backend. Guards, chunks, loaders and cache all run. */
export async function renderRoute(
  address: string,
  { as, knobs = '', backend = newBackend(knobs), sameTab, until }: Options = {},
) {
  if (!sameTab) endSession()
  stopPayment()
  network.use(...backend.handlers)
  if (until) network.use(holdAllCalls(until))
  if (as) beginSession(backend.tokenFor(as) ?? '', as)
  const made: { router: AppRouter | null } = { router: null }
  connectApp(() => made.router)
  const router = createMemoryRouter(routeTree(), {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverScreens(),
  })
  made.router = router
  routers.add(router)
  handleScreenChanges(router)
  const user = userEvent.setup()
  const view = render(<App router={router} />, { onCaughtError: () => undefined })
  const app = {
    backend,
    router,
    user,
    view,
    address: () => router.state.location.pathname + router.state.location.search,
    sees: (text: string | RegExp) => screen.findAllByText(text, undefined, { timeout: 8000 }),
    /** Waits until the screen is quiet, and checks that the text is not on the screen. */
    doesNotSee: async (text: string | RegExp) => {
      await quiet()
      await waitFor(() => expect(screen.queryAllByText(text).map((one) => one.textContent)).toEqual([]))
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }, { timeout: 8000 })),
    follow: async (name: string | RegExp) => user.click(await screen.findByRole('link', { name }, { timeout: 8000 })),
    type: async (label: string | RegExp, text: string) => {
      const field = await screen.findByLabelText(label, undefined, { timeout: 8000 })
      await user.clear(field)
      await user.type(field, text)
    },
    arrives: (start: string) =>
      waitFor(
        () => {
          const now = router.state.location.pathname + router.state.location.search
          if (!now.startsWith(start)) throw new Error(`at ${now}, expected ${start}`)
          // The router settles before its screen is rendered: a test that acts in between would meet the previous
          // screen. Kept-alive screens are also in the document, hidden.
          const drawn = [...document.querySelectorAll<HTMLElement>('[data-path]')].map((shell) => shell.dataset['path'])
          if (drawn.length > 0 && !drawn.includes(router.state.location.pathname))
            throw new Error(`${drawn.join()} is still drawn, expected ${now}`)
        },
        { timeout: 8000 },
      ),
    /**
     * Waits until the screen is quiet. Returns the calls that the backend has received, all or only those with this id.
     */
    calls: async (id?: string) => {
      await quiet()
      return backend.seen.filter((seen) => id === undefined || seen.id === id)
    },
  }
  return app
}
