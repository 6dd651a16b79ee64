import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentQueryClient } from '#/app/identity.ts'
import { removeAllDrafts } from '#/shared/form/drafts.ts'
import { quiet } from '#tests/quiet.ts'
import { NOW, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { REPORT_LIST_RETRIES } from '#/domains/report/load-reports.ts'
import { me } from '#/domains/user/queries.ts'
import { useSmsCountdown } from '../sms-countdown.ts'
import { sessionKeys, useSession } from '../../user/store.ts'

afterEach(() => {
  removeAllDrafts()
})

type App = Awaited<ReturnType<typeof renderRoute>>

/** Request bodies of one call as sent; the mock backend still answers. */
const bodiesOf = (path: string) => {
  const bodies: unknown[] = []
  network.use(
    http.all(`*${path}`, async ({ request }) => {
      bodies.push(request.method === 'GET' ? request.method : await request.clone().json())
    }),
  )
  return bodies
}

const login = async (address = '/login', knobs = '') => {
  const app = await renderRoute(address, { knobs })
  app.backend.db.smsCodes.push({ mobile: '13800000002', code: '123456', sentAt: NOW - 100_000 })
  await screen.findByLabelText('手机号')
  return app
}

const fillLogin = async (app: App, mobile = '13800000002', code = '123456') => {
  if (mobile) await app.type('手机号', mobile)
  if (code) await app.type('验证码', code)
}

const codeButton = () => screen.getByRole('button', { name: /获取验证码|后重新获取/ })

describe('the login form', () => {
  test('[LOGIN-001] [LOGIN-014] [LOGIN-048] has number, code, a ticked agreement with links, and two buttons', async () => {
    await login()
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('placeholder'))).toEqual([
      '请输入手机号',
      '请输入验证码',
    ])
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('link', { name: '《用户协议》' })).toHaveAttribute('href', '/user-register-agreement')
    expect(screen.getByRole('link', { name: '《隐私条款》' })).toHaveAttribute('href', '/privacy-clause')
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled()
    expect(codeButton()).toHaveTextContent('获取验证码')
  })

  test.each([
    ['/user-register-agreement', '用户注册协议', '一、服务内容'],
    ['/privacy-clause', '隐私条款', '我们收集什么'],
  ])('[LOGIN-002] the address %s shows its text without a login', async (address, title, text) => {
    const app = await renderRoute(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    await app.sees(text)
    await quiet()
    expect(useSession.getState().token).toBeNull()
  })

  test.each([
    ['[LOGIN-007]', '', '123456', '手机号码为空或格式错误'],
    ['[LOGIN-008]', '12812345678', '123456', '手机号码为空或格式错误'],
    ['[LOGIN-008]', '1381234567', '123456', '手机号码为空或格式错误'],
    ['[LOGIN-011]', '13800000002', '', '验证码不能为空'],
  ])('%s with the number %j and the code %j shows the reason and sends nothing', async (_id, mobile, code, text) => {
    const app = await login()
    await fillLogin(app, mobile, code)
    await app.press('登录')
    await app.sees(text)
    expect(await app.calls()).toEqual([])
    expect(app.address()).toBe('/login')
  })

  test('[LOGIN-013] [LOGIN-015] if the agreement is not ticked, a toast asks to read it, and no login is sent', async () => {
    const app = await login()
    await app.user.click(screen.getByRole('checkbox'))
    await fillLogin(app)
    await app.press('登录')
    await app.sees('请先阅读《用户协议》')
    expect(await app.calls('auth.login')).toEqual([])
  })

  test('[LOGIN-012] [LIT-029] a code of more than six digits is shortened to six', async () => {
    const app = await login()
    await app.user.click(screen.getByLabelText('验证码'))
    await app.user.paste('1234567')
    expect(screen.getByLabelText('验证码')).toHaveValue('123456')
    await app.type('验证码', '6a5 4321x')
    expect(screen.getByLabelText('验证码')).toHaveValue('654321')
    await app.type('手机号', '138 0000-0002')
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000002')
  })
})

