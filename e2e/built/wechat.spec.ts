import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'
import { userAgents } from '../wechat-profiles.ts'
import { installWechat } from '../wechat-simulator.ts'
import { oneOfEach } from '#tests/matrix.ts'

const openGoods = (page: Page, name: string) =>
  page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()

const ADULT = '全基因组健康检测·成人版'

// iOS signs the address of the page load, and all other systems sign the current address.
for (const profile of oneOfEach(['ios', 'android', 'harmony'] as const, (one) => String(one === 'ios')))
  test(`[NAV-021] [NAV-022] in WeChat on ${profile}, each page is signed and has its own share card or the default card`, async ({
    context,
    page,
    backend,
  }) => {
    const wechat = await installWechat(context, { profile })
    await page.goto('/Home/hot?from=singlemessage')
    await expect.poll(() => wechat.cards().appMessage?.title).toBe('生命密码健康')
    await openGoods(page, ADULT)
    await expect.poll(() => wechat.cards().appMessage?.title).toBe(ADULT)
    await expect.poll(() => wechat.cards().timeline?.link).toMatch(/\/commodity-detail\/G001$/)
    await page.goBack()
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
    await expect.poll(() => wechat.cards().appMessage?.link).toMatch(/\/Home$/)
    expect(wechat.cards().appMessage?.imgUrl).toMatch(/\.png$/)
    expect(wechat.signatures().every(({ accepted }) => accepted)).toBe(true)
    // iOS signs only the address of the page load. Other systems sign each address once.
    const asked = backend.seen.filter(({ id }) => id === 'media.signature').length
    expect(asked).toBeLessThanOrEqual(profile === 'ios' ? 1 : 4)
  })

test('[ADD-001] outside WeChat, no page is signed, and 企业微信 counts as WeChat', async ({
  context,
  page,
  backend,
}) => {
  await installWechat(context, { profile: 'browser' })
  await page.goto('/Home/hot')
  await openGoods(page, ADULT)
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await quiet(page)
  expect(backend.seen.some(({ id }) => id === 'media.signature')).toBe(false)
  expect(userAgents.wecom).toContain('MicroMessenger')
})

test('in 企业微信, each page is signed', async ({ context, page }) => {
  const wechat = await installWechat(context, { profile: 'wecom' })
  await page.goto('/Home/hot')
  await expect.poll(() => wechat.cards().appMessage?.title).toBe('生命密码健康')
})

test('[VAL-040] if WeChat always refuses a page’s signature, a message is shown only when a WeChat function is used', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('member')
  await installWechat(context, { profile: 'android', refuseSignatures: true })
  await page.goto('/my-main')
  const asked = () => backend.seen.filter(({ id }) => id === 'media.signature').length
  await expect.poll(asked).toBe(1)
  await page.getByRole('link', { name: '绑定样本' }).click()
  await expect.poll(asked).toBe(3)
  await quiet(page)
  await expect(page.getByText('签名失败')).toHaveCount(0)
  await page.getByRole('button', { name: '扫描样本条码' }).click()
  await expect(page.getByText('暂不可用，微信sdk初始化失败！')).toBeVisible()
  await expect(page.getByText('签名失败')).toBeVisible()
  expect(asked()).toBe(3)
})

test('on Android, a page whose signature is refused does not get the previous page’s share card', async ({
  context,
  page,
  as,
}) => {
  await as('member')
  const wechat = await installWechat(context, {
    profile: 'android',
    refuseSignatures: (url) => !url.includes('/commodity-detail/'),
  })
  await page.goto('/commodity-detail/G001')
  await expect.poll(() => wechat.cards().appMessage?.title).toBe(ADULT)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await expect.poll(() => wechat.signatures().some(({ accepted }) => !accepted)).toBe(true)
  await expect.poll(() => wechat.cards().appMessage?.title).toBe('生命密码健康')
  expect(wechat.cards().timeline?.link).toMatch(/\/Home$/)
})

