import { expect, test } from '../../fixtures.ts'

const G001 = '/order-info/G001?specification=G001-S1&number=1'

test('on the order page recipient, goods, choices and amounts are not covered by the bar', async ({ page, as }) => {
  await as('member')
  await page.goto(G001)
  const total = page.getByText('合计', { exact: true })
  await expect(total).toBeVisible()
  const bar = await page.getByRole('button', { name: '提交订单' }).boundingBox()
  const line = await total.boundingBox()
  expect((line?.y ?? 999) + (line?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('invoice, delivery days and remark are chosen in their rows and sent with the order', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto(G001)
  await page.getByRole('button', { name: /^发票/ }).click()
  await page.getByRole('dialog', { name: '选择发票' }).getByText('单位', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^发票/ })).toContainText('单位')
  await page.getByRole('button', { name: /^配送/ }).click()
  await page.getByRole('dialog', { name: '收货时间' }).getByText('双休日').click()
  await expect(page.getByRole('button', { name: /^配送/ })).toContainText('双休日')
  const remark = page.getByLabel('备注')
  const before = await remark.boundingBox()
  await remark.fill('请在周末上午送到小区东门的快递柜，谢谢，送之前请打一个电话')
  expect((await remark.boundingBox())?.height ?? 0).toBeGreaterThan((before?.height ?? 0) + 10)
  await page.getByRole('button', { name: '提交订单' }).dblclick()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  const placed = backend.db.orders.filter(({ id }) => id.startsWith('O5'))
  expect(placed.at(-1)).toMatchObject({
    invoice: 'ORGANIZATIONAL',
    requirements: '请在周末上午送到小区东门的快递柜，谢谢，送之前请打一个电话',
  })
  expect(backend.seen.filter(({ id }) => id === 'order.create')).toHaveLength(1)
})
