import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionApi } from '#/domains/session/contract.ts'
import { beginSession, endSession, sessionKeys, sessionToken } from '#/domains/session/store.ts'
import { connectCredentials } from '#/shared/api/call.ts'
import type { ScreenFlags } from '#/shared/lib/screen.ts'
import { network } from '../../tests/setup-dom.ts'
import { guardsFor, inputOf, leadOn } from './guards.ts'

const ORIGIN = 'http://localhost:3000'
const requestOf = (address: string) => new Request(ORIGIN + address)
const openedAt = (address: string, state: unknown = null) => window.history.replaceState(state, '', address)

beforeEach(() => connectCredentials({ token: sessionToken, onUnauthenticated: () => undefined }))
afterEach(() => {
  endSession()
  openedAt('/')
  vi.restoreAllMocks()
})

type Guard = (input: { request: Request; params: Record<string, string> }) => Promise<void> | void

/** Where the guards of a row lead from an address; null: the screen opens. */
async function leadsTo(flags: Partial<ScreenFlags>, address: string, params: Record<string, string> = {}) {
  for (const guard of guardsFor({ title: '', ...flags }))
    try {
      await (guard as unknown as Guard)({ request: requestOf(address), params })
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return thrown.headers.get('location')
    }
  return null
}

/** How often the server was asked who somebody is. */
function userIs(hasAddress: boolean) {
  const asked = vi.fn<() => void>()
  network.use(
    http.get(`*${sessionApi.me.row.path}`, () => {
      asked()
      return HttpResponse.json({ id: 'U1', shippingAddressExists: hasAddress })
    }),
  )
  return asked
}

test('a screen without flags opens for everybody', async () => {
  expect(await leadsTo({}, '/Home/hot?x=1')).toBeNull()
})

describe('[ROLE-002] [NAV-010] a screen for people who are signed in', () => {
  test('leads a visitor to the login, with the exact address', async () => {
    expect(await leadsTo({ login: true }, '/my-order/ALL?x=1&y=%2F')).toBe(
      '/login?target=%2Fmy-order%2FALL%3Fx%3D1%26y%3D%252F',
    )
  })

  test('opens for somebody who is', async () => {
    beginSession('T1', 'U1')
    expect(await leadsTo({ login: true }, '/my-order/ALL')).toBeNull()
  })
})

describe('a screen that needs a shipping address', () => {
  const flags = { address: true } as const

  test('[NAV-011] leads who has none to the form, and back', async () => {
    beginSession('T1', 'U1')
    userIs(false)
    expect(await leadsTo(flags, '/order-info/G001?number=2')).toBe(
      '/order-create-receiving-address-form?target=%2Forder-info%2FG001%3Fnumber%3D2',
    )
  })

  test('opens for who has one; who was known a moment ago is not asked about again', async () => {
    beginSession('T1', 'U1')
    const asked = userIs(true)
    expect(await leadsTo(flags, '/order-info/G001')).toBeNull()
    expect(await leadsTo(flags, '/order-info/G002?requireShippingAddress=true')).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
    expect(await leadsTo(flags, '/order-info/G001')).toBeNull()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('asks nothing where the address says that none is needed', async () => {
    beginSession('T1', 'U1')
    const asked = userIs(false)
    expect(await leadsTo(flags, '/order-info/G001?requireShippingAddress=false')).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  test('leads a visitor to the login first', async () => {
    expect(await leadsTo(flags, '/order-info/G001?x=1')).toBe('/login?target=%2Forder-info%2FG001%3Fx%3D1')
  })
})

describe('a screen that wants to know WeChat’s account', () => {
  const flags = { authorization: true } as const

  test('[LOGIN-042] goes there once, inside WeChat', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    expect(await leadsTo(flags, '/report-share/R1?x=1')).toBe(
      '/auth-start?target=%2Freport-share%2FR1%3Fx%3D1&authorize=true',
    )
    sessionKeys.isBinded.write('false')
    expect(await leadsTo(flags, '/report-share/R1?x=1')).toBeNull()
  })

  test('[LOGIN-043] is simply shown elsewhere', async () => {
    expect(await leadsTo(flags, '/report-share/R1')).toBeNull()
  })
})

describe('a screen that stands for another', () => {
  test('leads there with what its address says, before anything else is asked', async () => {
    const instead = vi.fn<NonNullable<ScreenFlags['instead']>>(() => '/my-order/ALL')
    expect(await leadsTo({ instead, login: true }, '/my-order?x=1', { tab: 'P' })).toBe('/my-order/ALL')
    const [input] = instead.mock.calls[0] ?? []
    expect([input?.params, input?.search.toString(), input?.signedIn]).toEqual([{ tab: 'P' }, 'x=1', false])
  })

  test('opens where it does not', async () => {
    expect(await leadsTo({ instead: async () => null }, '/my-order')).toBeNull()
  })

  test('its input has a text for every parameter, and knows whether somebody is signed in', () => {
    beginSession('T1', 'U1')
    const { search, ...input } = inputOf({ id: '7', tab: undefined }, requestOf('/x?a=1'))
    expect([input, search.get('a')]).toEqual([{ params: { id: '7', tab: '' }, signedIn: true }, '1'])
  })
})

describe('[NAV-005] the job that a page was opened for', () => {
  test('goes along to the next screen, with all of its parameters', async () => {
    openedAt('/Home/hot?jobId=J1&agentId=A1&labCode=&x=1')
    expect(await leadsTo({}, '/my-main?a=1')).toBe('/my-main?a=1&jobId=J1&agentId=A1')
    openedAt('/Home/hot?jobId=J1&agentId=A1&labCode=L1')
    expect(await leadsTo({ login: true }, '/my-main')).toBe('/my-main?jobId=J1&agentId=A1&labCode=L1')
  })

  test.each([
    ['/Home/hot?jobId=J1', '/my-main'],
    ['/Home/hot?agentId=A1', '/my-main'],
    ['/Home/hot?jobId=J1&agentId=A1', '/my-main?jobId=J2'],
  ])('on %s does not go along to %s', async (here, next) => {
    openedAt(here)
    expect(await leadsTo({}, next)).toBeNull()
  })
})

describe('an address that leads on', () => {
  /** Whether it takes the place of the present entry of the history. */
  const leads = (address: string, to: string) => {
    const answer = leadOn(requestOf(address), to)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    return answer.headers.get('x-remix-replace') === 'true'
  }

  test('leaves no entry where the browser stands there already, however many steps lead on', () => {
    openedAt('/lead-a?x=1', { key: 'e1' })
    expect(leads('/lead-a?x=1', '/lead-b?x=1')).toBe(true)
    expect(leads('/lead-b?x=1', '/lead-c')).toBe(true)
    expect(leads('/lead-c', '/lead-d')).toBe(true)
  })

  test('opened from a screen keeps that screen for Back', () => {
    openedAt('/privacy-clause', { key: 'e2' })
    expect(leads('/lead-e', '/lead-f')).toBe(false)
    // The query belongs to the address.
    expect(leads('/privacy-clause?x=1', '/lead-g')).toBe(false)
  })

  test('is no step of a chain that has come to its end', () => {
    openedAt('/lead-h', { key: 'e3' })
    expect(leads('/lead-h', '/lead-i')).toBe(true)
    // A screen was shown since: the history has another state.
    openedAt('/lead-i', { key: 'e4' })
    openedAt('/privacy-clause', { key: 'e5' })
    expect(leads('/lead-i', '/lead-j')).toBe(false)
  })
})
