import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { couponApi } from '#/domains/coupon/api.ts'
import { setCurrentReport, useReportPointer } from '#/domains/report/store.ts'
import { userApi } from '#/domains/user/api.ts'
import { beginSession, endSession, expireSession, sessionToken } from '#/domains/user/store.ts'
import { call } from '#/shared/api/call.ts'
import { draftGeneration, draftOf, storeDraft, registerForm } from '#/shared/form/drafts.ts'
import type { ScreenTraits } from '#/shared/lib/screen.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import { connectSession } from './boot.ts'
import { claimCouponPackage } from './coupon-package.ts'
import { currentQueryClient } from '../identity.ts'
import { prefetchProfile } from './background-tasks.ts'
import type { AppRouter } from '../router.tsx'

vi.mock('#/shared/ui/layers/toast.ts', () => ({
  toast: vi.fn<() => void>(),
  closeToast: () => undefined,
  closeDialogs: () => undefined,
}))

/** The start-up tasks with a router of empty screens. boot.isolated.test.tsx tests the tasks in the whole app. */

const openedAt = (address: string) => window.history.replaceState(null, '', address)
const FLAGS: Record<string, Partial<ScreenTraits>> = {
  '/my-order/:tab': { login: true },
  '/commodity-detail/:id': {},
}
/** Opens the app at an address, in the browser's location and in the router. */
function at(address: string) {
  openedAt(address)
  const routes = Object.entries(FLAGS).map(([path, handle]) => ({ path, handle, element: null }))
  const unknown = { path: '*', element: null }
  const router = createMemoryRouter([...routes, unknown], { initialEntries: [address] })
  return Object.assign(router, {
    went: vi.spyOn(router, 'navigate'),
    address: () => router.createHref(router.state.location),
  })
}

/** The app follows the session for the rest of the test. */
const connect = (app: AppRouter | null) => onTestFinished(connectSession(() => app))

const ME = `/${userApi.me.row.path}`
let asked: { path: string; key: string | null; body: unknown }[]
const askedFor = (path: string) => asked.filter((one) => one.path === path)
let replies: Record<string, { status: number; body?: unknown }>

beforeEach(() => {
  vi.mocked(toast).mockClear()
  asked = []
  replies = {}
  network.use(
    http.all('*', async ({ request }) => {
      const { pathname: path } = new URL(request.url)
      const text = await request.text()
      asked.push({ path, key: request.headers.get('idempotency-key'), body: text ? JSON.parse(text) : null })
      const { status, body = null } = replies[path] ?? { status: 404 }
      return HttpResponse.json(body as null, { status })
    }),
  )
})
afterEach(() => {
  endSession()
  openedAt('/')
})

