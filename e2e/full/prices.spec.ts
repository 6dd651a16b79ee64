import type { Backend } from '#/mocks/backend.ts'
import { expect, quiet, test } from '../fixtures.ts'

/** Raises the price of G001 from ¥2999.00 to ¥3199.00. */
function raisePrice({ db }: Backend): void {
  const item = db.goods.find(({ id }) => id === 'G001')?.specifications[0]
  if (item) item.price = 319_900
}

test('the price with a coupon is shown beside the claim button, and in the sheet after the coupon was claimed', async ({
  page,
  as,
}) => {
  await as('new')
  await page.goto('/commodity-search/all?q=成人版')
  const card = page.getByRole('link', { name: /成人版/ }).first()
  await expect(card).toContainText('¥2999.00')
  await expect(card).not.toContainText('券后')
  await card.click()
  await expect(page.getByText('领券后 ¥2699.10').filter({ visible: true })).toHaveCount(2)
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await expect(sheet).toContainText(/库存 \d+ 件|库存充足|仅剩 \d+ 件/)
  await expect(sheet).not.toContainText('券后')
  await sheet.getByRole('button', { name: '关闭' }).click()
  const ticket = page.getByRole('listitem').filter({ hasText: '健康检测九折券' })
  await ticket.getByRole('button', { name: '领取' }).dblclick()
  await expect(page.getByText(/^券后 ¥2699\.10/).filter({ visible: true })).toHaveCount(2)
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(sheet).toContainText('券后 ¥2699.10')
  await sheet.getByRole('button', { name: '增加' }).click()
  await expect(sheet).toContainText('券后 ¥5398.20')
})

test('goods with a deposit show no price with a coupon', async ({ page }) => {
  await page.goto('/commodity-detail/G003')
  await expect(page.getByText('可付定金')).toBeVisible()
  await expect(page.getByText('新人立减券')).toBeVisible()
  await expect(page.getByText(/券后 ¥/)).toHaveCount(0)
})

test('[GOODS-037] the goods page, its bar and its sheet show the group price and the number of missing members', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/commodity-detail/G006?groupCode=GROUP1')
  const terms = page.getByText(/^拼团价 .* 还差 1 人$/)
  await expect(terms).toHaveCount(2)
  await expect(terms.first()).toContainText('¥639.00')
  await page.getByRole('button', { name: '立即购买' }).click()
  await expect(page.getByRole('dialog', { name: '选择规格' }).getByText(/^拼团价 .* 还差 1 人$/)).toBeVisible()
})

test('[GOODS-037] cards show the group that the goods page has loaded, and send no request of their own', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/commodity-search/all?q=用药')
  const card = page.getByRole('link', { name: /安全用药基因检测/ }).first()
  await expect(card).toContainText('¥699.00')
  await quiet(page)
  expect(backend.seen.filter(({ id }) => /group$|canBuyInGroup/i.test(id))).toEqual([])
  await card.click()
  await expect(page.getByText(/^拼团价 .* 3 人成团$/).first()).toBeVisible()
  await page.goBack()
  await expect(card).toContainText(/拼团价 ¥639\.00.* 3 人成团/)
})

test('sold-out goods are marked on their card', async ({ page }) => {
  await page.goto('/commodity-search/all?q=眼')
  await expect(page.getByRole('link', { name: /眼健康/ }).first()).toContainText('已售罄')
})

test('expired coupons are collapsed', async ({ page }) => {
  await page.goto('/commodity-detail/G004')
  const over = page.getByText('上月活动券')
  await expect(page.getByText('已失效的优惠券 1 张')).toBeVisible()
  await expect(over).toBeHidden()
  await page.getByText('已失效的优惠券 1 张').click()
  await expect(over).toBeVisible()
})

test('a price that changes while the page is open is shown beside the old price, and must be confirmed', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/commodity-detail/G001')
  const claim = page.getByRole('button', { name: '领取', exact: true }).first()
  await expect(claim).toBeVisible()
  raisePrice(backend)
  // After the claim, the app refetches the goods.
  await claim.click()
  await expect(page.getByText('价格已变：¥2999.00 → ¥3199.00')).toBeVisible()
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('button', { name: '确定 ¥3199.00' }).click()
  await page.getByRole('button', { name: '再想想' }).click()
  await expect(page).toHaveURL(/commodity-detail/)
  await page.getByRole('button', { name: '确定 ¥3199.00' }).click()
  await page.getByRole('button', { name: '按新价格继续' }).click()
  await expect(page).toHaveURL(/\/order-info\/G001/)
})

test('a price that changed after the goods page was loaded is shown beside the old price, and must be confirmed', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/commodity-detail/G001')
  await page.getByRole('button', { name: '立即购买' }).click()
  raisePrice(backend)
  await page.getByRole('button', { name: '确定 ¥2999.00' }).click()
  await expect(page).toHaveURL(/\/order-info\/G001/)
  await expect(page.getByText('价格已变：¥2999.00 → ¥3199.00').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: '增加' }).filter({ visible: true }).click()
  await expect(page.getByRole('textbox', { name: '购买数量' }).filter({ visible: true })).toHaveValue('2')
  const submit = page.getByRole('button', { name: '提交订单' })
  await submit.click()
  const question = page.getByText(/^每件¥2999\.00 → ¥3199\.00。现在应付¥[\d.]+，是否继续？$/)
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: '再想想' }).click()
  await expect(question).toBeHidden()
  await submit.click()
  await page.getByRole('button', { name: '按新金额提交' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail/)
  expect(backend.seen.filter(({ id }) => id === 'order.create')).toHaveLength(1)
})

test('the bar of the goods page has links to customer service, home and sharing, and Back returns to the goods', async ({
  page,
}) => {
  await page.goto('/commodity-detail/G001')
  await page.getByRole('link', { name: '客服' }).click()
  await expect(page).toHaveURL(/\/my-contact-us$/)
  await page.goBack()
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('dialog', { name: '分享商品' }).getByRole('button', { name: '关闭' }).click()
  await page.getByRole('link', { name: '首页' }).click()
  await expect(page).toHaveURL(/\/Home/)
})

for (const [width, height] of [
  [320, 568],
  [375, 667],
] as const)
  test(`on the goods page, name and price are visible without scrolling at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const id of ['G001', 'G007']) {
      await page.goto(`/commodity-detail/${id}`)
      await expect(page.getByRole('link', { name: '客服' })).toBeVisible()
      const bar = await page.getByRole('link', { name: '客服' }).boundingBox()
      const name = await page.getByRole('heading', { level: 2 }).first().boundingBox()
      expect((name?.y ?? 999) + (name?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 24)
    }
  })
