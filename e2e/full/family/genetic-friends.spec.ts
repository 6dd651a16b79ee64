import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { expectToast } from '../../toasts.ts'
import { countCalls, tapBursts } from '../../taps.ts'
import { follow } from '../../follow.ts'

/** Two people, each with a phone of their own, use the same backend. */

/** Simulates that the person returns to the open page. */
const returnToPage = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

const row = (page: Page, list: string, name: RegExp) =>
  page.getByRole('list', { name: list }).getByRole('link', { name })

async function giveConsent(page: Page): Promise<void> {
  await page.goto('/relatives-main/friends')
  await page.getByRole('checkbox', { name: /^我已了解并同意/ }).check()
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect(page.getByText(/^还没有基因亲友/)).toBeVisible()
}

async function findAndApply(page: Page, word: string): Promise<void> {
  await follow(page.getByRole('link', { name: '搜索姓名或手机号' }))
  await page.getByRole('searchbox', { name: '姓名或手机号' }).fill('13800000007')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await row(page, '找到的人', /^郑晓燕/).click()
  await page.getByLabel('附一句话（选填）').fill(word)
  await page.getByRole('button', { name: '申请加为亲友' }).click()
  await expect(page.getByText('您的申请已经发出，等对方同意。')).toBeVisible()
}

const openApplication = async (page: Page) => {
  await page.goto('/relatives-main/applications')
  await row(page, '收到的申请', /^李建国/).click()
}

test('two people give consent; one applies, is refused, applies again and is accepted', async ({
  page,
  as,
  newPhone,
}) => {
  const other = await newPhone('rich')
  await as('member')
  await giveConsent(page)
  await findAndApply(page, '我是建国')
  expect(page.url()).not.toContain('138')

  await openApplication(other)
  await expect(other.getByText('我是建国')).toBeVisible()
  await other.getByRole('button', { name: '拒绝' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '拒绝' }).click()
  await expect(other.getByText('已拒绝')).toBeVisible()

  await returnToPage(page)
  await expect(page.getByText('对方没有同意上一次申请。您可以再申请一次。')).toBeVisible()
  await page.getByRole('button', { name: '再次申请' }).click()
  await expect(page.getByText('您的申请已经发出，等对方同意。')).toBeVisible()

  await openApplication(other)
  await other.getByRole('button', { name: '同意' }).click()
  await expect(other).toHaveURL(/\/friends-detail\/F102$/)
  await expect(other.getByText('12%', { exact: true })).toBeVisible()

  await returnToPage(page)
  await page.getByRole('link', { name: '查看亲友' }).click()
  await expect(page.getByText(/^对方没有分享检测结果/)).toBeVisible()
  await other.context().close()
})

test('two people see each other’s shared results until the sharing ends', async ({ page, as, newPhone }) => {
  const other = await newPhone('rich')
  await as('reported')
  const results = other.getByRole('list', { name: '对照检测结果' })
  await other.goto('/friends-detail/F105')
  await expect(results.getByText('D4a')).toBeVisible()

  await page.goto('/friends-detail/F107')
  const share = page.getByRole('switch', { name: '把我的检测结果分享给对方' })
  await share.click()
  await expectToast(page, '已停止分享')
  await expect(share).not.toBeChecked()
  await returnToPage(other)
  await expect(other.getByText(/^对方没有分享检测结果/)).toBeVisible()
  await expect(results).toHaveCount(0)

  await page.goto('/friends-detail/F107')
  await share.click()
  await expectToast(page, '已打开分享')
  await returnToPage(other)
  await expect(results.getByText('D4a')).toBeVisible()

  // Withdrawing the consent ends all sharing immediately.
  await page.goto('/relatives-main/sharing')
  await page.getByRole('switch', { name: '允许基因亲友使用我的基因数据' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '收回授权' }).click()
  await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible()
  await returnToPage(other)
  await expect(other.getByText(/^对方收回了基因数据的授权/)).toBeVisible()
  await expect(results).toHaveCount(0)

  // A new consent shares nothing by itself.
  await page.getByRole('checkbox', { name: /^我已了解并同意/ }).check()
  await page.getByRole('button', { name: '同意并继续' }).click()
  await expect(page.getByText(/^没有人能看到/)).toBeVisible()
  await returnToPage(other)
  await quiet(other)
  await expect(results).toHaveCount(0)
  await other.context().close()
})

interface Case {
  as: string
  at: string
  before?: (page: Page) => Promise<unknown>
  role?: 'button' | 'switch'
  button: string
  inDialog?: true
  /** The write of the button, which must be sent once. */
  once: string
}

const cases: Record<string, Case> = {
  'giving the consent': {
    as: 'member',
    at: '/relatives-main/friends',
    before: (page) => page.getByRole('checkbox', { name: /^我已了解并同意/ }).check(),
    button: '同意并继续',
    once: 'genetic-friends.authorise',
  },
  'taking the consent back': {
    as: 'reported',
    at: '/relatives-main/sharing',
    before: (page) => page.getByRole('switch', { name: '允许基因亲友使用我的基因数据' }).click(),
    button: '收回授权',
    inDialog: true,
    once: 'genetic-friends.authorise',
  },
  'ending the sharing with one friend': {
    as: 'reported',
    at: '/relatives-main/sharing',
    role: 'switch',
    button: '分享给郑晓燕',
    once: 'genetic-friends.share',
  },
  'the switch of a friend': {
    as: 'reported',
    at: '/friends-detail/F107',
    role: 'switch',
    button: '把我的检测结果分享给对方',
    once: 'genetic-friends.share',
  },
  applying: { as: 'waiting', at: '/friends-detail--lite/F107', button: '申请加为亲友', once: 'genetic-friends.apply' },
  'applying again': {
    as: 'reported',
    at: '/friends-detail--lite/F104',
    button: '再次申请',
    once: 'genetic-friends.apply',
  },
  agreeing: { as: 'reported', at: '/apply-detail/F106', button: '同意', once: 'genetic-friends.answer' },
  refusing: {
    as: 'reported',
    at: '/apply-detail/F106',
    before: (page) => page.getByRole('button', { name: '拒绝' }).click(),
    button: '拒绝',
    inDialog: true,
    once: 'genetic-friends.answer',
  },
}

const targetOf = (page: Page, { role = 'button', button, inDialog }: Case) =>
  (inDialog ? page.getByRole('dialog') : page).getByRole(role, { name: button, exact: true }).first()

for (const [name, given] of Object.entries(cases))
  for (const [way, taps] of tapBursts)
    test(`${name}: ${way} send only one request`, async ({ page, as, backend }) => {
      await as(given.as)
      await page.goto(given.at)
      await given.before?.(page)
      const target = targetOf(page, given)
      await expect(target).toBeEnabled()
      await taps(target, page)
      await expect.poll(() => countCalls(backend, given.once)).toBe(1)
      await quiet(page)
      expect(countCalls(backend, given.once)).toBe(1)
    })

for (const [name, given] of Object.entries(cases))
  test(`${name}: after a lost reply, no error is shown, and the request is sent once`, async ({
    page,
    as,
    backend,
  }) => {
    await as(given.as)
    await page.goto(given.at)
    await given.before?.(page)
    backend.setKnobs(`fault:${given.once}=lost@1`)
    await targetOf(page, given).click()
    await expect.poll(() => countCalls(backend, given.once)).toBe(1)
    await quiet(page)
    await expect(page.getByText(/没有得到服务器的确认|无法连接|网络出现故障/)).toHaveCount(0)
    expect(countCalls(backend, given.once)).toBe(1)
  })
