import type { Page } from '@playwright/test'
import { installWechat } from '../wechat-simulator.ts'
import { expect, quiet, test } from '../fixtures.ts'
import { expectOnlyToasts } from '../toasts.ts'

/** Signs in or registers. The last digit of the code submits the form. */
const fillCode = async (page: Page, mobile: string) => {
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill('123456')
}

const storedValue = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

test('an SMS login returns to the target, with the invitation code if the target accepts a code', async ({
  page,
  backend,
}) => {
  await page.goto('/Home/hot?invitationCode=SHARE108')
  await expect.poll(() => storedValue(page, 'invitationCode')).toBe('SHARE108')
  await page.goto('/login?target=%2Fcommodity-detail%2FG001')
  await fillCode(page, '13800000002')
  await expect(page).toHaveURL(/\/commodity-detail\/G001\?sharingCode=SHARE108$/)
  expect(backend.db.invitations.at(-1)).toMatchObject({ userId: 'U102', code: 'SHARE108' })
})

test('[LOGIN-035] [LOGIN-036] [GEN-018] a bound WeChat account signs in without a form and opens the target', async ({
  context,
  page,
  backend,
}) => {
  const wechat = await installWechat(context, { profile: 'ios', account: 'member' })
  await page.goto('/my-order/ALL?x=1')
  await expect(page).toHaveURL(/\/my-order\/ALL\?x=1$/)
  await expect(page.getByRole('link', { name: /2026/ }).first()).toBeVisible()
  await quiet(page)
  expect(wechat.authorizations()).toHaveLength(1)
  // Neither the target nor personal data is sent to WeChat, and no code stays in an address or is sent elsewhere.
  expect(wechat.authorizations()[0]?.asked).not.toContain('my-order')
  expect(page.url()).not.toContain('code=')
  await expect.poll(() => wechat.signatures().length).toBeGreaterThan(0)
  expect(wechat.signatures().filter(({ url }) => url.includes('code='))).toEqual([])
  expect(JSON.stringify([wechat.cards(), wechat.reports()])).not.toMatch(/WX-member|code=/)
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'auth.hasRegister')).toHaveLength(1)
  expect(await storedValue(page, 'isBinded')).toBe('true')
  expect(await storedValue(page, 'maintainAuth')).toBeNull()
})

test('[LOGIN-037] an unbound WeChat account is registered and bound, and the next visit needs no form', async ({
  context,
  page,
  backend,
}) => {
  await installWechat(context, { profile: 'android', account: 'stranger' })
  await page.goto('/my-binding')
  await expect(page).toHaveURL(/\/invitation-register\?target=%2Fmy-binding$/)
  expect(await storedValue(page, 'isBinded')).toBe('false')
  await page.getByLabel('姓名（选填）').fill('何春')
  await fillCode(page, '13911112222')
  await expect(page).toHaveURL(/\/my-binding$/)
  expect(backend.db.wechatAccounts.find((row) => row.openId === 'stranger')?.userId).toBe(
    backend.db.users.find((user) => user.mobile === '13911112222')?.id,
  )
  expect(backend.db.users.at(-1)?.fullName).toBe('何春')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('/my-binding')
  await expect(page).toHaveURL(/\/my-binding$/)
  await expect(page.getByText('还没有绑定样本', { exact: false })).toBeVisible()
})

for (const [kind, code, path] of [
  ['an ordinary sharer’s', 'SHARE108', '/invitation-register'],
  ['a doctor’s', 'SHARE109', '/medical-register'],
] as const)
  test(`[LOGIN-031] ${kind} invitation opens ${path}, and an unbound WeChat account later opens this address too`, async ({
    context,
    page,
    backend,
  }) => {
    await installWechat(context, { profile: 'ios', account: 'guest' })
    await page.goto(`/invitation-login?invitationCode=${code}`)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    // After a later sign-in with an unbound WeChat account, the same registration opens.
    await page.goto('/my-binding')
    await expect(page).toHaveURL(new RegExp(`${path}\\?target=`))
    await fillCode(page, '13911113333')
    await expect(page).toHaveURL(/\/my-binding$/)
    expect(backend.db.invitations).toHaveLength(1)
    expect(backend.db.invitations[0]?.code).toBe(code)
    expect(await storedValue(page, 'invitationCode')).toBeNull()
  })