describe('[API-015] the server’s refusal of a session', () => {
  const refused = () => call(userApi.me, {}).catch(() => undefined)

  beforeEach(() => {
    replies[ME] = { status: 401 }
    beginSession('T1', 'U1')
  })

  test('causes one redirect to the login, even for several refused requests, and the login replaces the screen', async () => {
    const app = at('/my-order/ALL?x=1')
    connect(app)
    await Promise.all([refused(), refused(), refused()])
    expect(app.went.mock.calls).toEqual([['/login?target=%2Fmy-order%2FALL%3Fx%3D1', { replace: true }]])
    expect(sessionToken()).toBeNull()
  })

  test('causes no redirect on a screen that is open to visitors', async () => {
    const app = at('/commodity-detail/G1')
    connect(app)
    await refused()
    expect([app.went.mock.calls, sessionToken()]).toEqual([[], null])
  })

  test('for an older token does not end the new session', async () => {
    const app = at('/my-order/ALL')
    connect(app)
    const late = refused()
    beginSession('T2', 'U1')
    await late
    expect([app.went.mock.calls, sessionToken()]).toEqual([[], 'T2'])
  })

  test('is ignored if the phone has no session', async () => {
    const app = at('/my-order/ALL')
    connect(app)
    endSession()
    const open = { ...userApi.me, row: { ...userApi.me.row, auth: 'public' as const } }
    await call(open, {}).catch(() => undefined)
    expect(asked).toHaveLength(1)
    await quiet()
    expect(app.went).not.toHaveBeenCalled()
  })

  test('clears the session without a redirect before the first screen, and on an unknown address', async () => {
    connect(null)
    await refused()
    expect(sessionToken()).toBeNull()
    beginSession('T1', 'U1')
    const app = at('/nowhere')
    connect(app)
    await expect(call(userApi.me, {})).rejects.toThrow('尚未登录')
    expect([app.went.mock.calls, sessionToken()]).toEqual([[], null])
  })

  test('causes no page reload if a reload would lose unsaved values', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    const app = at('/my-order/ALL')
    connect(app)
    const closeForm = registerForm(() => true)
    await refused()
    closeForm()
    expect(app.address()).toBe('/login?target=%2Fmy-order%2FALL')
    beginSession('T1', 'U1')
    const empty = at('/my-order/ALL')
    connect(empty)
    await refused()
    expect(empty.went.mock.calls).toEqual([['/auth-start?target=%2Fmy-order%2FALL', { replace: true }]])
  })
})

describe('signing in', () => {
  const REPORT = { sampleId: 'R9', packageId: 'P1' }
  const typed = () => storeDraft('form', { name: '李' }, draftGeneration())

  test('as another person removes drafts and cached data, and loads the new person’s reports', async () => {
    beginSession('T1', 'U1')
    connect(null)
    typed()
    setCurrentReport(REPORT)
    beginSession('T2', 'U2')
    expect(draftOf('form')).toBeUndefined()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.path).toContain('report')
    typed()
    setCurrentReport(REPORT)
    endSession()
    expect([draftOf('form'), useReportPointer.getState().current]).toEqual([undefined, null])
    await quiet()
    expect(asked).toHaveLength(1)
  })

  test('by a visitor keeps the report that the visitor opened, and loads the person’s own reports', async () => {
    endSession()
    connect(null)
    setCurrentReport(REPORT)
    beginSession('T1', 'U1')
    expect(useReportPointer.getState().current).toEqual(REPORT)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.path).toContain('report')
  })

  test('as the same person keeps the drafts', () => {
    beginSession('T1', 'U1')
    connect(null)
    typed()
    setCurrentReport(REPORT)
    expireSession('T1')
    beginSession('T2', 'U1')
    expect([draftOf('form'), useReportPointer.getState().current]).toEqual([{ name: '李' }, REPORT])
  })
})

describe('a session stored on the phone', () => {
  beforeEach(() => vi.stubGlobal('requestIdleCallback', (action: () => void) => void action()))

  test('loads the profile and the reports when the page is idle', async () => {
    beginSession('T1', 'U1')
    connect(null)
    prefetchProfile()
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining([ME, expect.stringContaining('report')]))
  })

  test('a phone without a stored session sends no request', async () => {
    const idle = vi.fn<() => void>()
    vi.stubGlobal('requestIdleCallback', idle)
    prefetchProfile()
    await quiet()
    expect(idle).not.toHaveBeenCalled()
  })
})

