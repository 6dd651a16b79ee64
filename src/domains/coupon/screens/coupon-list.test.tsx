import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { claimCouponPackage } from '#/app/start/coupon-package.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const BASE = 'mallsales/api/user/mall-user-coupons'
const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

const card = async (name: string) => within((await screen.findByText(name)).closest('article') as HTMLElement)
const findCardNames = async () =>
  (await screen.findAllByRole('article')).map((one) => within(one).getByRole('heading').textContent)
const findActiveTab = async () => (await screen.findByRole('link', { current: 'page' })).textContent

const coupon = (id: string, given: object = {}) => ({
  id,
  name: `券${id}`,
  startTime: '2026-11-01',
  endTime: '2026-12-01',
  discount: 5000,
  thresholdOfAmount: 20_000,
  discountType: 'FIXED_AMOUNT',
  couponBelong: 'MALL',
  ...given,
})

const openList = (tab: string, coupons: object[]) => {
  const list = tab === 'UNCLAIMED' ? ['get', 'user-accessible-coupons'] : ['post', 'current-user']
  const dated = { date: new Date(NOW).toUTCString() }
  const handler = jsonHandler(list[0] as 'get', `${BASE}/${list[1]}`, coupons, 200, dated)
  return renderRoute(`/my-coupon/${tab}`, { as: 'member', backend: withHandlers(newBackend(), handler) })
}

test('[GOODS-021] the coupon list has its four tabs in order, and 未使用 is active', async () => {
  await renderRoute('/my-coupon/CLAIMED', { as: 'member' })
  const tabs = await screen.findByRole('navigation', { name: '优惠券状态' })
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.textContent),
  ).toEqual(['待领取', '未使用', '已使用', '已失效'])
  expect(await findActiveTab()).toBe('未使用')
})

test.each([
  ['CLAIMED', '未使用', ['满减券', '会员八五折券', '满一万减一千', '下月立减券', '抽奖所得30元券']],
  ['HASUSED', '已使用', ['开业立减券']],
  ['VALIDLESS', '已失效', ['上月九折券']],
  ['SOMETHING', '未使用', ['满减券', '会员八五折券', '满一万减一千', '下月立减券', '抽奖所得30元券']],
])('[GOODS-021] /my-coupon/%s opens the tab %s, which lists %j', async (status, label, names) => {
  const noted = spyOnRequest('post', `${BASE}/current-user`)
  await renderRoute(`/my-coupon/${status}`, { as: 'member', backend: withHandlers(newBackend(), noted.handler) })
  expect(await findCardNames()).toEqual(names)
  expect(await findActiveTab()).toBe(label)
  expect(noted.asked.map(({ url, body }) => [url.search, body])).toEqual([
    ['?page=0&size=20', { status: status === 'SOMETHING' ? 'CLAIMED' : status }],
  ])
})

test('[GOODS-028] the tab 待领取 lists only coupons that can be claimed, and lists a package once', async () => {
  const app = await renderRoute('/my-coupon/UNCLAIMED', { as: 'member' })
  expect(await findCardNames()).toEqual(['新人立减券', '健康检测九折券', '下周预热券', '全家健康礼包'])
  expect(await app.calls('coupon.accessible')).toHaveLength(1)
  expect(await app.calls('coupon.mine')).toEqual([])
})

test('[GOODS-022] selecting a tab changes the address, loads the list of that tab and adds no history entry', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  await app.follow(/^优惠券/)
  await app.arrives('/my-coupon/CLAIMED')
  await app.user.click(await screen.findByRole('link', { name: '已使用' }))
  await app.arrives('/my-coupon/HASUSED')
  await app.sees('开业立减券')
  await app.user.click((await screen.findAllByRole('link', { name: '待领取' }))[0] as HTMLElement)
  await app.arrives('/my-coupon/UNCLAIMED')
  await app.sees('全家健康礼包')
  expect(await app.calls('coupon.accessible')).toHaveLength(1)
  await act(() => app.router.navigate(-1))
  await app.arrives('/my-main')
})