describe('the SMS code', () => {
  test('[LOGIN-010] [LOGIN-016] can be requested only with a valid number; before the request, no countdown is shown', async () => {
    const app = await login()
    expect(codeButton()).toBeDisabled()
    await app.type('手机号', '1380000000')
    expect(codeButton()).toBeDisabled()
    await app.user.type(screen.getByLabelText('手机号'), '3')
    expect(codeButton()).toBeEnabled()
    expect(codeButton()).toHaveTextContent('获取验证码')
    await app.user.type(screen.getByLabelText('手机号'), '{Backspace}')
    expect(codeButton()).toBeDisabled()
    await app.user.click(codeButton())
    expect(codeButton()).toHaveTextContent('获取验证码')
    expect(await app.calls()).toEqual([])
  })

  test('[LOGIN-020] [LOGIN-021] is requested with its purpose; then the button shows a countdown', async () => {
    const bodies = bodiesOf('/uaa/api/public/getCode')
    const app = await login()
    const again = bodiesOf('/uaa/api/public/getCode')
    await app.type('手机号', '13800000003')
    await app.press('获取验证码')
    await app.sees('验证码已发送')
    expect([...bodies, ...again]).toEqual([{ businessKey: 'login', mobilePhone: '13800000003' }])
    expect(codeButton()).toBeDisabled()
    expect(codeButton().textContent).toMatch(/^[1-6]?\ds后重新获取$/)
  })

  test('[LOGIN-019] the message in the reply is shown after the code was requested', async () => {
    const app = await login()
    network.use(
      http.post('*/uaa/api/public/getCode', () => HttpResponse.json({ data: { message: '短信已发至您的手机' } })),
    )
    await app.type('手机号', '13800000003')
    await app.press('获取验证码')
    await app.sees('短信已发至您的手机')
    await quiet()
    expect(screen.queryByText('验证码已发送')).not.toBeInTheDocument()
  })

  test.each([null, {}, { data: null }, { data: { message: null } }])(
    '[LOGIN-019] if the reply has no message (%j), the app’s own text is shown',
    async (body) => {
      const app = await login()
      network.use(http.post('*/uaa/api/public/getCode', () => HttpResponse.json(body as null)))
      await app.type('手机号', '13800000003')
      await app.press('获取验证码')
      expect(await app.sees('验证码已发送')).toHaveLength(1)
    },
  )

  test('[LOGIN-017] after a failed request, an error is shown, and the code can be requested again', async () => {
    const app = await login()
    app.backend.db.smsCodes.push({ mobile: '13800000003', code: '123456', sentAt: NOW })
    await app.type('手机号', '13800000003')
    await app.press('获取验证码')
    await app.sees('发送过于频繁')
    await waitFor(() => expect(codeButton()).toBeEnabled())
    expect(codeButton()).toHaveTextContent('获取验证码')
    await quiet()
    expect(sessionStorage.getItem('app:sms-until')).toBeNull()
  })

  test('[LOGIN-021] the countdown takes 60 s, continues after a reload, and can be reset', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: NOW })
    const first = renderHook(() => useSmsCountdown())
    expect(first.result.current.seconds).toBe(0)
    act(() => first.result.current.start())
    expect(first.result.current.seconds).toBe(60)
    act(() => void vi.advanceTimersByTime(1000))
    expect(first.result.current.seconds).toBe(59)
    first.unmount()
    act(() => void vi.advanceTimersByTime(9000))
    const second = renderHook(() => useSmsCountdown())
    expect(second.result.current.seconds).toBe(50)
    act(() => void vi.advanceTimersByTime(49_750))
    expect(second.result.current.seconds).toBe(1)
    act(() => void vi.advanceTimersByTime(250))
    expect(second.result.current.seconds).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    act(() => second.result.current.start())
    act(() => second.result.current.reset())
    expect([second.result.current.seconds, sessionStorage.getItem('app:sms-until')]).toEqual([0, null])
  })
})

