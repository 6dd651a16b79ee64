import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userApi } from '#/domains/user/api.ts'
import { beginSession, endSession, sessionKeys, sessionToken } from '#/domains/user/store.ts'
import { connectCredentials } from '#/shared/api/call.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import { guardsFor, inputOf, redirectFrom, SalesOnlyError } from './guards.ts'

const ORIGIN = 'http://localhost:3000'
const requestOf = (address: string) => new Request(ORIGIN + address)
const openedAt = (address: string, state: unknown = null) => window.history.replaceState(state, '', address)

beforeEach(() => connectCredentials({ token: sessionToken, onUnauthenticated: () => undefined }))
afterEach(() => {
  endSession()
  openedAt('/')
})

type Guard = (input: { request: Request; params: Record<string, string> }) => Promise<void> | void

/** The target to which the guards of a row redirect; null: the screen opens. */
async function redirectOf(flags: Partial<ScreenRow>, address: string, params: Record<string, string> = {}) {
  for (const guard of guardsFor({ title: '', ...flags }))
    try {
      await (guard as unknown as Guard)({ request: requestOf(address), params })
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return thrown.headers.get('location')
    }
  return null
}

/** The server answers with a user with or without an address. Returns a spy that counts the requests for the user. */
function serveUser(hasAddress: boolean) {
  const asked = vi.fn<() => void>()
  network.use(
    http.get(`*/${userApi.me.row.path}`, () => {
      asked()
      return HttpResponse.json({ id: 'U1', shippingAddressExists: hasAddress })
    }),
  )
  return asked
}

test('a screen without access requirements opens for a visitor', async () => {
  expect(await redirectOf({}, '/Home/hot?x=1')).toBeNull()
})

describe('[ROLE-002] [NAV-010] a screen that needs a login', () => {
  test('redirects a visitor to the login, with the exact address as the target', async () => {
    expect(await redirectOf({ login: true }, '/my-order/ALL?x=1&y=%2F')).toBe(
      '/login?target=%2Fmy-order%2FALL%3Fx%3D1%26y%3D%252F',
    )
  })

  test('opens for a signed-in person', async () => {
    beginSession('T1', 'U1')
    expect(await redirectOf({ login: true }, '/my-order/ALL')).toBeNull()
  })
})

describe('[ROLE-004] a screen for salespeople', () => {
  const flags = { login: true, sales: true } as const
  const salesman = (yes: boolean) =>
    network.use(http.get(`*/${userApi.isSalesman.row.path}`, () => HttpResponse.json(yes)))

  test('opens for salespeople', async () => {
    beginSession('T1', 'U1')
    salesman(true)
    expect(await redirectOf(flags, '/customer-visitors/NEWS')).toBeNull()
  })

  test('is blocked for other people before it sends a request', async () => {
    beginSession('T1', 'U2')
    salesman(false)
    await expect(redirectOf(flags, '/customer-visitors/NEWS')).rejects.toBeInstanceOf(SalesOnlyError)
  })

  test('redirects a visitor to the login before it checks the role', async () => {
    expect(await redirectOf(flags, '/customer-visitors/NEWS')).toBe('/login?target=%2Fcustomer-visitors%2FNEWS')
  })
})

describe('a screen that needs a shipping address', () => {
  const flags = { address: true } as const

  test('[NAV-011] redirects a person without an address to the address form, with a target that leads back', async () => {
    beginSession('T1', 'U1')
    serveUser(false)
    expect(await redirectOf(flags, '/order-info/G001?number=2')).toBe(
      '/order-create-receiving-address-form?target=%2Forder-info%2FG001%3Fnumber%3D2',
    )
  })

  test('opens for a person with an address, and one request for the user is enough for a minute', async () => {
    beginSession('T1', 'U1')
    const asked = serveUser(true)
    expect(await redirectOf(flags, '/order-info/G001')).toBeNull()
    expect(await redirectOf(flags, '/order-info/G002?requireShippingAddress=true')).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_001)
    expect(await redirectOf(flags, '/order-info/G001')).toBeNull()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('sends no request if its URL has requireShippingAddress=false', async () => {
    beginSession('T1', 'U1')
    const asked = serveUser(false)
    expect(await redirectOf(flags, '/order-info/G001?requireShippingAddress=false')).toBeNull()
    await quiet()
    expect(asked).not.toHaveBeenCalled()
  })

  test('redirects a visitor to the login before it checks the address', async () => {
    expect(await redirectOf(flags, '/order-info/G001?x=1')).toBe('/login?target=%2Forder-info%2FG001%3Fx%3D1')
  })
})

describe('a screen that authorizes the WeChat account', () => {
  const flags = { authorization: true } as const

  test('[LOGIN-042] starts the authorization once, inside WeChat', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    expect(await redirectOf(flags, '/report-share/R1?x=1')).toBe(
      '/auth-start?target=%2Freport-share%2FR1%3Fx%3D1&authorize=true',
    )
    sessionKeys.isBinded.write('false')
    expect(await redirectOf(flags, '/report-share/R1?x=1')).toBeNull()
  })

  test('[LOGIN-043] opens without authorization in other browsers', async () => {
    expect(await redirectOf(flags, '/report-share/R1')).toBeNull()
  })
})