test('after fast navigation A→B→C, the share card of page C is registered', async ({ context, page }) => {
  const wechat = await installWechat(context, { profile: 'android', answerDelay: 250 })
  await page.goto('/Home/hot')
  await openGoods(page, ADULT)
  await expect(page).toHaveURL(/G001/)
  await page.goBack()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click()
  await expect(page).toHaveURL(/\/my-main$/)
  await expect
    .poll(() => wechat.signatures().at(-1))
    .toMatchObject({ url: expect.stringMatching(/\/my-main$/) as unknown as string })
  await expect.poll(() => wechat.cards().appMessage?.link).toMatch(/\/Home$/)
})

for (const profile of oneOfEach(['ios', 'android', 'harmony'] as const, () => 'phone')) {
  test(`in WeChat on ${profile}, a tube can be scanned, and a cancelled scan shows nothing`, async ({
    context,
    page,
    as,
  }) => {
    await as('member')
    const code = 'CODE_128,LB2026000007'
    const result = {
      resultStr: profile === 'android' ? code : JSON.stringify({ scan_code: { scan_result: code } }),
    }
    await installWechat(context, { profile, answers: { scanQRCode: ['cancel', { result }] } })
    await page.goto('/bind-sampleid-input-view')
    await page.getByRole('button', { name: '扫描样本条码' }).click()
    await expect(page.getByLabel('样本编号')).toHaveValue('')
    await quiet(page)
    await expect(page.getByText('暂不可用，微信sdk初始化失败！')).toHaveCount(0)
    await page.getByRole('button', { name: '扫描样本条码' }).click()
    await expect(page.getByLabel('样本编号')).toHaveValue('LB20 2600 0007')
  })

  test(`in WeChat on ${profile}, a picture can be chosen and uploaded, and a failed upload shows an error`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('member')
    await installWechat(context, { profile, answers: { uploadImage: [{ fail: 'system error' }, 'ok'] } })
    await page.goto('/my-setting')
    await page.getByRole('button', { name: '更换头像' }).click()
    await expect(page.getByText('上传图片未成功')).toBeVisible()
    await page.getByRole('button', { name: '更换头像' }).click()
    await expect(page.getByText('头像已更换')).toBeVisible()
    expect(backend.db.users.find(({ persona }) => persona === 'member')?.headImage).toContain('media=media-')
  })
}

test('outside WeChat, scanning and pictures show why they are unavailable, and the number can be typed', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/bind-sampleid-input-view')
  await page.getByRole('button', { name: '扫描样本条码' }).click()
  await expect(page.getByText('暂不可用，微信sdk初始化失败！')).toBeVisible()
  await page.getByLabel('样本编号').fill('LB2026000007')
  await page.goto('/my-setting')
  await page.getByRole('button', { name: '更换头像' }).click()
  await expect(page.getByText('暂不可用，微信sdk初始化失败！')).toBeVisible()
})

test('[GEN-018] after WeChat’s authorization, the back button opens the screen before the authorization', async ({
  context,
  page,
}) => {
  await installWechat(context, { profile: 'ios', account: 'member' })
  await page.goto('/my-main')
  await page.getByRole('link', { name: '我的钱包' }).first().click()
  await expect(page).toHaveURL(/\/my-wallet$/)
  await expect(page.getByText('可提现').first()).toBeVisible()
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/my-main$/)
})

test('[GEN-018] after 微信授权登录 on the login screen, Back does not open the login screen again', async ({
  context,
  page,
}) => {
  await installWechat(context, { profile: 'ios', account: 'member' })
  await page.goto('/commodity-detail/G001')
  await expect(page.getByRole('button', { name: '立即购买' })).toBeVisible()
  await page.goto('/login?target=%2Fmy-wallet')
  await page.getByRole('link', { name: '微信授权登录' }).click()
  await expect(page).toHaveURL(/\/my-wallet$/)
  await expect(page.getByText('可提现').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/commodity-detail\/G001$/)
})
