import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { expectToast } from '../../toasts.ts'
import { countCalls, tapBursts } from '../../taps.ts'

/** A salesperson and a customer, each with a phone of their own. */

const LIST = '/customer-visitors/NEWS'
const rows = (page: Page) => page.getByRole('listitem')

test('[VIS-001] [VIS-003] a customer who opens a shared article and shared goods is recorded once for each', async ({
  page,
  as,
  newPhone,
}) => {
  await as('salesman')
  await page.goto(LIST)
  await expect(page.getByText('今天先联系')).toBeVisible()
  await expect(page.getByText('赵敏')).toHaveCount(0)

  // Creates the links as a salesperson does.
  await page.goto('/tool-operation/article?id=A3')
  const article = (await page.getByText(/sharingCode=/).textContent()) ?? ''
  expect(article).toContain('sharingCode=SHARE108')
  const customer = await newPhone('unpaid')
  const opened = Date.now()
  await customer.goto(new URL(article).pathname + new URL(article).search)
  await quiet(customer)
  await customer.goto('/commodity-detail/G001?sharingCode=SHARE108')
  await expect(customer.getByRole('heading', { name: '全基因组健康检测·成人版' })).toBeVisible()
  // A reload and Back are not counted as further views.
  await customer.reload()
  await quiet(customer)
  await customer.goBack()
  await quiet(customer)

  await page.goto(LIST)
  const row = rows(page).filter({ hasText: '赵敏' })
  await expect(row).toContainText('新到访')
  await expect(row).toContainText('刚刚')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: '访客详情' })).toBeVisible()
  await expect(page.getByText('138****0003')).toBeVisible()
  // The article and the goods each have one line.
  await expect(rows(page)).toHaveText([/看了 1 次 · (刚刚|1 分钟前)$/, /看了 1 次 · (刚刚|1 分钟前)$/])
  expect(Date.now() - opened).toBeLessThan(120_000)
  await page.goBack()
  await expect(rows(page).filter({ hasText: '赵敏' })).not.toContainText('新到访')
  await page.goto('/customer-visitors/GOODS')
  await expect(rows(page).filter({ hasText: '赵敏' })).toContainText('全基因组健康检测·成人版')
  await customer.context().close()
})

test('[ROLE-004] only a salesperson gets visitors’ data, and no such data remain after signing out', async ({
  page,
  as,
  backend,
  newPhone,
}) => {
  await as('member')
  for (const address of [LIST, '/visitors-details/VS1', '/visitors-list-detail/NEWS-A1', '/visitors-detail-edit/VS1']) {
    await page.goto(address)
    await expect(page.getByText('这一页是给销售人员用的', { exact: false })).toBeVisible()
  }
  expect(backend.seen.filter(({ id }) => id.startsWith('visitor.'))).toEqual([])

  const work = await newPhone('salesman')
  await work.goto('/visitors-details/VS1')
  await work.getByRole('button', { name: '显示手机号' }).click()
  await expect(work.getByText('13912341101')).toBeVisible()
  const kept = () =>
    work.evaluate(
      () =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]) +
        document.title +
        document.cookie,
    )
  expect(await kept()).not.toMatch(/何春梅|1391234/)
  await work.goto('/my-setting')
  await work.getByRole('button', { name: '退出登录' }).click()
  await work.getByRole('dialog').getByRole('button', { name: /退出/ }).click()
  await expect(work.getByRole('heading', { name: '登录' }).first()).toBeVisible()
  expect(await kept()).not.toMatch(/何春梅|1391234/)
  await work.context().close()
})

test('[ADD-007] a note about a visitor that is saved in its own window is stored despite a lost reply', async ({
  page,
  as,
  backend,
}) => {
  await as('salesman')
  await page.goto('/my-main')
  const [own] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/visitors-detail-edit/VS2', '_blank', 'noopener')),
  ])
  await own.getByLabel('备注').fill('下周三再打')
  backend.setKnobs('fault:visitor.save=lost@1')
  await own.getByRole('button', { name: '保存' }).click()
  await expectToast(own, '已保存')
  await expect(own).toHaveURL(/\/visitors-details\/VS2$/)
  await expect(own.getByText('下周三再打')).toBeVisible()
  expect(countCalls(backend, 'visitor.save')).toBe(1)
})

for (const [way, taps] of tapBursts)
  test(`${way} on the button that adds a visitor send only one request`, async ({ page, as, backend }) => {
    await as('salesman')
    const before = backend.db.visitors.length
    await page.goto('/visitors-detail-edit')
    await page.getByLabel('称呼').fill('林女士')
    await taps(page.getByRole('button', { name: '保存' }), page)
    await expect.poll(() => countCalls(backend, 'visitor.save')).toBe(1)
    await quiet(page)
    expect(countCalls(backend, 'visitor.save')).toBe(1)
    expect(backend.db.visitors).toHaveLength(before + 1)
  })

test('10,000 visitors can be searched and filtered', async ({ page, as, backend }) => {
  await as('salesman')
  backend.setKnobs('visitors:10000')
  await page.goto(LIST)
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索访客' }).fill('何春梅9997')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: '清空输入' }).click()
  await page.getByRole('button', { name: '新到访' }).click()
  await expect(rows(page).first()).toContainText('新到访')
})
