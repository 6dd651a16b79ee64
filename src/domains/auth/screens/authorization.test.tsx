import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { findToast } from '#tests/screen-texts.ts'
import { spyOnRequest } from '#tests/request-handlers.ts'
import { useAuthorization } from '../authorization.ts'
import { RESET_MS } from '../authorization-rules.ts'
import { captureReturn } from '../login-address.ts'
import { sessionKeys, thirdPartyCode, useSession } from '../../user/store.ts'

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.60'

let went: string[] = []
let wentBack: string[] = []
/** When the flow failed and when it went back, by the page's clock: a busy machine checks later. */
let failedAt = 0
let backAt = 0
useAuthorization.subscribe(({ phase }) => {
  if (phase === 'failed') failedAt = performance.now()
})

beforeEach(() => {
  sessionStorage.clear()
  went = []
  wentBack = []
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WECHAT)
  vi.spyOn(pageNavigation, 'replace').mockImplementation((address) => void went.push(address))
  vi.spyOn(pageNavigation, 'back').mockImplementation((otherwise) => {
    backAt = performance.now()
    wentBack.push(otherwise)
  })
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
})

/** Opens an address and waits until it has led to WeChat. @returns the state that was sent. */
async function openUntilWechat(address: string, knobs = '') {
  const app = await renderRoute(address, { knobs })
  await waitFor(() => expect(went).toHaveLength(1))
  return { app, state: new URL(went[0] ?? '').searchParams.get('state') ?? '' }
}

/** The return from WeChat, in a new document of the same tab. */
async function returnFromWechat(query: string, knobs = '') {
  window.history.replaceState(null, '', `/auth-start?${query}`)
  captureReturn()
  went = []
  cleanup()
  return renderRoute('/auth-start', { knobs, sameTab: true })
}

test('[GEN-018] [AUTHX-004] inside WeChat, a screen that needs a login requests and opens the authorization address', async () => {
  const app = await renderRoute('/my-binding')
  await waitFor(() => expect(went).toHaveLength(1))
  const asked = new URL(went[0] ?? '').searchParams
  expect(went[0]).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?/)
  expect(asked.get('state')).toMatch(/^[0-9a-f]{32}$/)
  expect(asked.get('redirect_uri')).toBe(`${window.location.origin}/auth-start`)
  expect(await app.calls('auth.authorizationUrl')).toHaveLength(1)
  expect(sessionKeys.maintainAuth.read()).toBe('true')
})

describe('the return from WeChat with a code', () => {
  test('[LOGIN-035] [AUTHX-001] [AUTHX-002] asks the server whether the account is bound, and stores the answer', async () => {
    const { state } = await openUntilWechat('/my-binding')
    const app = await returnFromWechat(`code=WX-member-1&state=${state}`)
    expect(window.location.search).toBe('')
    await waitFor(() => expect(went).toEqual(['/my-binding']))
    expect(await app.calls('auth.hasRegister')).toHaveLength(1)
    expect(sessionKeys.isBinded.read()).toBe('true')
    expect(sessionKeys.maintainAuth.read()).toBe('')
  })

  test('[LOGIN-036] logs a bound account in with the type third_party and the code that the server returned', async () => {
    const { state } = await openUntilWechat('/my-binding')
    const { handler, asked } = spyOnRequest('post', 'auth/login')
    const app = returnFromWechat(`code=WX-member-1&state=${state}`)
    network.use(handler)
    await app
    await waitFor(() => expect(useSession.getState().userId).toBe('U102'))
    expect(asked[0]?.body).toEqual({
      rememberMe: true,
      type: 'third_party',
      channel: 'H5',
      thirdPartyAuthCode: expect.stringMatching(/^T-member-/) as string,
    })
  })

  test('[LOGIN-037] sends an unbound account to the registration together with its code', async () => {
    const { state } = await openUntilWechat('/my-binding')
    await returnFromWechat(`code=WX-stranger-1&state=${state}`)
    await waitFor(() => expect(went).toEqual(['/invitation-register?target=%2Fmy-binding']))
    expect(sessionKeys.isBinded.read()).toBe('false')
    expect(thirdPartyCode.read()).toMatch(/^T-stranger-/)
  })
})

test('if the server refuses the token of two authorizations in a row, the login form opens instead of a third authorization', async () => {
  const refused = () => {
    window.history.replaceState(null, '', '/my-order/ALL')
    return renderRoute('/my-order/ALL', { knobs: 'fault:order.mine=401', sameTab: true })
  }
  let { state } = await openUntilWechat('/my-order/ALL')
  for (let turn = 0; turn < 2; turn += 1) {
    await returnFromWechat(`code=WX-member-${turn}&state=${state}`)
    await waitFor(() => expect(went).toEqual(['/my-order/ALL']))
    went = []
    cleanup()
    const app = await refused()
    if (turn === 1) return app.arrives('/login?target=%2Fmy-order%2FALL')
    await waitFor(() => expect(went).toHaveLength(1))
    state = new URL(went[0] ?? '').searchParams.get('state') ?? ''
  }
})