describe('the last digit of the SMS code', () => {
  const code = () => screen.getByLabelText('验证码')

  test('submits the form when it is typed, or pasted with the whole SMS, and the field’s description announces this', async () => {
    const typed = await login()
    expect(code()).toHaveAccessibleDescription('输满6位后自动提交')
    await typed.type('手机号', '13800000002')
    await typed.type('验证码', '12345')
    expect(await typed.calls('auth.login')).toEqual([])
    await typed.user.type(code(), '6{Enter}')
    await typed.arrives('/Home/hot')
    expect(await typed.calls('auth.login')).toHaveLength(1)
    typed.view.unmount()
    const pasted = await login()
    await pasted.type('手机号', '13800000002')
    await pasted.user.click(code())
    await pasted.user.paste('【生命密码】您的验证码是123456，5分钟内有效')
    await pasted.arrives('/Home/hot')
  })

  test('submits a refused code again only after the person has changed it', async () => {
    const app = await login()
    await fillLogin(app, '13800000002', '654321')
    await app.sees('无法登录，请检查验证码并重试')
    expect(await app.calls('auth.login')).toHaveLength(1)
    await app.user.type(code(), '{Backspace}1')
    expect(code()).toHaveValue('654321')
    expect(await app.calls('auth.login')).toHaveLength(1)
    await app.user.type(code(), '{Backspace}2')
    expect(await app.calls('auth.login')).toHaveLength(2)
    await app.press('登录')
    expect(await app.calls('auth.login')).toHaveLength(3)
  })

  test.each([
    ['the number is wrong', '1380000000', true],
    ['the agreement is not ticked', '13800000002', false],
  ])('submits nothing and shows no error when %s', async (_name, mobile, agreed) => {
    const app = await login()
    if (!agreed) await app.user.click(screen.getByRole('checkbox'))
    await fillLogin(app, mobile)
    expect(await app.calls()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('手机号')).toBeValid()
  })
})

