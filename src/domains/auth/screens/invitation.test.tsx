import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { NOW, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { spyOnRequest } from '#tests/request-handlers.ts'
import { findToast } from '#tests/screen-texts.ts'
import { storeEntryCodes } from '../../user/entry-codes.ts'
import { sessionKeys, thirdPartyCode, useSession } from '../../user/store.ts'

/** Fills a registration screen with a valid number and code. */
async function sendRegistration(app: Awaited<ReturnType<typeof renderRoute>>, mobile = '13911112222') {
  app.backend.db.smsCodes.push({ mobile, code: '123456', sentAt: NOW - 100_000 })
  await app.type('手机号', mobile)
  await app.type('验证码', '123456')
}

describe('an invitation link', () => {
  test.each([
    ['[LOGIN-005] [LOGIN-031] [LOGIN-033]', 'SHARE108', '/invitation-register'],
    ['[LOGIN-006] [LOGIN-031] [LOGIN-032] [ROLE-007]', 'SHARE109', '/medical-register'],
  ])('%s with the code %s stores the code, loads the sharer and opens %s', async (_ids, code, path) => {
    const app = await renderRoute(`/invitation-login?invitationCode=${code}`)
    await app.arrives(path)
    expect((await app.calls('user.sharer')).map(({ input }) => input)).toEqual([expect.objectContaining({ code })])
    expect(sessionKeys.invitationCode.read()).toBe(code)
    expect(await screen.findByRole('button', { name: '注册并登录' })).toBeEnabled()
  })

  test('[LOGIN-034] shows 获取分享人信息失败 and a link to the login if the sharer cannot be loaded', async () => {
    const app = await renderRoute('/invitation-login?invitationCode=NOBODY')
    expect(await findToast('获取分享人信息失败')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '不等了，直接登录' })).toHaveAttribute('href', '/login')
    expect(app.address()).toBe('/invitation-login?invitationCode=NOBODY')
  })

  test('without a code opens the login for a visitor; with or without a code, it opens the home page for a signed-in person', async () => {
    await (await renderRoute('/invitation-login?target=%2Fmy-binding')).arrives('/login?target=%2Fmy-binding')
    for (const query of ['?invitationCode=SHARE109', '']) {
      const app = await renderRoute(`/invitation-login${query}`, { as: 'member' })
      await app.arrives('/Home/hot')
      expect(await findToast('您已登录，无需再次注册')).toBeInTheDocument()
      expect(await app.calls('user.sharer')).toEqual([])
      app.view.unmount()
    }
  })

  test('[ADD-003] on any other address, a code is stored, and the sharer is not loaded', async () => {
    const app = await renderRoute('/commodity-detail/G001?invitationCode=SHARE108')
    storeEntryCodes('?invitationCode=SHARE108')
    await app.sees('全基因组健康检测·成人版')
    expect(await app.calls('user.sharer')).toEqual([])
    expect(sessionKeys.invitationCode.read()).toBe('SHARE108')
  })
})

describe('the registration', () => {
  test.each(['/invitation-register', '/medical-register', '/Invitation-Login'])(
    'uses the sharing code in the address %s as the invitation code',
    (at) => {
      storeEntryCodes('?sharingCode=SHARE108', at)
      expect(sessionKeys.invitationCode.read()).toBe('SHARE108')
    },
  )

  test('ignores a sharing code in an address that is no invitation, because the code may belong to a report', () => {
    storeEntryCodes('?sharingCode=SHARE108', '/sample-report')
    expect(sessionKeys.invitationCode.read()).toBe('')
  })

  test('sends the invitation and the WeChat account with the login, and clears both afterwards', async () => {
    const app = await renderRoute('/invitation-register?target=%2Fmy-setting')
    sessionKeys.invitationCode.write('SHARE108')
    thirdPartyCode.write('T-stranger-1')
    app.backend.db.thirdPartyCodes['T-stranger-1'] = 'stranger'
    const { handler, asked } = spyOnRequest('post', 'auth/login')
    network.use(handler)
    await app.type('姓名（选填）', '何春')
    await sendRegistration(app)
    await app.arrives('/my-setting')
    expect(asked[0]?.body).toEqual({
      mobile: '13911112222',
      authorizationCode: '123456',
      rememberMe: true,
      type: 'mobile',
      channel: 'H5',
      invitationCode: 'SHARE108',
      thirdPartyAuthCode: 'T-stranger-1',
    })
    expect([sessionKeys.invitationCode.read(), thirdPartyCode.read()]).toEqual(['', ''])
    expect(app.backend.db.users.at(-1)).toMatchObject({ mobile: '13911112222', fullName: '何春' })
    expect(app.backend.db.wechatAccounts.at(-1)?.openId).toBe('stranger')
  })

  test('logs in without a name, and then sends no change of the profile', async () => {
    const app = await renderRoute('/invitation-register?target=%2Fmy-setting')
    await sendRegistration(app)
    await app.arrives('/my-setting')
    expect(app.backend.db.users.at(-1)).toMatchObject({ mobile: '13911112222' })
    expect(await app.calls('user.update')).toEqual([])
  })

  test('shows a toast if the name cannot be saved, and the person stays logged in', async () => {
    const app = await renderRoute('/medical-register', { knobs: 'fault:user.update=500' })
    await app.type('姓名（选填）', '何春')
    await sendRegistration(app)
    await app.arrives('/Home/hot')
    expect(await findToast('姓名没有保存，可以稍后在设置里填写')).toBeInTheDocument()
    expect(useSession.getState().token).not.toBeNull()
  })

  test('requires the agreement; the form keeps its values when the login is refused', async () => {
    const app = await renderRoute('/invitation-register', { knobs: 'fault:auth.login=400@1' })
    await app.user.click(await screen.findByRole('checkbox'))
    await sendRegistration(app)
    await app.press('注册并登录')
    expect(await findToast('请先阅读《用户协议》')).toBeInTheDocument()
    await app.user.click(screen.getByRole('checkbox'))
    await app.press('注册并登录')
    await app.sees('无法登录，请检查验证码并重试')
    expect(screen.getByLabelText('手机号')).toHaveValue('13911112222')
  })
})