test.each([
  ['[GOODS-023]', {}, '¥50', '满200.00可用'],
  ['[GOODS-024]', { discountType: 'PROPORTION', discount: 8, thresholdOfAmount: 0 }, '8折', '无门槛'],
  ['[GOODS-025]', { discountType: 'PROPORTION', discount: 8.5 }, '8.5折', '满200.00可用'],
])(
  '%s [FMT-009] the card of the coupon %j shows the discount %s, the threshold %s, the period and the scope',
  async (_id, given, face, threshold) => {
    await openList('CLAIMED', [coupon('1', given)])
    const one = await card('券1')
    for (const text of [face, threshold, '2026.11.01 - 2026.12.01', '商城商品可用'])
      expect(one.getByText(text)).toBeVisible()
  },
)

test('[GOODS-019] [GOODS-020] a coupon shows 未开始 before its start, then 去使用, and is disabled after its end', async () => {
  await openList('CLAIMED', [
    coupon('early', { startTime: '2026-11-20 10:01:00' }),
    coupon('open', { startTime: '2026-11-20 09:59:00' }),
    coupon('over', { endTime: '2026-11-20 09:59:00' }),
  ])
  expect((await card('券early')).getByRole('button', { name: '未开始，券early' })).toBeDisabled()
  expect((await card('券open')).getByRole('link', { name: '去使用，券open' })).toHaveAttribute(
    'href',
    '/coupons-commodity-list/open',
  )
  expect((await card('券over')).getByRole('button', { name: '已失效，券over' })).toBeDisabled()
})

test('[GOODS-019] [GOODS-020] a coupon whose start or end cannot be parsed shows 时间未知 and cannot be used', async () => {
  await openList('CLAIMED', [
    coupon('end', { startTime: null, endTime: '0000-00-00 00:00:00' }),
    coupon('start', { startTime: 202_611_011_200 }),
    coupon('over', { startTime: '本月', endTime: [2026, 11, 10] }),
    coupon('open', { startTime: [2026, 11, 1], endTime: 1_796_140_799 }),
  ])
  const end = await card('券end')
  expect(end.getByRole('button', { name: '时间未知，券end' })).toBeDisabled()
  await quiet()
  expect(end.queryByText(/长期有效/)).toBeNull()
  const start = await card('券start')
  expect(start.getByRole('button', { name: '时间未知，券start' })).toBeDisabled()
  expect(start.getByText('时间未知 - 2026.12.01')).toBeVisible()
  expect((await card('券over')).getByRole('button', { name: '已失效，券over' })).toBeDisabled()
  const open = await card('券open')
  expect(open.getByRole('link', { name: '去使用，券open' })).toBeVisible()
  expect(open.getByText('2026.11.01 - 2026.12.01')).toBeVisible()
})

test.each([
  [{ discount: 99.5 }, '优惠未知'],
  [{ discount: '99.00' }, '优惠未知'],
  [{ discount: '八折', discountType: 'PROPORTION' }, '优惠未知'],
  [{ discount: 0, discountType: 'PROPORTION' }, '优惠未知'],
  [{ discount: null }, '优惠未知'],
  [{ discount: null, discountType: 'GIFT' }, '去使用'],
])(
  '[GOODS-023] a coupon with %j shows %s; an unreadable discount of a known type makes the coupon unusable',
  async (given, word) => {
    await openList('CLAIMED', [coupon('one', given)])
    const one = await card('券one')
    expect(one.queryAllByRole('link', { name: '去使用，券one' })).toHaveLength(word === '去使用' ? 1 : 0)
    expect(one.getByRole(word === '去使用' ? 'link' : 'button', { name: `${word}，券one` })).toBeVisible()
  },
)

test('[GOODS-019] [GOODS-020] a coupon’s validity is compared with the server’s clock, not with the phone’s', async () => {
  await renderRoute('/my-coupon/CLAIMED', { as: 'member', knobs: 'clock:2026-12-05T00:00:00+08:00' })
  expect((await card('下月立减券')).getByRole('link', { name: '去使用，下月立减券' })).toBeInTheDocument()
})

