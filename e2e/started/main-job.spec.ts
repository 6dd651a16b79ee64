import { collectPageErrors } from '../fixtures.ts'
import { doMainJob } from '../main-job.ts'
import { expect, test } from './npm-start-fixtures.ts'

// Both tests use the same server.
test.describe.configure({ mode: 'serial' })

test('a visitor of the app that npm start serves can buy, pay, bind and read the report, over real HTTP', async ({
  page,
  request,
}) => {
  await request.get('/__mock/reset')
  const pageErrors = collectPageErrors(page)
  await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000005' })
  const { violations } = (await (await request.get('/__mock/seen')).json()) as { violations: string[] }
  expect(violations).toEqual([])
  expect(pageErrors).toEqual([])
})

test('the page /__mock/ lists the calls of all devices with their durations', async ({ page, request }) => {
  const nobody = await request.get('/__mock/sign-in?persona=nobody')
  expect(nobody.status()).toBe(400)
  expect(((await nobody.json()) as { message: string }).message).toContain('没有叫 nobody 的身份')
  const { token } = (await (await request.get('/__mock/sign-in?persona=member')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const orders = '/mallsales/api/user/mall-orders/get-user-orders?page=0&size=10'
  expect((await request.post(orders, { headers, data: {} })).status()).toBe(200)
  await page.goto('/__mock/')
  const line = page.getByRole('listitem').filter({ hasText: 'order.mine' }).first()
  await expect(line).toContainText(/order\.mine {2}200 {2}\d+ ms$/)
  await expect(page.getByText(/^没有违反约定的调用。/)).toBeVisible()
})