test('[LOGIN-034] the link of an unknown sharer shows a text, a retry and a link to continue', async ({
  page,
  backend,
}) => {
  backend.setKnobs('fault:user.sharer=500@1')
  await page.goto('/invitation-login?invitationCode=SHARE108')
  await expect(page.getByText('获取分享人信息失败')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL(/\/invitation-register$/)
})

test('an invitation link opened by a signed-in person shows that no registration is needed, and opens the home page', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/invitation-login?invitationCode=SHARE109')
  await expect(page.getByText('您已登录，无需再次注册')).toBeVisible()
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await quiet(page)
  expect(backend.seen.some(({ id }) => id === 'user.sharer')).toBe(false)
})

test('[LOGIN-039] an OAuth state that was not requested shows 登录异常, sends no request, and goes back after 1.5 s', async ({
  context,
  page,
  backend,
}) => {
  const wechat = await installWechat(context, { profile: 'ios' })
  wechat.authorize({ state: 'f'.repeat(32) })
  await page.goto('/Home/hot')
  await page.goto('/my-binding')
  await expectOnlyToasts(page, ['登录异常'])
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await quiet(page)
  expect(backend.seen.some(({ id }) => id === 'auth.hasRegister')).toBe(false)
  expect([await storedValue(page, 'isBinded'), await storedValue(page, 'maintainAuth')]).toEqual([null, null])
})

test('[LOGIN-040] [ADD-004] a used OAuth code shows 微信授权异常 and goes back; later the form is shown instead of a loop', async ({
  context,
  page,
  backend,
}) => {
  const wechat = await installWechat(context, { profile: 'android' })
  backend.db.spentCodes.push('WX-member-900')
  wechat.authorize({ code: 'WX-member-900' }, { code: 'WX-member-900' })
  await page.goto('/Home/hot')
  await page.goto('/my-binding')
  await expectOnlyToasts(page, ['微信授权异常'])
  await expect(page).toHaveURL(/\/Home\/hot/)
  await page.goto('/my-binding')
  await expectOnlyToasts(page, ['微信授权异常', '微信授权异常'])
  await expect(page).toHaveURL(/\/Home\/hot/)
  await page.goto('/my-binding')
  await expect(page).toHaveURL(/\/login\?target=%2Fmy-binding$/)
  await expect(page.getByRole('link', { name: '微信授权登录' })).toBeVisible()
})

test('[LOGIN-039] if the login of a bound WeChat account is refused, 登录异常 is shown and the page goes back', async ({
  context,
  page,
  backend,
}) => {
  await installWechat(context, { profile: 'ios' })
  backend.setKnobs('fault:auth.login=400@1')
  await page.goto('/Home/hot')
  await page.goto('/my-binding')
  await expectOnlyToasts(page, ['登录异常'])
  await expect(page).toHaveURL(/\/Home\/hot$/)
})

test('after a refused WeChat login, the page offers WeChat again, and other ways to sign in', async ({
  context,
  page,
}) => {
  const wechat = await installWechat(context, { profile: 'ios' })
  wechat.authorize('refuse')
  await page.goto('/my-binding')
  await expect(page.getByText('您没有同意微信授权')).toBeVisible()
  await expect(page.getByRole('link', { name: '用手机号登录' })).toHaveAttribute('href', '/login?target=%2Fmy-binding')
  await page.getByRole('button', { name: '重新授权' }).click()
  await expect(page).toHaveURL(/\/my-binding$/)
})

test('[LOGIN-038] without an authorization address, the page shows 获取授权地址异常, a retry and the form', async ({
  context,
  page,
  backend,
}) => {
  await installWechat(context, { profile: 'ios' })
  backend.setKnobs('fault:auth.authorizationUrl=502@1')
  await page.goto('/my-binding')
  await expect(page.getByText('获取授权地址异常')).toBeVisible()
  await expect(page.getByRole('link', { name: '用手机号登录' })).toBeVisible()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL(/\/my-binding$/)
})

test('[LOGIN-042] [LIT-033] 不授权，继续填写 opens the form without a second authorization request', async ({
  context,
  page,
}) => {
  const wechat = await installWechat(context, { profile: 'ios', account: 'guest' })
  wechat.authorize('refuse')
  await page.goto('/personal-reservation-form')
  await page.getByRole('link', { name: '不授权，继续填写' }).click()
  await expect(page).toHaveURL(/\/personal-reservation-form$/)
  await expect(page.getByLabel('手机号')).toBeVisible()
  await quiet(page)
  expect(wechat.authorizations()).toHaveLength(1)
})

