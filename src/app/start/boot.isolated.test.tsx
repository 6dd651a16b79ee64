import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { beginSession, endSession, sessionKeys, useSession } from '#/domains/user/store.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { holdCalls, withHandlers } from '#tests/request-handlers.ts'
import { storeEntryCodes } from '#/domains/user/entry-codes.ts'
import { claimCouponPackage, COUPON_DELAY_MS } from './coupon-package.ts'

const openedAt = (address: string) => window.history.replaceState(null, '', address)

beforeEach(endSession)
afterEach(() => {
  openedAt('/')
})

describe('a coupon package in the start address', () => {
  type App = Awaited<ReturnType<typeof renderRoute>>

  /** Runs the claim on a fake clock. The rest of the app uses the real clock. */
  const started = (app: App, address: string) => {
    openedAt(address)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    claimCouponPackage(app.router)
    return async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms))
    }
  }

  const claims = async (app: App) => (await app.calls('coupon.receivePackage')).map(({ status }) => status)

  test('[GEN-007] [NAV-027] [NAV-028] [NAV-029] is claimed 500 ms after the start, and is removed from the address', async () => {
    const address = '/Home/hot?couponsPackage=CP1&x=1'
    const app = await renderRoute(address, { as: 'member' })
    await app.sees('基因检测')
    expect(COUPON_DELAY_MS).toBe(500)
    const after = started(app, address)
    await after(499)
    expect(app.address()).toBe(address)
    await after(1)
    vi.useRealTimers()
    await app.arrives('/Home/hot?x=1')
    expect(app.address()).toBe('/Home/hot?x=1')
    await app.sees('领取成功')
    expect(await claims(app)).toEqual([200])
    const held = app.backend.db.coupons.filter((coupon) => coupon.templateId === 'PACKAGE-CP1')
    expect(held.map((coupon) => coupon.userId)).toEqual(['U102'])
  })

  test('[NAV-030] shows the reason if it was already claimed', async () => {
    const backend = newBackend()
    const [any] = backend.db.coupons
    backend.db.coupons.push({
      ...(any as NonNullable<typeof any>),
      id: 'C9',
      userId: 'U102',
      templateId: 'PACKAGE-CP1',
    })
    const address = '/Home/hot?couponsPackage=CP1'
    const app = await renderRoute(address, { as: 'member', backend })
    const after = started(app, address)
    await after(500)
    vi.useRealTimers()
    await app.sees('已领取过')
    expect(app.address()).toBe('/Home/hot')
    expect(await claims(app)).toEqual([400])
  })

  test('[NAV-028] stays in the address until the server has answered', async () => {
    const slow = holdCalls('post', 'mallsales/api/user/mall-user-coupons/receive-coupon-package')
    const address = '/Home/hot?couponsPackage=CP1'
    const app = await renderRoute(address, { as: 'member', backend: withHandlers(newBackend(), slow.handler) })
    const after = started(app, address)
    await after(500)
    vi.useRealTimers()
    await quiet()
    expect(app.address()).toBe(address)
    slow.release()
    await app.arrives('/Home/hot')
  })

  test.each(['500', 'offline'])(
    '[NAV-028] stays in the address if the claim fails (%s), so that a reload can claim the package',
    async (fault) => {
      const address = '/Home/hot?couponsPackage=CP1'
      const backend = newBackend(`fault:coupon.receivePackage=${fault}`)
      const app = await renderRoute(address, { as: 'member', backend })
      const after = started(app, address)
      await after(500)
      vi.useRealTimers()
      await vi.waitFor(() => expect(backend.seen.map(({ id }) => id)).toContain('coupon.receivePackage'))
      await quiet()
      expect(app.address()).toBe(address)
    },
  )

  test.each(['/Home/hot', '/Home/hot?couponsPackage=', '/Home/hot?couponsPackage=%3Cb%3E'])(
    '[NAV-027] is not claimed if it has no id (%s)',
    async (address) => {
      const app = await renderRoute(address, { as: 'member' })
      const after = started(app, address)
      await after(10_000)
      vi.useRealTimers()
      await quiet()
      expect(await claims(app)).toEqual([])
      expect(app.address()).toBe(address)
    },
  )

  test.each(['/Home/hot?couponsPackage=CP1', '/?couponsPackage=CP1'])(
    '[ADD-002] [NAV-027] is claimed after the login if a visitor starts at the address %s',
    async (address) => {
      const app = await renderRoute(address)
      await app.sees('基因检测')
      const after = started(app, address)
      await after(500)
      vi.useRealTimers()
      await app.arrives('/login')
      expect(new URLSearchParams(app.router.state.location.search).get('target')).toBe('/Home/hot?couponsPackage=CP1')
      await quiet()
      expect(await claims(app)).toEqual([])
      app.backend.db.smsCodes.push({ mobile: '13800000002', code: '123456', sentAt: NOW })
      await app.type('手机号', '13800000002')
      await app.type('验证码', '123456')
      await app.sees('领取成功')
      expect(app.address()).toBe('/Home/hot')
      expect(await claims(app)).toEqual([200])
    },
  )

  test('stays in the address without an error message if the chunk that claims it fails to load', async () => {
    vi.doMock('./claim-package.ts', () => {
      throw new Error('chunk')
    })
    onTestFinished(() => vi.doUnmock('./claim-package.ts'))
    const address = '/Home/hot?couponsPackage=CP1'
    const app = await renderRoute(address, { as: 'member' })
    const after = started(app, address)
    await after(500)
    vi.useRealTimers()
    await quiet()
    expect(screen.queryByRole('alert')).toBeNull()
    expect([app.address(), ...(await claims(app))]).toEqual([address])
  })

  test('[ADD-002] causes no second redirect if the address needs a login anyway', async () => {
    const address = '/my-binding?couponsPackage=CP1'
    const app = await renderRoute(address)
    await app.arrives('/login')
    const login = app.address()
    const after = started(app, address)
    await after(500)
    vi.useRealTimers()
    expect(app.address()).toBe(login)
    expect(new URLSearchParams(app.router.state.location.search).get('target')).toBe(address)
  })

  test('[ADD-002] is also claimed for a newly registered person', async () => {
    const target = encodeURIComponent('/Home/hot?couponsPackage=CP1')
    const app = await renderRoute(`/invitation-register?target=${target}`)
    claimCouponPackage(app.router)
    app.backend.db.smsCodes.push({ mobile: '13911119999', code: '123456', sentAt: NOW })
    await app.type('手机号', '13911119999')
    await app.type('验证码', '123456')
    await app.sees('领取成功')
    expect(app.address()).toBe('/Home/hot')
    expect(await claims(app)).toEqual([200])
  })

  test('[ADD-002] is claimed only if the person signs in, and not after leaving the login', async () => {
    const address = '/Home/hot?couponsPackage=CP1'
    const app = await renderRoute(address)
    const after = started(app, address)
    await after(500)
    vi.useRealTimers()
    await app.arrives('/login')
    await act(() => app.router.navigate(-1))
    await app.arrives(address)
    await app.sees('基因检测')
    await quiet()
    expect(await claims(app)).toEqual([])
    expect(app.address()).toBe(address)
  })
})

