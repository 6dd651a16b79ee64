import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { storeEntryId, useScrollMemory } from './scroll-memory.ts'

const observers = new Set<() => void>()
class Growing {
  readonly #grown: () => void
  constructor(grown: () => void) {
    this.#grown = grown
  }
  observe(target: Element): void {
    if (target === document.body) observers.add(this.#grown)
  }
  disconnect(): void {
    observers.delete(this.#grown)
  }
}

let tall = 10_000
const scrollTo = vi.fn<(left: number, top: number) => void>(
  (_left, top) => void Object.assign(window, { scrollY: Math.min(top, tall) }),
)

beforeEach(() => {
  tall = 10_000
  scrollTo.mockClear()
  vi.stubGlobal('ResizeObserver', Growing)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.useFakeTimers()
  window.history.replaceState(null, '')
})
afterEach(() => {
  observers.clear()
  Object.assign(window, { scrollY: 0 })
})

const at = () => window.scrollY
const scrolled = () => scrollTo.mock.calls.map(([, top]) => top)
/** Scrolls the page, as a person or a screen reader does. */
const scroll = (top: number) => {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}
const grow = (height: number) => {
  tall = height
  for (const grown of observers) grown()
}
const kept = () => JSON.parse(sessionStorage.getItem('app:scroll') ?? '{}') as Record<string, number>

/** Renders the app anew, as after a page load in the same tab. The session storage stays. */
async function opened(entries = ['/list'], index = 0) {
  function Shell() {
    useScrollMemory()
    return <Outlet />
  }
  const children: RouteObject[] = ['/list', '/goods', '/other'].map((path) => ({ path, element: null }))
  const router = createMemoryRouter([{ Component: Shell, children }], { initialEntries: entries, initialIndex: index })
  const view = render(<RouterProvider router={router} />)
  await act(async () => undefined)
  return {
    view,
    go: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    key: () => router.state.location.key,
  }
}

describe('going Back to a screen', () => {
  test('restores its scroll position, and a new screen is shown from the top', async () => {
    const listens = vi.spyOn(window, 'addEventListener')
    const app = await opened()
    // A passive listener never blocks scrolling.
    expect(listens.mock.calls.find(([type]) => type === 'scroll')?.[2]).toEqual({ passive: true })
    listens.mockRestore()
    expect(window.history.scrollRestoration).toBe('manual')
    expect(scrolled()).toEqual([0])
    scroll(800)
    await app.go('/goods')
    expect([at(), scrolled()]).toEqual([0, [0, 0]])
    scroll(300)
    await app.go(-1)
    expect(at()).toBe(800)
    await app.go(1)
    expect(at()).toBe(300)
    await app.go('/list')
    expect(at()).toBe(0)
  })

  test('waits until a list is tall enough, and adjusts to late content for three seconds', async () => {
    const app = await opened()
    scroll(800)
    await app.go('/goods')
    tall = 200
    await app.go(-1)
    expect(at()).toBe(200)
    // Scroll events during the restoration are not the person's position.
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(9000)
    grow(500)
    expect(at()).toBe(500)
    grow(799)
    expect(at()).toBe(799)
    vi.advanceTimersByTime(2999)
    Object.assign(window, { scrollY: 900 })
    grow(2000)
    expect([at(), observers.size]).toEqual([800, 1])
    vi.advanceTimersByTime(1)
    expect(observers.size).toBe(0)
    window.dispatchEvent(new Event('pagehide'))
    expect(Object.values(kept())).toContain(800)
    scroll(50)
    window.dispatchEvent(new Event('pagehide'))
    expect(Object.values(kept())).toContain(50)
  })

  test('waits until the page is tall enough, even if only two pixels are missing', async () => {
    const app = await opened()
    scroll(800)
    await app.go('/goods')
    tall = 798
    await app.go(-1)
    vi.advanceTimersByTime(9999)
    expect(observers.size).toBe(1)
    vi.advanceTimersByTime(1)
    expect(observers.size).toBe(0)
  })

  test.each(['touchstart', 'wheel', 'pointerdown', 'keydown'])(
    'stops restoring the position on the event %s',
    async (hand) => {
      const app = await opened()
      scroll(800)
      await app.go('/goods')
      tall = 200
      const listens = vi.spyOn(window, 'addEventListener')
      await app.go(-1)
      expect(listens.mock.calls.find(([type]) => type === hand)?.[2]).toEqual({ passive: true })
      const stop = listens.mock.calls.find(([type]) => type === hand)?.[1]
      listens.mockRestore()
      const forgets = vi.spyOn(window, 'removeEventListener')
      window.dispatchEvent(new Event(hand))
      expect(forgets.mock.calls.find(([type]) => type === hand)?.[1]).toBe(stop)
      forgets.mockRestore()
      grow(2000)
      expect([at(), observers.size]).toEqual([200, 0])
      scroll(250)
      await app.go('/other')
      await app.go(-1)
      expect(at()).toBe(250)
    },
  )

  test.each([
    ['a tap', () => window.dispatchEvent(new Event('pointerdown'))],
    ['the limit of three seconds', () => vi.advanceTimersByTime(3000)],
  ])(
    'if the page scrolls without a touch during the restoration, stores the new position when %s ends the restoration',
    async (_what, end) => {
      const app = await opened()
      scroll(800)
      await app.go('/goods')
      await app.go(-1)
      scroll(100)
      end()
      await app.go('/other')
      await app.go(-1)
      expect(at()).toBe(100)
    },
  )

  test('restores the next position after an earlier restoration was abandoned', async () => {
    const app = await opened()
    scroll(800)
    await app.go('/goods')
    tall = 200
    await app.go(-1)
    window.dispatchEvent(new Event('wheel'))
    scroll(700)
    await app.go('/goods')
    await app.go(-1)
    vi.advanceTimersByTime(9999)
    await app.go('/goods')
    await app.go(-1)
    vi.advanceTimersByTime(5000)
    window.dispatchEvent(new Event('scroll'))
    grow(2000)
    window.dispatchEvent(new Event('pagehide'))
    expect([at(), kept()['default']]).toEqual([700, 700])
  })

  test('stops restoring the position when another screen is opened', async () => {
    const app = await opened()
    scroll(800)
    await app.go('/goods')
    tall = 200
    await app.go(-1)
    await app.go('/other')
    expect(observers.size).toBe(0)
    grow(2000)
    expect(at()).toBe(0)
  })
})

test('after the app was unmounted, no scroll position is restored or stored', async () => {
  const [adds, removes] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  const listener = ({ mock }: typeof adds) => mock.calls.filter(([type]) => type === 'scroll').map(([, run]) => run)
  const app = await opened()
  scroll(70)
  app.view.unmount()
  expect(listener(adds)).toEqual([expect.any(Function)])
  expect(listener(removes)).toEqual(listener(adds))
  adds.mockRestore()
  removes.mockRestore()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual({})
})

describe('a changed query of the address', () => {
  test('does not change the scroll position, and Back from another screen restores the position', async () => {
    const app = await opened()
    scroll(800)
    await app.go('/list?tab=1')
    expect([at(), scrolled()]).toEqual([800, [0]])
    await app.go('/goods')
    await app.go(-1)
    expect(at()).toBe(800)
  })
})

describe('reloading a screen', () => {
  test('restores its scroll position', async () => {
    window.history.replaceState({ usr: 1 }, '')
    storeEntryId()
    const { entry, usr } = window.history.state as Record<string, unknown>
    expect([usr, entry]).toEqual([1, expect.stringMatching(/^[0-9a-f]{32}$/)])
    storeEntryId()
    expect(window.history.state).toEqual({ usr, entry })
    const app = await opened()
    expect(app.key()).toBe('default')
    scroll(640)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({ [entry as string]: 640 })
    app.view.unmount()
    scroll(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({ [entry as string]: 640 })
    simulatePageLoad()
    Object.assign(window, { scrollY: 0 })
    await opened()
    expect(at()).toBe(640)
  })

  test('does not restore the scroll position of another history entry', async () => {
    storeEntryId()
    const app = await opened()
    scroll(640)
    window.dispatchEvent(new Event('pagehide'))
    app.view.unmount()
    simulatePageLoad()
    window.history.replaceState(null, '')
    storeEntryId()
    await opened()
    expect(at()).toBe(0)
  })

  test('stores the position under the router’s key if the history entry has no name', async () => {
    const app = await opened()
    scroll(70)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({ default: 70 })
    window.history.replaceState({ entry: 'E' }, '')
    await app.go('/goods')
    const key = app.key()
    scroll(90)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual({ default: 70, [key]: 90 })
  })

  test('keeps the last fifty scroll positions', async () => {
    const places = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`k${index}`, index + 1]))
    sessionStorage.setItem('app:scroll', JSON.stringify(places))
    await opened()
    scroll(7)
    window.dispatchEvent(new Event('pagehide'))
    const names = Object.keys(kept())
    expect([names.length, names[0], names.at(-1)]).toEqual([50, 'k11', 'default'])
  })
})
