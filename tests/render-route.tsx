import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { App } from '#/app/App.tsx'
import { connectSession, leaveScreens } from '#/app/boot.ts'
import { type AppRouter, discovery, routeTree } from '#/app/router.tsx'
import { stopPayment } from '#/domains/payment/flow.ts'
import { endSession, beginSession } from '#/domains/session/store.ts'
import { type Backend, createBackend } from '#/mocks/backend.ts'
import { forgetDrafts } from '#/shared/form/drafts.ts'
import { network } from './setup-dom.ts'

/** The instant at which the worlds of the tests begin. */
export const NOW = Date.parse('2026-11-20T10:00:00+08:00')

interface Options {
  /** A persona of the stand-in; anonymous unless told. */
  as?: string
  /** Knobs, such as `fault:order.create=502@1`. */
  knobs?: string
  backend?: Backend
  /** The document is loaded anew in the same tab: what the tab has stored is still there. */
  sameTab?: boolean
}

export const newBackend = (knobs = ''): Backend =>
  createBackend({ now: () => NOW, knobs, wait: () => Promise.resolve() })

/** The document goes and takes its memory along; what the tab has stored stays for the next one (`sameTab`). */
export function unload({ view }: Pick<Awaited<ReturnType<typeof renderRoute>>, 'view'>): void {
  const left = Object.entries(sessionStorage)
  view.unmount()
  forgetDrafts()
  for (const [key, value] of left) sessionStorage.setItem(key, value as string)
}

/** Shows an address through the real route table on the real stand-in: guards, chunks, loaders and cache all run. */
export async function renderRoute(
  address: string,
  { as, knobs = '', backend = newBackend(knobs), sameTab }: Options = {},
) {
  if (!sameTab) endSession()
  stopPayment()
  network.use(...backend.handlers)
  if (as) beginSession(backend.tokenFor(as) ?? '', as)
  const made: { router: AppRouter | null } = { router: null }
  connectSession(() => made.router)
  const router = createMemoryRouter(routeTree(), { initialEntries: [address], patchRoutesOnNavigation: discovery() })
  made.router = router
  leaveScreens(router)
  const user = userEvent.setup()
  const view = render(<App router={router} />, { onCaughtError: () => undefined })
  const app = {
    backend,
    router,
    user,
    view,
    address: () => router.state.location.pathname + router.state.location.search,
    sees: (text: string | RegExp) => screen.findAllByText(text, undefined, { timeout: 8000 }),
    misses: (text: string | RegExp) =>
      waitFor(
        () => screen.queryAllByText(text).length === 0 || Promise.reject(new Error(`still there: ${String(text)}`)),
      ),
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
          // The router is there before its screen is: what a test does in between would meet the screen that is left.
          // Kept screens are drawn, too, behind it.
          const drawn = [...document.querySelectorAll<HTMLElement>('[data-path]')].map((shell) => shell.dataset['path'])
          if (drawn.length > 0 && !drawn.includes(router.state.location.pathname))
            throw new Error(`${drawn.join()} is still drawn, expected ${now}`)
        },
        { timeout: 8000 },
      ),
    /** The calls that the backend has had, by their names. */
    calls: (id: string) => backend.seen.filter((seen) => seen.id === id),
  }
  return app
}
