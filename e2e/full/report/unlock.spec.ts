import { expect, quiet, test } from '../../fixtures.ts'

const REPORT = '/parent-page/R100501/PKG-ADULT'

test('a locked category is offered, ordered, paid and unlocked, and then shows its results', async ({
  page,
  as,
  backend,
}) => {
  await as('reported')
  await page.goto(`${REPORT}/other-category-list/RARE_DISEASES/罕见疾病`)
  await page
    .getByRole('link', { name: /未解锁/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/category-deblocking\?/)
  await expect(page.getByText('周雪梅的报告')).toBeVisible()
  await expect(page.getByText(/还未解锁的 10 项结果/)).toBeVisible()
  await page.getByRole('button', { name: '确认解锁' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: /确认支付/ }).click()
  const order = () => backend.db.orders.at(-1)
  // Moves the payment, after which the mock backend needs 20 s for the unlock job. All events of the order move along.
  const movePayment = (ms: number) => order()?.history.forEach((event) => (event.time += ms))
  await expect.poll(() => order()?.status).toBe('PAID')
  // Into the future, so that the unlock job continues even on a slow machine.
  movePayment(600_000)
  await expect(page).toHaveURL(/\/other-category-list\/RARE_DISEASES\//)
  await expect(page.getByText('结果正在生成', { exact: false })).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('link', { name: /未解锁/ })).toHaveCount(0)
  expect(order()).toMatchObject({ status: 'PAID', unlock: { category: 'RARE_DISEASES' } })
  // Into the past, so that the unlock job is finished.
  movePayment(-1_200_000)
  await expect(page.getByText('新', { exact: true }).first()).toBeVisible()
  await quiet(page)
  await expect(page.getByText('结果正在生成', { exact: false })).toHaveCount(0)
  expect(backend.db.orders.filter(({ unlock }) => unlock)).toHaveLength(1)
})
