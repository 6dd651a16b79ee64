import { expect, test } from '../../fixtures.ts'
import { installWechat } from '../../wechat-simulator.ts'
import { follow } from '../../follow.ts'

const DAY_MS = 86_400_000

test.describe('on a phone in UTC−8 whose clock is a day behind', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('[REG-032] [INS-008] a renewal shows the old and the new end date, and its payment sets the new end date', async ({
    page,
    as,
    backend,
  }) => {
    await as('rich')
    backend.setKnobs('channels:mock')
    await page.clock.install({ time: new Date(Date.now() - DAY_MS) })
    await page.goto('/contract-list')
    await page.getByRole('link', { name: '续存' }).click()
    await expect(page.getByText('2010-01-02')).toBeVisible()
    await page.getByRole('radio', { name: /^续存5年/ }).check()
    await expect(page.getByText('2028-01-02', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('2033-01-02', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '提交并支付' }).dblclick()
    await expect(page).toHaveURL(/\/order-pay-detail\?/)
    await page.getByRole('button', { name: /^确认支付 ¥3060.00/ }).click()
    await expect(page).toHaveURL(/\/renew-deposit-contract\/RD1$/)
    await expect(page.getByText('2033-01-02', { exact: true }).first()).toBeVisible()
    expect(backend.db.renewals).toMatchObject([{ depositId: 'RD1', years: 5, done: true }])
  })
})

test('inside WeChat, the contracts of an order link to the storage and the person', async ({ context, page, as }) => {
  await as('parent')
  await installWechat(context, { profile: 'ios' })
  await page.goto('/immjune-storage/O601')
  await expect(page.getByText('签约日期')).toBeVisible()
  await follow(page.getByRole('link', { name: /^储存人/ }))
  await follow(page.getByRole('link', { name: '选择储存人' }))
  await page.getByRole('button', { name: /吴乐乐/ }).click()
  await expect(page).toHaveURL(/\/immjune-storage-form\/O601\?patientId=P602$/)
  await expect(page.getByText('身份证 4403****0019')).toBeVisible()
  await page.getByRole('link', { name: '联系客服登记' }).click()
  await expect(page).toHaveURL(/\/my-contact-us-content\/service$/)
  await page.goBack()
  await expect(page.getByText('身份证 4403****0019')).toBeVisible()
})

test('if a contract is renewed in two tabs, the second tab links to the unpaid order', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('rich')
  const other = await context.newPage()
  await page.goto('/renew-deposit-form?id=RD2')
  await other.goto('/renew-deposit-form?id=RD2')
  await expect(other.getByRole('button', { name: '提交并支付' })).toBeVisible()
  await page.getByRole('button', { name: '提交并支付' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  await other.getByRole('button', { name: '提交并支付' }).click()
  await other.getByRole('link', { name: '查看续存订单' }).click()
  await expect(other.getByRole('heading', { name: '待付款' })).toBeVisible()
  expect(backend.db.renewals).toHaveLength(1)
})
