import { expect, quiet, test } from '../fixtures.ts'
import { expectOnlyToasts } from '../toasts.ts'
import { follow } from '../follow.ts'

test('redeeming goods in the points mall adds a record and deducts the points once', async ({ page, as, backend }) => {
  await as('member')
  await page.goto('/my-main')
  await page.getByRole('link', { name: /积分商城/ }).click()
  await expect(page.getByText('1015积分').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('tab', { name: '居家好物' }).click()
  await page.getByRole('link', { name: /真空保温杯/ }).click()
  await expect(page.getByText('每人限兑2件')).toBeVisible()
  await page.getByRole('button', { name: '增加' }).click()
  await page.getByText('到店自取').click()
  await page.getByRole('radio', { name: /天河健康服务点/ }).check()
  // All clicks in one frame, before any re-render.
  await page.getByRole('button', { name: '立即兑换' }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click()
  })
  const question = page.getByRole('dialog')
  await expect(question).toContainText('用1000积分兑换2件“真空保温杯 500毫升”，兑换后还有15积分。')
  await question.getByRole('button', { name: '确认兑换' }).click()
  await expect(page).toHaveURL(/\/conversion-record-detail\/PO5001$/)
  await expectOnlyToasts(page, ['兑换成功'])
  await expect(page.getByRole('heading', { name: '已提交' })).toBeVisible()
  await expect(page.getByText('天河健康服务点')).toBeVisible()
  expect(backend.db.pointsOrders.filter((order) => order.id.startsWith('PO5'))).toMatchObject([
    { points: 1000, number: 2 },
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\/integral-mall$/)
  await expect(page.getByText('15积分', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: '积分明细' }).click()
  // Each month is a list entry, too, and contains the entries of its changes.
  await expect(page.getByRole('listitem').filter({ hasText: '兑换真空保温杯 500毫升' }).last()).toContainText('-1000')
})

test('after a lost reply to redeeming, the app shows the order that was created', async ({ page, as, backend }) => {
  await as('member')
  backend.setKnobs('fault:points.create=lost@1')
  await page.goto('/integral-goods-detail/PG4')
  await page.getByRole('button', { name: '立即兑换' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认兑换' }).click()
  await expect(page).toHaveURL(/\/conversion-record-detail\/PO5001$/)
  await quiet(page)
  expect(backend.seen.filter((seen) => seen.id === 'points.create')).toHaveLength(1)
})

test('the receipt of a shipped points order is confirmed in a dialog', async ({ page, as }) => {
  await as('member')
  await page.goto('/conversion-record')
  await follow(page.getByRole('link', { name: /保暖护膝/ }))
  await page.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '已收到' }).click()
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('button', { name: '确认收货' })).toHaveCount(0)
})

test('with too few points, the redeem button is disabled, and a link to the tasks is shown', async ({ page, as }) => {
  await as('unlucky')
  await page.goto('/integral-goods-detail/PG2')
  await expect(page.getByRole('button', { name: '积分不足' })).toBeDisabled()
  await page.getByRole('link', { name: '去赚积分' }).click()
  await expect(page.getByRole('heading', { name: '积分任务' })).toBeVisible()
})

test('for a new person, the empty records of redemptions and of points show a link', async ({ page, as }) => {
  await as('new')
  await page.goto('/conversion-record')
  await expect(page.getByText('您还没有兑换过商品')).toBeVisible()
  await page.getByRole('link', { name: '去积分商城看看' }).click()
  await expect(page.getByText('0积分', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: '积分明细' }).click()
  await expect(page.getByText('还没有积分记录，做个任务就有了')).toBeVisible()
  await page.getByRole('link', { name: '去做任务' }).click()
  await expect(page).toHaveURL(/\/integral-list$/)
})

test('a failed request on a points screen shows its text and a retry', async ({ page, as, backend }) => {
  await as('member')
  backend.setKnobs('fault:points.goodsSearch=500')
  await page.goto('/integral-mall')
  await expect(page.getByText(/尊敬的用户，非常抱歉，网络出现故障/)).toBeVisible()
  backend.setKnobs('')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('link', { name: /真空保温杯/ })).toBeVisible()
})

test('the button of a task opens its target, and opening the target completes a daily task', async ({ page, as }) => {
  await as('new')
  await page.goto('/integral-list')
  await page.getByRole('link', { name: /去完成.*每日登录/ }).click()
  await expect(page).toHaveURL(/\/login-task$/)
  await expect(page.getByRole('heading', { name: '今天已签到' })).toBeVisible()
  await expect(page.getByRole('button', { name: '已完成' })).toBeDisabled()
  await page.goBack()
  await expect(page.getByText('5积分', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('link', { name: /去完成.*完善个人资料/ }).click()
  await expect(page).toHaveURL(/\/my-setting$/)
})

test('with text at 150 %, the points screens show all texts at 320 px', async ({ page, as }) => {
  await as('member')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [
    '/integral-mall',
    '/integral-goods-detail/PG1?way=PICK_UP',
    '/integral-goods-detail/PG2',
    '/integral-list',
    '/integral-detail-list',
    '/conversion-record',
    '/conversion-record-detail/PO201',
    '/my-sign',
    '/login-task',
  ]) {
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeAttached()
    await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
    await page.addStyleTag({ content: 'html { font-size: 150% !important }' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})