describe('the codes in the start address', () => {
  test('[ADD-003] [LOGIN-030] [LOGIN-041] [AUTHX-005] are stored in sessionStorage under the names of their parameters', () => {
    storeEntryCodes('?invitationCode=ABC123&channel=C9&other=1')
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ invitationCode: 'ABC123', channel: 'C9' })
    expect([sessionKeys.invitationCode.read(), sessionKeys.channel.read()]).toEqual(['ABC123', 'C9'])
    sessionKeys.isBinded.write('true')
    sessionKeys.maintainAuth.write('1')
    expect(Object.keys(sessionStorage).sort()).toEqual(['channel', 'invitationCode', 'isBinded', 'maintainAuth'])
  })

  test('[ADD-003] [AUTHX-005] do not replace stored codes if they are missing or invalid', () => {
    storeEntryCodes('?invitationCode=ABC&channel=C9')
    storeEntryCodes('?invitationCode=%3Cb%3E&channel=')
    storeEntryCodes('')
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ invitationCode: 'ABC', channel: 'C9' })
  })

  test('[ADD-003] cause no redirect if goods are opened with an invitation code', async () => {
    storeEntryCodes('?invitationCode=ABC')
    const app = await renderRoute('/commodity-detail/G001?invitationCode=ABC')
    await app.sees('全基因组健康检测·成人版')
    expect(app.address()).toBe('/commodity-detail/G001?invitationCode=ABC')
  })
})

describe('[API-015] sessions', () => {
  test('a refused session is cleared on a screen that needs a login, and the login opens once', async () => {
    openedAt('/my-order/ALL?x=1')
    const app = await renderRoute('/my-order/ALL?x=1', { as: 'member', knobs: 'fault:order.mine=401' })
    await app.arrives('/login')
    expect(app.address()).toBe('/login?target=%2Fmy-order%2FALL%3Fx%3D1')
    await quiet()
    expect(useSession.getState().token).toBeNull()
    expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument()
  })

  test('a refused session shows a toast on any other screen, which stays open', async () => {
    const app = await renderRoute('/commodity-detail/G001', { as: 'member', knobs: 'fault:coupon.claim=401' })
    const [claim] = await screen.findAllByRole('button', { name: '领取' })
    await app.user.click(claim as HTMLElement)
    await app.sees('尚未登录')
    await quiet()
    expect(useSession.getState().token).toBeNull()
    expect(app.address()).toBe('/commodity-detail/G001')
  })

  test('a new session is not ended by a late 401 for an older token', async () => {
    const app = await renderRoute('/my-main', { as: 'member' })
    await app.sees('李建国')
    const { expireSession } = await import('#/domains/user/store.ts')
    act(() => beginSession('token-new', 'U102'))
    expireSession('token-old')
    expect(useSession.getState().token).toBe('token-new')
  })

  test('the sign-in of another person immediately removes the previous person’s report', async () => {
    const { setCurrentReport, useReportPointer } = await import('#/domains/report/store.ts')
    const backend = newBackend('fault:report.samples=500')
    const app = await renderRoute('/my-main', { as: 'member', backend })
    await app.sees('李建国')
    act(() => beginSession('token-member', 'U102'))
    setCurrentReport({ sampleId: 'R100501', packageId: 'PKG-ADULT' })
    act(() => beginSession(backend.tokenFor('new') ?? '', 'U101'))
    expect(useReportPointer.getState().current).toBeNull()
    expect(localStorage.getItem('currentReport')).toBeNull()
  })

  test('a new sign-in of the same person keeps the chosen report', async () => {
    const { setCurrentReport, useReportPointer } = await import('#/domains/report/store.ts')
    const app = await renderRoute('/my-main', { as: 'member' })
    await app.sees('李建国')
    act(() => beginSession('token-member', 'U102'))
    setCurrentReport({ sampleId: 'R100501', packageId: 'PKG-ADULT' })
    act(() => beginSession('token-member-2', 'U102'))
    expect(useReportPointer.getState().current).toMatchObject({ sampleId: 'R100501' })
  })
})