test('[GOODS-019] a coupon whose validity starts while it is displayed becomes usable immediately', async () => {
  const backend = newBackend()
  const soon = backend.db.coupons.find(({ id }) => id === 'CU8')
  if (soon) soon.startTime = Date.parse('2026-11-20T10:00:01.500+08:00')
  await renderRoute('/my-coupon/CLAIMED', { as: 'member', backend })
  expect(await screen.findByRole('button', { name: '未开始，下月立减券' })).toBeDisabled()
  expect(await screen.findByRole('link', { name: '去使用，下月立减券' }, { timeout: 8000 })).toBeInTheDocument()
})

test.each([
  ['HASUSED', '已使用'],
  ['VALIDLESS', '已失效'],
])('[GOODS-021] a coupon in the tab %s shows %s and has no action', async (tab, word) => {
  await openList(tab, [coupon('1')])
  const one = await card('券1')
  expect(one.getByText(word)).toBeVisible()
  await quiet()
  expect([...one.queryAllByRole('button'), ...one.queryAllByRole('link')]).toEqual([])
})

test('claiming a coupon moves it to 未使用, and a double tap claims it only once', async () => {
  const held = holdCalls('get', `${BASE}/get-coupon/current-user`)
  const backend = newBackend()
  const app = await renderRoute('/my-coupon/UNCLAIMED', { as: 'member', backend: withHandlers(backend, held.handler) })
  const button = await screen.findByRole('button', { name: '领取，新人立减券' })
  await app.user.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  held.release()
  await findToast('领取成功')
  await app.doesNotSee('新人立减券')
  expect((await app.calls('coupon.claim')).map(({ status }) => status)).toEqual([200])
  await app.user.click(await screen.findByRole('link', { name: '未使用' }))
  await app.sees('新人立减券')
})

test('[GOODS-020] a future coupon cannot be claimed, and a refused claim shows the server’s message', async () => {
  const app = await renderRoute('/my-coupon/UNCLAIMED', { as: 'member', knobs: 'fault:coupon.claim=400-detail@1' })
  expect(await screen.findByRole('button', { name: '未开始，下周预热券' })).toBeDisabled()
  await app.press('领取，新人立减券')
  await findToast('库存不足')
  expect(await screen.findByRole('button', { name: '领取，新人立减券' })).toBeEnabled()
})

test('after a lost reply to a claim, the app looks the coupon up and shows it as claimed', async () => {
  const app = await renderRoute('/my-coupon/UNCLAIMED', { as: 'member', knobs: 'fault:coupon.claim=lost@1' })
  await app.press('领取，新人立减券')
  await findToast('领取成功')
  expect(await app.calls('coupon.claim')).toHaveLength(1)
  expect(app.backend.db.coupons.filter(({ templateId }) => templateId === 'CT1')).toHaveLength(1)
})

test('a claim that did not reach the server can be repeated, and the coupon is claimed once', async () => {
  const app = await renderRoute('/my-coupon/UNCLAIMED', { as: 'member', knobs: 'fault:coupon.claim=offline@1' })
  await app.press('领取，新人立减券')
  await findToast('无法连接到服务器，请稍后重试')
  await app.press('领取，新人立减券')
  await findToast('领取成功')
  expect(app.backend.db.coupons.filter(({ templateId }) => templateId === 'CT1')).toHaveLength(1)
})

test('a coupon already claimed has the disabled button 已领取 in the tab 待领取', async () => {
  await openList('UNCLAIMED', [coupon('1', { claimed: true })])
  expect(await screen.findByRole('button', { name: '已领取，券1' })).toBeDisabled()
})