describe('a coupon package in the start address', () => {
  const CLAIM = `/${couponApi.receivePackage.row.path}`
  const started = (address: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = at(address)
    connect(app)
    claimCouponPackage(app)
    return app
  }
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    vi.useRealTimers()
    await quiet()
  }
  const told = () => vi.mocked(toast).mock.calls
  const signedIn = () => beginSession('T1', 'U1')

  beforeEach(() => void (replies[CLAIM] = { status: 200 }))

  test('[NAV-027] [NAV-028] [NAV-029] is claimed after 500 ms with an idempotency key, and removed from the address', async () => {
    signedIn()
    const app = started('/Home/hot?couponsPackage=CP1&x=1')
    const stale = vi.spyOn(currentQueryClient(), 'invalidateQueries')
    await vi.advanceTimersByTimeAsync(499)
    await quiet()
    expect(app.went).not.toHaveBeenCalled()
    await after(1)
    await waitFor(() => expect(told()).toEqual([['领取成功', 'success']]))
    expect(app.went.mock.calls).toEqual([['/Home/hot?x=1', { replace: true }]])
    const claims = askedFor(CLAIM)
    expect(claims.map(({ body }) => body)).toEqual([{ couponsPackage: 'CP1' }])
    expect(claims[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(stale.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['coupon'], ['mall'], ['order']])
    // A second claim of the same package sends the same idempotency key, and the claim of another package does not.
    for (const code of ['CP2', 'CP1']) {
      started(`/Home/hot?couponsPackage=${code}`)
      await after(500)
      await waitFor(() => expect(askedFor(CLAIM).at(-1)?.body).toEqual({ couponsPackage: code }))
    }
    const [first, ...next] = askedFor(CLAIM).map(({ key }) => key)
    expect(next.map((key) => key === first)).toEqual([false, true])
  })

  test('[NAV-030] shows the reason if it was already claimed', async () => {
    replies[CLAIM] = { status: 400, body: { detail: '已领取过' } }
    signedIn()
    started('/Home/hot?couponsPackage=CP1')
    await after(500)
    await waitFor(() => expect(told()).toEqual([['已领取过']]))
  })

  test.each(['/Home/hot', '/Home/hot?couponsPackage=%3Cb%3E'])(
    '[NAV-027] is not claimed if it has no id (%s)',
    async (address) => {
      signedIn()
      const app = started(address)
      await after(5000)
      expect([app.went.mock.calls, askedFor(CLAIM)]).toEqual([[], []])
    },
  )

  test('is not claimed if the app is inside a frame of another page', async () => {
    signedIn()
    vi.stubGlobal('top', {})
    const app = started('/Home/hot?couponsPackage=CP1')
    await after(5000)
    expect(app.went).not.toHaveBeenCalled()
  })

  test.each(['/login', '/invitation-register'])(
    '[ADD-002] is claimed after a visitor has signed in at the address %s',
    async (entrance) => {
      const app = started('/Home/hot?couponsPackage=CP1')
      await after(500)
      expect(app.address()).toBe('/login?target=%2FHome%2Fhot%3FcouponsPackage%3DCP1')
      await app.navigate(entrance)
      // After leaving the login without a session, nothing is claimed.
      await app.navigate('/Home/hot?couponsPackage=CP1')
      await quiet()
      expect([app.address(), askedFor(CLAIM)]).toEqual(['/Home/hot?couponsPackage=CP1', []])
      await app.navigate(entrance)
      signedIn()
      // A package in the address of a login screen is ignored.
      await app.navigate(`${entrance}?couponsPackage=CP1`)
      await quiet()
      expect(askedFor(CLAIM)).toEqual([])
      await app.navigate('/Home/hot?couponsPackage=CP1')
      await waitFor(() => expect(askedFor(CLAIM)).toHaveLength(1))
      await waitFor(() => expect(app.address()).toBe('/Home/hot'))
      // If the person has not signed in through the login, a package in a later address is ignored.
      await app.navigate('/commodity-detail/G1?couponsPackage=CP1')
      await app.navigate('/login')
      await app.navigate('/Home/hot')
      await quiet()
      expect([askedFor(CLAIM).length, app.address()]).toEqual([1, '/Home/hot'])
    },
  )

  test('[ADD-002] causes no redirect for a visitor who starts at the login', async () => {
    const app = started('/login?target=%2FHome%2Fhot%3Fx%3D1')
    openedAt('/login?couponsPackage=CP1')
    claimCouponPackage(app)
    await after(500)
    expect(app.went).not.toHaveBeenCalled()
  })
})
