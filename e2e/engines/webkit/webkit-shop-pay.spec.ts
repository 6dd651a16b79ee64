import { test } from './webkit-fixtures.ts'

test('in WebKit, half of an amount can be paid in the cashier, and the grid of 我的 opens', async ({ person }) => {
  await person.open('/order-pay-input?mallOrderId=O301', 'unpaid')
  await person.tap('^一半', 'button')
  await person.tap('^下一步', 'button')
  await person.sees('确认支付 ¥1340.00')
  await person.goto('/my-main')
  await person.tap('^更多：', 'summary')
  await person.tap('^知识库', 'a')
  await person.arrives(/^\/(?!my-main)/)
})
