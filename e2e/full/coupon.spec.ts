import { expect, quiet, test } from '../fixtures.ts'
import { expectOnlyToasts } from '../toasts.ts'
import { follow } from '../follow.ts'

const SORRY = /尊敬的用户，非常抱歉，网络出现故障/

test('a coupon is claimed, its goods are shown, and an order is placed with it', async ({ page, as, backend }) => {
  await as('member')
  await page.goto('/my-main')
  await page.getByRole('link', { name: /^优惠券/ }).click()
  await expect(page).toHaveURL(/\/my-coupon\/CLAIMED$/)
  await page.getByRole('link', { name: '待领取' }).click()
  await expect(page).toHaveURL(/\/my-coupon\/UNCLAIMED$/)
  await page.getByRole('button', { name: '领取，健康检测九折券' }).click()
  await expect(page.getByText('领取成功')).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('heading', { name: '健康检测九折券' })).toHaveCount(0)
  await follow(page.getByRole('link', { name: '未使用' }))
  await page.getByRole('link', { name: '去使用，健康检测九折券' }).click()
  await expect(page.getByRole('heading', { name: '健康检测九折券' })).toBeVisible()
  const goods = page.getByRole('link', { name: /基因检测|健康检测/ })
  await expect(goods).toHaveCount(2)
  await goods.first().click()
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('button', { name: /^确定/ }).click()
  await page.getByRole('button', { name: /优惠券/ }).click()
  await page.getByRole('radio', { name: /健康检测九折券/ }).click()
  await expect(page.getByRole('button', { name: /优惠券/ })).toContainText('-¥299.90')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  const used = backend.db.coupons.find(({ templateId }) => templateId === 'CT2')
  expect(used?.usedByOrder).toBe(backend.db.orders.at(-1)?.id)
  await page.goto('/my-coupon/HASUSED')
  await expect(page.getByRole('heading', { name: '健康检测九折券' })).toBeVisible()
})

test('the coupon of an order is selected on a screen of its own, which then returns to the order', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/order-coupons-list?id=G001&specification=G001-S1&number=1')
  await expect(page.getByRole('radio', { name: /会员八五折券/ })).toBeChecked()
  await page.getByRole('radio', { name: /满减券/ }).check()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL('/order-info/G001?specification=G001-S1&number=1&couponId=CU1')
  await expect(page.getByRole('button', { name: /优惠券/ })).toContainText('-¥50.00')
  await page.reload()
  await expect(page.getByRole('button', { name: /优惠券/ })).toContainText('-¥50.00')
})

test('the search finds a coupon’s goods by name, and the coupon rules open with one tap', async ({ page, as }) => {
  await as('member')
  await page.goto('/coupons-commodity-list/CT2')
  await follow(page.getByRole('link', { name: '搜索可用商品' }))
  await page.getByRole('searchbox', { name: '搜索商品' }).fill('成人版')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/keyword=/)
  await expect(page.getByRole('link', { name: /基因检测|健康检测/ })).toHaveCount(1)
  await page.goto('/my-coupon/CLAIMED')
  await page.getByRole('link', { name: '使用说明' }).click()
  await expect(page.getByRole('heading', { name: '满多少才能用' })).toBeVisible()
  await page.getByRole('link', { name: '查看我的优惠券' }).click()
  await expect(page).toHaveURL(/\/my-coupon\/CLAIMED$/)
})

for (const [tab, text] of [
  ['UNCLAIMED', '暂时没有可以领取的优惠券'],
  ['CLAIMED', '您还没有可用的优惠券'],
  ['HASUSED', '您还没有用过优惠券'],
  ['VALIDLESS', '没有失效的优惠券'],
] as const)
  test(`the tab ${tab} shows a text without coupons, and a retry after a failed request`, async ({
    page,
    as,
    backend,
  }) => {
    await as('new')
    backend.setKnobs('fault:coupon.*=500@1')
    await page.goto(`/my-coupon/${tab}`)
    await expect(page.getByText(SORRY)).toBeVisible()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText(text)).toBeVisible()
  })

test('opening a coupon’s claim address claims it once, even after a reload, Back or in a second tab', async ({
  page,
  context,
  as,
  backend,
}) => {
  const held = () => backend.db.coupons.filter(({ templateId }) => templateId === 'CT1').length
  await as('member')
  await page.goto('/my-coupon/UNCLAIMED/true/CT1')
  await expect(page).toHaveURL(/\/my-coupon\/CLAIMED$/)
  await expectOnlyToasts(page, ['领取成功'])
  await expect(page.getByRole('heading', { name: '新人立减券' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '新人立减券' })).toBeVisible()
  expect(held()).toBe(1)
  const other = await context.newPage()
  await other.goto('/my-coupon/UNCLAIMED/true/CT1')
  await expect(other.getByText('已领取过')).toBeVisible()
  await other.getByRole('link', { name: '查看我的优惠券' }).click()
  await expect(other.getByRole('heading', { name: '新人立减券' })).toBeVisible()
  expect(held()).toBe(1)
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'coupon.claim').map(({ status }) => status)).toEqual([200, 400])
})

test('in a draw, the light stops on the prize, and a reload shows the prize and does not draw again', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/lottery/L1')
  await page.getByRole('button', { name: '立即抽奖' }).dblclick()
  await expect(page.getByRole('button', { name: '抽奖中' })).toBeDisabled()
  const result = page.getByRole('dialog', { name: '抽奖结果' })
  await expect(result.getByText('抽中了 30元券')).toBeVisible()
  await result.getByRole('button', { name: '继续抽奖' }).click()
  await expect(page.getByText('恭喜您抽中：30元券')).toBeVisible()
  await expect(page.getByText('您还有1次抽奖机会')).toBeVisible()
  await page.reload()
  await expect(page.getByText('最近一次：恭喜您抽中：30元券')).toBeVisible()
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'ticket.root')).toHaveLength(1)
  await follow(page.getByRole('link', { name: '抽奖记录' }))
  await follow(page.getByRole('link', { name: '我的奖品' }))
  await page.getByRole('link', { name: '去使用，抽奖所得30元券' }).first().click()
  await expect(page.getByRole('heading', { name: '抽奖所得30元券' })).toBeVisible()
})

test('with reduced motion, the result of a draw is shown immediately', async ({ page, as }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await as('member')
  await page.goto('/lottery/L1')
  // Records every field whose style changes.
  const prizes = page.getByRole('list', { name: '抽奖格子' })
  const lit = await prizes.evaluateHandle((list) => {
    const seen = new Set<string>()
    const look = (changes: MutationRecord[]) => changes.forEach(({ target }) => seen.add(target.textContent ?? ''))
    new MutationObserver(look).observe(list, { subtree: true, attributes: true })
    return seen
  })
  await page.getByRole('button', { name: '立即抽奖' }).click()
  await expect(page.getByText('恭喜您抽中：30元券')).toBeVisible()
  expect(await lit.evaluate((seen) => [...seen])).toEqual(['30元券'])
  const bold = () =>
    prizes
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).fontWeight === '600').map((one) => one.textContent),
      )
  await expect.poll(bold).toEqual(['30元券'])
})

test('the code of a ticket is shown in large letters for the staff at the counter', async ({ page, as }) => {
  await as('member')
  await page.goto('/merchant-ticket')
  await page.getByRole('button', { name: '出示券码，基因科普讲座门票' }).click()
  const code = page.getByText('8000 0000 0201')
  await expect(code).toBeVisible()
  expect(await code.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))).toBeGreaterThanOrEqual(36)
  await expect(page.getByRole('button', { name: '未到使用时间，健康体验馆参观票' })).toBeDisabled()
})