describe('signing in', () => {
  test('[LOGIN-022] [LOGIN-023] [LOGIN-024] the login sends the whole payload, then loads and stores the user', async () => {
    const app = await login()
    const bodies = bodiesOf('/auth/login')
    sessionKeys.invitationCode.write('ABC123')
    await fillLogin(app)
    await app.arrives('/Home/hot')
    await app.sees('热门商品')
    expect(bodies).toEqual([
      {
        mobile: '13800000002',
        authorizationCode: '123456',
        rememberMe: true,
        type: 'mobile',
        channel: 'H5',
        invitationCode: 'ABC123',
      },
    ])
    expect((await app.calls()).map(({ id }) => id).slice(0, 2)).toEqual(['auth.login', 'user.me'])
    expect(useSession.getState()).toMatchObject({ userId: 'U102' })
    const user = await currentQueryClient().query(me())
    expect(user).toMatchObject({ id: 'U102', fullName: '李建国' })
  })

  test('[LOGIN-022] [LOGIN-023] [AUTHX-005] without an invitation, the payload has the entry channel and no invitation code', async () => {
    const app = await login()
    const bodies = bodiesOf('/auth/login')
    sessionKeys.channel.write('C9')
    await fillLogin(app)
    await app.arrives('/Home/hot')
    await app.sees('热门商品')
    expect(bodies).toEqual([
      { mobile: '13800000002', authorizationCode: '123456', rememberMe: true, type: 'mobile', channel: 'C9' },
    ])
  })

  test.each([
    ['500', 'fault:auth.login=500', '123456'],
    ['401', 'fault:auth.login=401', '123456'],
    ['401 for the newly issued token', 'fault:user.me=401', '123456'],
  ])('[LOGIN-018] the error %s shows 无法登录，请检查验证码并重试', async (_name, knobs, code) => {
    const app = await login('/login', knobs)
    await fillLogin(app, '13800000002', code)
    await app.sees('无法登录，请检查验证码并重试')
    expect([app.address(), useSession.getState().token]).toEqual(['/login', null])
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000002')
  })

  test('if the session expires while an order is placed, the login shows that the action was not completed', async () => {
    const app = await renderRoute('/order-info/G001', { as: 'member', knobs: 'fault:order.create=401@1' })
    await app.press('提交订单')
    await app.arrives('/login')
    app.backend.db.smsCodes.push({ mobile: '13800000002', code: '123456', sentAt: NOW - 100_000 })
    await screen.findByRole('heading', { name: '登录' })
    await fillLogin(app)
    expect(await app.sees('登录已过期，刚才的操作没有完成，请再试一次')).toHaveLength(1)
    expect((await app.calls('order.create')).map(({ status }) => status)).toEqual([401])
  })

  test('after a refused login, the next login does not show that a session has expired', async () => {
    const app = await login('/login', 'fault:auth.login=401@1')
    await fillLogin(app)
    await app.sees('无法登录，请检查验证码并重试')
    await app.type('验证码', '123456')
    await app.press('登录')
    await app.arrives('/Home/hot')
    await quiet()
    expect(screen.queryByText(/登录已过期/)).toBeNull()
  })

  test.each([
    ['a wrong code', '', '654321'],
    ['400 with a detail', 'fault:auth.login=400-detail', '123456'],
  ])(
    '[LOGIN-018] %s shows 无法登录，请检查验证码并重试 only at the code field, until the code is changed',
    async (_name, knobs, typed) => {
      const app = await login('/login', knobs)
      const code = screen.getByLabelText('验证码')
      await fillLogin(app, '13800000002', typed)
      await waitFor(() => expect(code).toHaveAccessibleDescription('无法登录，请检查验证码并重试'))
      expect(code).toHaveFocus()
      await quiet()
      expect(screen.getAllByText('无法登录，请检查验证码并重试')).toHaveLength(1)
      expect([app.address(), useSession.getState().token]).toEqual(['/login', null])
      await app.user.type(code, '{Backspace}')
      expect(code).toHaveAccessibleDescription('输满6位后自动提交')
    },
  )

  test('[LOGIN-024] the login is refused when the user cannot be loaded', async () => {
    const app = await login('/login', 'fault:user.me=404')
    await fillLogin(app)
    await app.sees('未找到')
    expect([app.address(), useSession.getState().token]).toEqual(['/login', null])
  })

  test.each([
    ['[LOGIN-026] [LOGIN-029]', '/my-order/ALL?x=1', '/my-order/ALL?x=1', '我的订单'],
    ['[LOGIN-027]', '/commodity-detail/G001', '/commodity-detail/G001?sharingCode=ABC', '全基因组健康检测·成人版'],
    ['[LOGIN-026] a target outside the app:', '//e.com/a', '/Home/hot', '热门商品'],
  ])('%s the login with the target %s opens %s', async (_ids, target, after, text) => {
    const app = await login(`/login?target=${encodeURIComponent(target)}`)
    sessionKeys.invitationCode.write('ABC')
    await fillLogin(app)
    await app.arrives(after)
    await app.sees(text)
    await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())
    expect(app.address()).toBe(after)
  })
})

test('[LOGIN-025] signing out sends the logout request, clears all stored data and opens the login', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  sessionKeys.invitationCode.write('ABC')
  await app.press('退出登录')
  await app.sees('确定要退出登录吗？')
  const [, confirmed] = await screen.findAllByText('退出登录')
  await app.user.click(confirmed as HTMLElement)
  await app.arrives('/login')
  await screen.findByLabelText('手机号')
  expect(await app.calls('auth.logout')).toHaveLength(1)
  expect(useSession.getState()).toMatchObject({ token: null, userId: null })
  await quiet()
  expect(sessionStorage.getItem('invitationCode')).toBeNull()
  expect(JSON.parse(localStorage.getItem('app:session') ?? '')).toEqual({ token: null })
})

test('[LIT-032] a failed request for the report list is retried three times', () => expect(REPORT_LIST_RETRIES).toBe(3))
