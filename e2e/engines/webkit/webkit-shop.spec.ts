import { expect, test } from './webkit-fixtures.ts'

test('in WebKit, goods show the price with a coupon, and 客服 in the bar opens the contact page', async ({
  person,
}) => {
  await person.open('/commodity-detail/G001', 'new')
  await person.sees('领券后')
  await person.tap('^立即购买', 'button')
  await person.sees('选择规格')
  await person.goto('/commodity-detail/G001')
  await person.tap('^客服', 'a')
  await person.arrives(/^\/my-contact-us/)
})

test('in WebKit, Back closes the sheet of goods that were opened directly, and the next Back leaves', async ({
  person,
}) => {
  await person.open('/my-contact-us')
  await person.sees('联系客服')
  await person.goto('/commodity-detail/G001')
  await person.tap('^立即购买', 'button')
  const sheets = () => person.driver.evaluate(() => document.querySelectorAll('[role="dialog"]').length)
  await expect.poll(sheets).toBe(1)
  await person.driver.back()
  await expect.poll(() => sheets().catch(String)).toBe(0)
  await person.arrives(/^\/commodity-detail\/G001$/)
  await person.driver.back()
  await person.arrives(/^\/my-contact-us$/)
})

test('in WebKit, goods can be listed by sales, in stock and in a price range', async ({ person }) => {
  await person.open('/commodity-search/all?group=health')
  await person.sees('共 6 件商品')
  await person.tap('^销量', 'button')
  await person.tap('^只看有货', 'button')
  await person.sees('共 5 件商品')
  await person.goto('/commodity-search/all?group=health&min=400&max=300')
  await person.sees('最高价不能低于最低价 ¥400')
  await person.goto('/commodity-search/all?group=health&sort=sales&min=299&max=399&stock=true')
  await person.sees('共 3 件商品')
})

test('in WebKit, a price that changes before the order is shown and must be confirmed', async ({ person }) => {
  await person.open('/commodity-detail/G001', 'member')
  await person.tap('^立即购买', 'button')
  await person.sees('选择规格')
  const item = person.product.backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
  if (item) item.price = 319_900
  await person.tap('^确定 ¥2999.00', 'button')
  await person.sees('价格已变')
  await person.tap('^提交订单', 'button')
  await person.sees('每件¥2999.00 → ¥3199.00')
  await person.tap('^按新金额提交', 'button')
  await person.arrives(/^\/order-pay-detail/)
})
