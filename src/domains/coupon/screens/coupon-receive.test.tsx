import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endSession } from '#/domains/user/store.ts'
import type { Backend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const CLAIM = 'mallsales/api/user/mall-user-coupons/get-coupon/current-user'
const CT1 = '/my-coupon/UNCLAIMED/true/CT1'

const heldOf = ({ db }: Backend, template: string) =>
  db.coupons.filter(({ userId, templateId }) => userId === 'U102' && templateId === template)

test('[GOODS-027] a coupon’s claim address claims the coupon once and opens 未使用; Back does not claim it again', async () => {
  const noted = spyOnRequest('get', CLAIM)
  const backend = newBackend()
  const app = await renderRoute('/Home/hot', { as: 'member', backend: withHandlers(backend, noted.handler) })
  await act(() => app.router.navigate(CT1))
  await findToast('领取成功')
  await app.arrives('/my-coupon/CLAIMED')
  await app.sees('新人立减券')
  expect(noted.asked.map(({ url }) => url.search)).toEqual(['?couponId=CT1'])
  expect(heldOf(backend, 'CT1')).toHaveLength(1)
  await act(() => app.router.navigate(-1))
  await app.arrives('/Home/hot')
  await act(() => app.router.navigate(1))
  await app.arrives('/my-coupon/CLAIMED')
  expect(await app.calls('coupon.claim')).toHaveLength(1)
})

test('[GOODS-027] after the claim, the back button opens 我的, even if the claim address was the first page', async () => {
  const app = await renderRoute(CT1, { as: 'member' })
  await app.arrives('/my-coupon/CLAIMED')
  await app.sees('会员八五折券')
  await app.press('返回')
  await app.arrives('/my-main')
  expect(heldOf(app.backend, 'CT1')).toHaveLength(1)
})

test('[GOODS-027] the coupon is displayed during the claim request', async () => {
  const held = holdCalls('get', CLAIM)
  const app = await renderRoute(CT1, { as: 'member', backend: withHandlers(newBackend(), held.handler) })
  await app.sees('正在领取…')
  expect(screen.getByRole('heading', { name: '新人立减券' })).toBeVisible()
  held.release()
  await app.arrives('/my-coupon/CLAIMED')
})

test('[GOODS-027] after a claim request that timed out, a second attempt claims the coupon only once', async () => {
  const backend = newBackend('fault:coupon.claim=timeout@1;fault:coupon.get=500@2')
  const first = await renderRoute(CT1, { as: 'member', backend })
  await first.sees('无法连接到服务器，请稍后重试')
  const keys = JSON.stringify(Object.entries(sessionStorage))
  await first.press('重新领取')
  await first.arrives('/my-coupon/CLAIMED')
  expect(keys).toContain('coupon.claim')
  expect(heldOf(backend, 'CT1')).toHaveLength(1)
})

test('[GOODS-027] the same claim address in a second tab shows the server’s refusal and a link to the coupons', async () => {
  const backend = newBackend()
  const one = await renderRoute(CT1, { as: 'member', backend })
  await one.arrives('/my-coupon/CLAIMED')
  one.view.unmount()
  // Another tab has its own session storage, hence its own idempotency key.
  sessionStorage.clear()
  endSession()
  const other = await renderRoute(CT1, { as: 'member', backend })
  await other.sees('已领取过')
  expect(heldOf(backend, 'CT1')).toHaveLength(1)
  await quiet()
  expect(screen.queryByRole('button', { name: '重新领取' })).toBeNull()
  await other.follow('查看我的优惠券')
  await other.arrives('/my-coupon/CLAIMED')
})

test('[GOODS-027] the same claim address opened again in the same tab shows the server’s message', async () => {
  const app = await renderRoute(CT1, { as: 'member' })
  await app.arrives('/my-coupon/CLAIMED')
  await app.sees('会员八五折券')
  await act(() => app.router.navigate(CT1))
  await app.sees('已领取过')
  expect(heldOf(app.backend, 'CT1')).toHaveLength(1)
})

test.each([
  ['CT3', 'before its validity', '优惠券不在领取时间内'],
  ['CT6', 'after its validity', '优惠券不在领取时间内'],
])('[GOODS-027] claiming the coupon %s %s shows the server’s message and no retry', async (id, _when, words) => {
  const app = await renderRoute(`/my-coupon/UNCLAIMED/true/${id}`, { as: 'member' })
  await app.sees(words)
  await quiet()
  expect(screen.queryByRole('button', { name: '重新领取' })).toBeNull()
  expect(await app.calls('coupon.claim')).toHaveLength(1)
})

test('[GOODS-027] after a lost reply, the app looks the coupon up and shows it as claimed', async () => {
  const app = await renderRoute(CT1, { as: 'member', knobs: 'fault:coupon.claim=lost@1' })
  await findToast('领取成功')
  await app.arrives('/my-coupon/CLAIMED')
  expect(await app.calls('coupon.claim')).toHaveLength(1)
  expect(heldOf(app.backend, 'CT1')).toHaveLength(1)
})

test('[GOODS-027] after a server error, the claim can be retried', async () => {
  const app = await renderRoute(CT1, { as: 'member', knobs: 'fault:coupon.claim=503@1' })
  await app.sees('尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000')
  await app.press('重新领取')
  await app.arrives('/my-coupon/CLAIMED')
  expect(heldOf(app.backend, 'CT1')).toHaveLength(1)
})

test.each(['false', 'TRUE', '1'])(
  '[GOODS-027] a claim address with isReceive %s shows the coupon and does not claim it',
  async (isReceive) => {
    const app = await renderRoute(`/my-coupon/UNCLAIMED/${isReceive}/CT1`, { as: 'member' })
    await app.sees('新人立减券')
    expect(screen.getByRole('button', { name: '领取，新人立减券' })).toBeEnabled()
    expect(await app.calls('coupon.claim')).toEqual([])
  },
)

test('a claimed coupon has a link to its goods', async () => {
  await renderRoute('/my-coupon/CLAIMED/false/CU1', { as: 'member' })
  expect(await screen.findByRole('link', { name: '去使用，满减券' })).toHaveAttribute(
    'href',
    '/coupons-commodity-list/CU1',
  )
})

test('a coupon package shows its coupons, and one tap claims all of them', async () => {
  const app = await renderRoute('/my-coupon/UNCLAIMED/false/CT4', { as: 'member' })
  expect(await screen.findByRole('heading', { name: '礼包共2张券，一次全部领取' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: '礼包七五折券' })).toBeVisible()
  expect(await app.calls('coupon.case')).toHaveLength(1)
  await app.press('领取，全家健康礼包')
  await findToast('领取成功')
  expect([...heldOf(app.backend, 'CT4'), ...heldOf(app.backend, 'CT5')]).toHaveLength(2)
})

test.each([
  ['a single coupon instead of a list', { id: 'CT1', discount: 1, discountType: 'FIXED_AMOUNT' }, 200],
  ['a 404', null, 404],
])(
  'when the reply about the coupon package is %s, the coupon is shown without a package',
  async (_name, body, status) => {
    const aloneHandler = jsonHandler('get', 'mallsales/api/user/mall-user-coupons/coupon-case/CT1', body, status)
    const app = await renderRoute('/my-coupon/UNCLAIMED/false/CT1', {
      as: 'member',
      backend: withHandlers(newBackend(), aloneHandler),
    })
    await app.sees('新人立减券')
    await quiet()
    expect(screen.queryByText(/礼包/)).toBeNull()
  },
)

test.each([
  ['NOPE', '未找到'],
  ['CR1', '尚未授权'],
])('the coupon with the id %s shows %s and is not claimed', async (id, words) => {
  const app = await renderRoute(`/my-coupon/UNCLAIMED/true/${id}`, { as: 'member' })
  await app.sees(words)
  expect(await app.calls('coupon.claim')).toEqual([])
})

test('[GOODS-027] a visitor is asked to sign in, and then the coupon is claimed', async () => {
  const app = await renderRoute(CT1)
  await app.arrives('/login')
  expect(new URLSearchParams(app.router.state.location.search).get('target')).toBe(CT1)
  expect(await app.calls('coupon.claim')).toEqual([])
  app.backend.db.smsCodes.push({ mobile: '13800000002', code: '123456', sentAt: NOW })
  await app.type('手机号', '13800000002')
  await app.type('验证码', '123456')
  await app.arrives('/my-coupon/CLAIMED')
  expect(heldOf(app.backend, 'CT1')).toHaveLength(1)
})
