import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AUTHORIZATION_LIFE_MS,
  authorizationAddress,
  finalTarget,
  isSilent,
  type PendingAuthorization,
  readReturn,
  registerPath,
} from './authorization-rules.ts'
import { canAuthorize, TRIES_MS, hasTriesLeft } from './login-address.ts'

const AT = 1_000_000
const STATE = 'a'.repeat(32)
const asked: PendingAuthorization = { state: STATE, target: '/my-binding', purpose: 'login', at: AT, used: false }
const back = (query: string, pending: PendingAuthorization | null = asked, now = AT + 5000) =>
  readReturn(new URLSearchParams(query), pending, now)

describe('the return from WeChat', () => {
  test.each([
    ['', 'none'],
    [`code=C1&state=${STATE}`, 'code'],
    [`state=${STATE}`, 'refused'],
    [`code=&state=${STATE}`, 'refused'],
    ['code=C1', 'mismatch'],
    ['code=C1&state=', 'mismatch'],
    [`code=C1&state=${'b'.repeat(32)}`, 'mismatch'],
    [`code=${'x'.repeat(129)}&state=${STATE}`, 'mismatch'],
    [`code=%3Cscript%3E&state=${STATE}`, 'mismatch'],
  ])('the parameters %j are parsed as %s', (query, kind) => {
    expect(back(query).kind).toBe(kind)
  })

  test('is accepted only once, only for the requested OAuth state, and only for a limited time', () => {
    const good = `code=C1&state=${STATE}`
    expect(back(good, { ...asked, used: true }).kind).toBe('mismatch')
    expect(back(good, null).kind).toBe('mismatch')
    expect(back(good, asked, AT + AUTHORIZATION_LIFE_MS).kind).toBe('code')
    expect(back(good, asked, AT + AUTHORIZATION_LIFE_MS + 1).kind).toBe('mismatch')
  })

  test('a code with an OAuth state that this tab did not create is never accepted', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (state, code) => {
        const query = new URLSearchParams({ state, code })
        expect(readReturn(query, asked, AT).kind).toBe(
          state === STATE && /^[\w-]{1,128}$/.test(code) ? 'code' : 'mismatch',
        )
      }),
    )
  })
})

describe('[AUTHX-004] the address of WeChat’s authorization', () => {
  const HOSTS = ['open.weixin.qq.com']
  const ORIGIN = 'https://m.example.com'
  const plain =
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fm.example.com%2Fauth-start'
  const of = (url: string) => authorizationAddress(url, STATE, HOSTS, ORIGIN)

  test('contains the app’s own state parameter, and all other parameters unchanged and in order', () => {
    expect(of(`${plain}&response_type=code&scope=snsapi_base&state=server#wechat_redirect`)).toBe(
      `${plain}&response_type=code&scope=snsapi_base&state=${STATE}#wechat_redirect`,
    )
    expect(of(`${plain}#wechat_redirect`)).toBe(`${plain}&state=${STATE}#wechat_redirect`)
    expect(of('https://open.weixin.qq.com/x')).toBe(`https://open.weixin.qq.com/x?state=${STATE}`)
  })

  test.each([
    'http://open.weixin.qq.com/connect',
    'https://open.weixin.qq.com.evil.cn/connect',
    'https://evil.cn/open.weixin.qq.com',
    'https://open.weixin.qq.com@evil.cn/',
    'https://user:pass@open.weixin.qq.com/',
    'https://open.weixin.qq.com:444/',
    '//open.weixin.qq.com/connect',
    '/auth-start',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('the authorization address %j from the server is refused', (url) => {
    expect(of(url)).toBeNull()
  })

  test('is refused or on the host open.weixin.qq.com, whatever address the server sends', () => {
    const held = fc.check(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('https:', '\\\\', '//', '@', plain)), (url) => {
        const address = of(url)
        return address === null || new URL(address).host === 'open.weixin.qq.com'
      }),
    )
    expect(held.failed).toBe(false)
  })

  test('opens without a tap for the scope snsapi_base, and after a tap for other scopes', () => {
    expect(isSilent(`${plain}&scope=snsapi_base`)).toBe(true)
    expect(isSilent(`${plain}&scope=snsapi_userinfo`)).toBe(false)
  })
})

test.each([
  ['/my-binding?x=1', '/my-binding?x=1'],
  ['//evil.cn', '/Home/hot'],
  ['https://evil.cn', '/Home/hot'],
  ['javascript:alert(1)', '/Home/hot'],
  ['/auth-start?target=/auth-start', '/Home/hot'],
  ['/login', '/Home/hot'],
  ['/login/?target=%2Flogin-task', '/Home/hot'],
  ['/login-task?x=1', '/login-task?x=1'],
  [null, '/Home/hot'],
])('after the authorization with the target %j, the app opens %s', (target, address) => {
  expect(finalTarget(target, 'https://m.example.com')).toBe(address)
})

test('[LOGIN-032] [LOGIN-033] [ROLE-007] people invited by a doctor have their own registration address', () => {
  expect([registerPath(true), registerPath(false)]).toEqual(['/medical-register', '/invitation-register'])
})

test('[GEN-018] only WeChat offers authorization; WeCom and other browsers do not', () => {
  expect(canAuthorize({ wechat: true, wecom: false })).toBe(true)
  expect(canAuthorize({ wechat: true, wecom: true })).toBe(false)
  expect(canAuthorize({ wechat: false, wecom: false })).toBe(false)
})

test('at most two authorizations start within a minute', () => {
  expect(hasTriesLeft([], AT)).toBe(true)
  expect(hasTriesLeft([AT - 1], AT)).toBe(true)
  expect(hasTriesLeft([AT - 2, AT - 1], AT)).toBe(false)
  expect(hasTriesLeft([AT - TRIES_MS, AT - 1], AT)).toBe(true)
  // A clock that was set back drops entries in the future.
  expect(hasTriesLeft([AT + 1, AT + 2], AT)).toBe(true)
})