describe('a screen with a redirect function', () => {
  test('redirects according to its address, before any other guard is run', async () => {
    const redirect = vi.fn<NonNullable<ScreenRow['redirect']>>(() => '/my-order/ALL')
    expect(await redirectOf({ redirect, login: true }, '/my-order?x=1', { tab: 'P' })).toBe('/my-order/ALL')
    const [input] = redirect.mock.calls[0] ?? []
    expect([input?.params, input?.query.toString(), input?.signedIn]).toEqual([{ tab: 'P' }, 'x=1', false])
  })

  test('opens if its redirect function returns nothing', async () => {
    expect(await redirectOf({ redirect: async () => null }, '/my-order')).toBeNull()
  })

  test('calls its redirect function with the address parameters and the session state', () => {
    beginSession('T1', 'U1')
    const { query, ...input } = inputOf({ id: '7' }, requestOf('/x?a=1'))
    expect([input, query.get('a')]).toEqual([{ params: { id: '7' }, signedIn: true }, '1'])
  })
})

describe('[NAV-005] the job parameters in the layout for laboratory jobs', () => {
  test('are all added to the address of the next screen', async () => {
    openedAt('/Home/hot?jobId=J1&agentId=A1&labCode=&x=1')
    expect(await redirectOf({}, '/my-main?a=1')).toBe('/my-main?a=1&jobId=J1&agentId=A1')
    openedAt('/Home/hot?jobId=J1&agentId=A1&labCode=L1')
    expect(await redirectOf({ login: true }, '/my-main')).toBe('/my-main?jobId=J1&agentId=A1&labCode=L1')
  })

  test.each([
    ['/Home/hot?jobId=J1', '/my-main'],
    ['/Home/hot?agentId=A1', '/my-main'],
    ['/Home/hot?jobId=J1&agentId=A1', '/my-main?jobId=J2'],
  ])('of the address %s are not added to the address %s', async (here, next) => {
    openedAt(here)
    expect(await redirectOf({}, next)).toBeNull()
  })
})

describe('an address that redirects once or several times', () => {
  /** Whether the redirect replaces the current history entry. */
  const leads = (address: string, to: string) => {
    const answer = redirectFrom(requestOf(address), to)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    return answer.headers.get('x-remix-replace') === 'true'
  }

  test('leaves no history entry if the browser was opened at this address, however many redirects follow', () => {
    openedAt('/lead-a?x=1', { key: 'e1' })
    expect(leads('/lead-a?x=1', '/lead-b?x=1')).toBe(true)
    expect(leads('/lead-b?x=1', '/lead-c')).toBe(true)
    expect(leads('/lead-c', '/lead-d')).toBe(true)
  })

  test('keeps the previous screen in the history, so that Back opens it', () => {
    openedAt('/privacy-clause', { key: 'e2' })
    expect(leads('/lead-e', '/lead-f')).toBe(false)
    // The query is part of the address.
    expect(leads('/privacy-clause?x=1', '/lead-g')).toBe(false)
  })

  test('starts a new chain of redirects if a screen was shown since the last redirect', () => {
    openedAt('/lead-h', { key: 'e3' })
    expect(leads('/lead-h', '/lead-i')).toBe(true)
    // A screen was shown after the redirect, so the history state differs.
    openedAt('/lead-i', { key: 'e4' })
    openedAt('/privacy-clause', { key: 'e5' })
    expect(leads('/lead-i', '/lead-j')).toBe(false)
  })
})
