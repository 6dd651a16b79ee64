import { test } from './webkit-fixtures.ts'

test('in WebKit half of an amount can be paid in the cashier, and the grid of 我的 opens', async ({ person }) => {
  await person.opens('/order-pay-input?mallOrderId=O301', 'unpaid')
  await person.taps('^一半', 'button')
  await person.taps('^下一步', 'button')
  await person.sees('确认支付 ¥1340.00')
  await person.goes('/my-main')
  await person.taps('^更多：', 'summary')
  await person.taps('^知识库', 'a')
  await person.isAt(/^\/(?!my-main)/)
})