describe('a failed authorization resets the flow and goes back after 1.5 s', () => {
  const fails = async (text: string) => {
    await findToast(text)
    await waitFor(() => expect(wentBack).toEqual(['/Home']), { timeout: 8000 })
    expect(backAt - failedAt).toBeGreaterThan(RESET_MS - 20)
    expect([sessionKeys.isBinded.read(), sessionKeys.maintainAuth.read(), thirdPartyCode.read()]).toEqual(['', '', ''])
    return went
  }

  test.each([
    ['[LOGIN-040]', '微信授权异常', 'code=WX-member-1&', 'fault:auth.hasRegister=500'],
    ['[ADD-004]', '微信授权异常', 'code=unknown&', ''],
    ['[LOGIN-039]', '登录异常', 'code=WX-member-1&', 'fault:auth.login=400'],
    ['[LOGIN-039]', '登录异常', 'code=WX-member-1&', 'fault:user.me=500'],
  ])('%s the message is %s for the parameters “%s” and the fault “%s”', async (_id, text, code, knobs) => {
    const { state } = await openUntilWechat('/my-binding')
    await returnFromWechat(`${code}state=${state}`, knobs)
    expect(await fails(text)).toEqual([])
  })

  test('[LOGIN-039] an OAuth state that was not requested shows 登录异常, and its code is not sent', async () => {
    await openUntilWechat('/my-binding')
    const app = await returnFromWechat('code=WX-member-1&state=0123456789abcdef0123456789abcdef')
    expect(await fails('登录异常')).toEqual([])
    expect(await app.calls('auth.hasRegister')).toEqual([])
  })

  test('[LOGIN-040] a screen that needs no login shows 微信授权异常 if it cannot be authorized', async () => {
    const { state } = await openUntilWechat('/personal-reservation-form')
    await returnFromWechat(`code=WX-guest-1&state=${state}`, 'fault:auth.authorize=400')
    expect(await fails('微信授权异常')).toEqual([])
  })
})

describe('other results of the authorization', () => {
  test('[LOGIN-038] without an authorization address, the screen shows 获取授权地址异常, a retry and the login by number', async () => {
    const app = await renderRoute('/my-binding', { knobs: 'fault:auth.authorizationUrl=500@1' })
    expect(await findToast('获取授权地址异常')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '用手机号登录' })).toHaveAttribute(
      'href',
      '/login?target=%2Fmy-binding',
    )
    await app.press('重试')
    await waitFor(() => expect(went).toHaveLength(1))
  })

  test('after a declined authorization, no error is shown, and the authorization can be requested again', async () => {
    const { state } = await openUntilWechat('/my-binding')
    const app = await returnFromWechat(`state=${state}`)
    await app.sees('您没有同意微信授权')
    await app.press('重新授权')
    await waitFor(() => expect(went).toHaveLength(1))
  })

  test('[LOGIN-042] [LIT-033] a screen that needs WeChat’s authorization but no login requests authorization once', async () => {
    const { app, state } = await openUntilWechat('/get-code-pay-counselor')
    expect(app.address()).toBe('/auth-start?target=%2Fget-code-pay-counselor&authorize=true')
    const again = await returnFromWechat(`code=WX-guest-1&state=${state}`)
    await waitFor(() => expect(went).toEqual(['/get-code-pay-counselor']))
    expect(await again.calls('auth.authorize')).toHaveLength(1)
    expect([sessionKeys.isBinded.read(), useSession.getState().token]).toEqual(['false', null])
    cleanup()
    const form = await renderRoute('/personal-reservation-form', { sameTab: true })
    await screen.findByText('预约日期')
    expect(form.address()).toBe('/personal-reservation-form')
  })

  test('[LOGIN-042] [LIT-033] 不授权，继续填写 opens the form and sends no further authorization request', async () => {
    const { state } = await openUntilWechat('/personal-reservation-form')
    await returnFromWechat(`state=${state}`)
    const on = await screen.findByRole('link', { name: '不授权，继续填写' })
    on.addEventListener('click', (event) => event.preventDefault())
    on.click()
    cleanup()
    const form = await renderRoute(on.getAttribute('href') ?? '', { sameTab: true })
    await screen.findByLabelText('手机号')
    expect(form.address()).toBe('/personal-reservation-form')
    await quiet()
    expect(went).toEqual([])
  })

  test('[LOGIN-026] /login-task can be the target after the login', async () => {
    const { state } = await openUntilWechat('/login-task')
    await returnFromWechat(`code=WX-member-1&state=${state}`)
    await waitFor(() => expect(went).toEqual(['/login-task']))
  })

  test('for a signed-in person, the target opens immediately, without WeChat’s authorization', async () => {
    const app = await renderRoute('/auth-start?target=%2Fmy-setting', { as: 'member' })
    await app.arrives('/my-setting')
    await quiet()
    expect(went).toEqual([])
  })
})

test('[LOGIN-043] [REG-029] [INS-006] outside WeChat, screens that need no login open without authorization', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/142')
  for (const path of ['/personal-reservation-form', '/get-code-pay-counselor']) {
    const app = await renderRoute(path)
    await screen.findByLabelText('手机号')
    expect(app.address()).toBe(path)
    app.view.unmount()
  }
  const start = await renderRoute('/auth-start?target=%2Fmy-binding')
  await start.arrives('/login?target=%2Fmy-binding')
})
