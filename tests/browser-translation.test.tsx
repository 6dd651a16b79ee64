import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderRoute } from './support/render-route.tsx'
import { translateAlways } from './support/translator.ts'

/** Screens that change while a browser translates them. The changes are shown, and React does not crash. */

const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

beforeEach(() => translateAlways())

const shownText = () => screen.getByRole('main').textContent

test('while a browser translates the page, adding a piece changes number and price of an order', async () => {
  const app = await renderRoute('/order-info/G001?specification=G001-S1&number=1', { as: 'member' })
  await waitFor(() => expect(shownText()).toContain('¥2549.15'))
  await app.press('增加')
  await waitFor(() => expect(shownText()).toContain('¥5098.30'))
  expect(screen.getByRole('textbox', { name: '购买数量' })).toHaveValue('2')
})

test('while a browser translates the page, a claimed coupon disappears from the list', async () => {
  const app = await renderRoute('/my-coupon/UNCLAIMED', { as: 'member' })
  await app.press('领取，新人立减券')
  await waitFor(() => expect(shownText()).not.toContain('新人立减券'))
  expect((await app.calls('coupon.claim')).map(({ status }) => status)).toEqual([200])
})

test('while a browser translates the page, a button is busy until its order is sent, and the cashier shows the amount', async () => {
  const app = await renderRoute('/order-info/G005?specification=G005-S1', { as: 'member' })
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  await waitFor(() => expect(shownText()).toContain('¥849.00'))
})

test('while a browser translates the page, the middle stops of a migration expand and collapse', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A002`)
  await app.press('展开中间 4 站')
  await app.press('收起中间 4 站')
  expect(await screen.findByRole('button', { name: '展开中间 4 站' })).toBeVisible()
})

test('while a browser translates the page, a sample can be bound up to the consent, and each step names missing fields', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await app.type('样本编号', 'lb2026000001')
  await app.press('下一步')
  await app.arrives('/bind-first-step/')
  const person = await screen.findByRole('radio', { name: /李建国/ })
  await app.press('下一步')
  await app.sees('请选择受检人')
  await app.user.click(person)
  await app.press('下一步')
  await app.arrives('/bind-second-step/')
  await app.user.click(await screen.findByRole('checkbox'))
  await app.press('下一步')
  await app.arrives('/bind-third-step/')
  await waitFor(() => expect(shownText()).toContain('请核对样本编号LB'))
})