test.each([
  ['UNCLAIMED', '暂时没有可以领取的优惠券', '去逛逛', '/Home'],
  ['CLAIMED', '您还没有可用的优惠券', '去领取', '/my-coupon/UNCLAIMED'],
  ['HASUSED', '您还没有用过优惠券', '查看未使用的券', '/my-coupon/CLAIMED'],
  ['VALIDLESS', '没有失效的优惠券', '查看未使用的券', '/my-coupon/CLAIMED'],
])('[MISC-005] without coupons, the tab %s shows “%s” and a link', async (tab, text, label, href) => {
  const app = await renderRoute(`/my-coupon/${tab}`, { as: 'new' })
  await app.sees(text)
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
})

test.each([
  ['UNCLAIMED', 'coupon.accessible', '新人立减券'],
  ['CLAIMED', 'coupon.mine', '满减券'],
  ['HASUSED', 'coupon.mine', '开业立减券'],
  ['VALIDLESS', 'coupon.mine', '上月九折券'],
])('[MISC-005] the tab %s shows an error and a retry when its list cannot be loaded', async (tab, call, name) => {
  const app = await renderRoute(`/my-coupon/${tab}`, { as: 'member', knobs: `fault:${call}=500@1` })
  await app.sees(SORRY)
  await app.press('重试')
  await app.sees(name)
  expect((await app.calls(call)).map(({ status }) => status)).toEqual([500, 200])
})

test('[GOODS-021] a visitor who opens the coupon list is asked to sign in', async () => {
  const app = await renderRoute('/my-coupon/HASUSED')
  await app.arrives('/login')
  expect(app.address()).toBe('/login?target=%2Fmy-coupon%2FHASUSED')
  expect(await app.calls()).toEqual([])
})

test('[GEN-007] a coupon claimed with a package appears in the coupon list that is already open', async () => {
  const app = await renderRoute('/my-coupon/CLAIMED?couponsPackage=CP1', { as: 'member' })
  await app.sees('满减券')
  window.history.replaceState(null, '', '/my-coupon/CLAIMED?couponsPackage=CP1')
  claimCouponPackage(app.router)
  window.history.replaceState(null, '', '/')
  await findToast('领取成功')
  await app.sees('礼包优惠券')
  expect(app.address()).toBe('/my-coupon/CLAIMED')
})

test('[ADD-009] the coupon list’s header links to the coupon rules, and the coupon rules link back', async () => {
  const app = await renderRoute('/my-coupon/CLAIMED', { as: 'member' })
  await app.follow('使用说明')
  await app.arrives('/my-coupon-read')
  expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
    '有哪几种券',
    '满多少才能用',
    '什么时候能用',
    '下单时怎么用',
    '取消和退款怎么办',
    '在哪里领、在哪里找',
  ])
  expect(screen.getByText('一个订单只能用一张券，不能叠加。')).toBeVisible()
  await app.follow('查看我的优惠券')
  await app.arrives('/my-coupon/CLAIMED')
})

test('[ADD-009] the coupon rules open without a login', async () => {
  const app = await renderRoute('/my-coupon-read')
  await app.sees('优惠券使用说明')
  expect(await app.calls()).toEqual([])
})

test.each([
  ['member', '5张'],
  ['new', ''],
])('the coupon entry in 我的 shows the persona %s the count “%s”', async (persona, count) => {
  const app = await renderRoute('/my-main', { as: persona })
  const entry = await screen.findByRole('link', { name: new RegExp(`^优惠券${count}$`) }, { timeout: 8000 })
  expect(entry).toHaveAttribute('href', '/my-coupon/CLAIMED')
  expect(await app.calls('coupon.mine')).toHaveLength(1)
})

test('the coupon entry in 我的 is shown even if the number of coupons cannot be loaded', async () => {
  const failingHandler = http.post(`*/${BASE}/current-user`, () => HttpResponse.json(null, { status: 400 }))
  await renderRoute('/my-main', { as: 'member', backend: withHandlers(newBackend(), failingHandler) })
  expect(await screen.findByRole('link', { name: '优惠券' })).toHaveAttribute('href', '/my-coupon/CLAIMED')
})