for (const path of ['/get-code-pay-counselor', '/personal-reservation-form'])
  test(`[LOGIN-042] [LIT-033] the address ${path} requests WeChat’s authorization once and needs no login`, async ({
    context,
    page,
    backend,
  }) => {
    const wechat = await installWechat(context, { profile: 'harmony', account: 'guest' })
    await page.goto(path)
    await expect(page.getByLabel('手机号')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(await storedValue(page, 'isBinded')).toBe('false')
    expect(await page.evaluate(() => localStorage.getItem('app:session'))).toBeNull()
    expect(backend.seen.some(({ id }) => id === 'auth.authorize')).toBe(true)
    await page.reload()
    await expect(page.getByLabel('手机号')).toBeVisible()
    await quiet(page)
    expect(wechat.authorizations()).toHaveLength(1)
  })

test('企业微信 cannot be used to sign in', async ({ context, page }) => {
  const wechat = await installWechat(context, { profile: 'wecom' })
  await page.goto('/my-binding')
  await expect(page).toHaveURL(/\/login\?target=%2Fmy-binding$/)
  await quiet(page)
  await expect(page.getByRole('link', { name: '微信授权登录' })).toHaveCount(0)
  expect(wechat.authorizations()).toHaveLength(0)
})

test('after signing out, WeChat does not sign in automatically, and another person can sign in by number', async ({
  context,
  page,
}) => {
  const wechat = await installWechat(context, { profile: 'ios', account: 'reported' })
  await page.goto('/my-setting')
  await expect(page.getByText('周雪梅')).toBeVisible()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/my-setting')
  await expect(page).toHaveURL(/\/login\?target=/)
  await fillCode(page, '13800000002')
  await expect(page.getByText('李建国')).toBeVisible()
  await quiet(page)
  await expect(page.getByText('周雪梅')).toHaveCount(0)
  expect(wechat.authorizations()).toHaveLength(1)
})

test('several requests that are refused with 401 start only one login', async ({ context, page, as, backend }) => {
  const wechat = await installWechat(context, { profile: 'ios', account: 'waiting' })
  await as('waiting')
  backend.db.sessions = []
  // The latency is so long that all requests are pending before the first is refused.
  backend.setKnobs('latency:400')
  await page.goto('/my-binding')
  await expect(page.getByText('检测中').first()).toBeVisible()
  expect(backend.seen.filter(({ status }) => status === 401).length).toBeGreaterThan(1)
  expect(wechat.authorizations()).toHaveLength(1)
})

test('if a session expires in a form, the login opens without a page load, and no request is sent again', async ({
  context,
  page,
  as,
  backend,
}) => {
  const wechat = await installWechat(context, { profile: 'ios', account: 'member' })
  await as('member')
  await page.goto('/add-patient/new')
  await page.getByLabel('姓名').fill('何春')
  await page.getByLabel('证件号码').fill('440304196811020023')
  backend.db.sessions = []
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/login\?target=%2Fadd-patient%2Fnew$/)
  await fillCode(page, '13800000002')
  await expect(page).toHaveURL(/\/add-patient\/new$/)
  await expect(page.getByLabel('姓名')).toHaveValue('何春')
  await expect(page.getByLabel('证件号码')).toHaveValue('440304196811020023')
  expect(backend.db.patients.some(({ name }) => name === '何春')).toBe(false)
  await quiet(page)
  expect(wechat.authorizations()).toHaveLength(0)
})

test('after adding a WeChat payout account, Back skips both the authorization and the form', async ({
  context,
  page,
  as,
}) => {
  await installWechat(context, { profile: 'ios', account: 'member' })
  await as('member')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '收款账户' }).click()
  await expect(page).toHaveURL(/\/my-bank-account$/)
  await page.getByRole('link', { name: /绑定微信零钱/ }).click()
  await expect(page).toHaveURL(/\/my-bank-account-add\/wechat\/0/)
  await page.getByRole('link', { name: '用微信授权' }).click()
  await expect(page).toHaveURL(/authorized=true/)
  await page.getByLabel('真实姓名').fill('李建国')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/my-bank-account$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main$/)
})
