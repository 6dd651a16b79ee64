import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { learnServerTime } from '#/shared/lib/time/clock.ts'
import { screenCard } from '#/shared/wechat/share-card.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { removeChoice, storeChoice } from '../buy/choice.ts'

afterEach(() => {
  removeChoice()
  learnServerTime(new Date().toUTCString())
})

/** The line of the running promotion: its name, what it gives, the time left. */
const strip = () => screen.queryAllByText(/^距结束/)[0]?.parentElement ?? null

describe('promotions on the goods page', () => {
  test('[GOODS-035] are loaded with the goods, and each type is shown once', async () => {
    const { handler, asked } = spyOnRequest('post', 'mallsales/api/public/promotion-events/for-current-goods')
    const app = await renderRoute('/commodity-detail/G007', { backend: withHandlers(newBackend(), handler) })
    const offers = (await app.sees('优惠活动'))[0]?.closest('section') as HTMLElement
    expect(asked.map(({ body }) => body)).toEqual([{ goodsId: 'G007' }])
    expect(within(offers).getByText('优惠券礼包')).toBeInTheDocument()
    expect(within(offers).getByText('分享返券 1 张')).toBeInTheDocument()
    await quiet()
    expect(within(offers).queryByText('限时折扣')).not.toBeInTheDocument()
    expect(strip()).toHaveTextContent(/^限时折扣已省 ¥200\.00距结束 0[12]:\d\d:\d\d$/)
  })

  test('[GOODS-011] include a flash sale, shown with its progress', async () => {
    const app = await renderRoute('/commodity-detail/G008')
    await app.sees('限时抢购')
    expect(screen.getByRole('progressbar', { name: '抢购进度' })).toHaveAttribute('value', '23')
    expect(strip()).toHaveTextContent('已抢 23%')
  })

  test('[GOODS-011] include a coupon package, and say that the coupons are issued at the purchase', async () => {
    const app = await renderRoute('/commodity-detail/G021')
    await app.sees('购买即送优惠券')
    expect(strip()).toHaveTextContent(/^优惠券礼包购买即送优惠券距结束 1天 \d\d:\d\d:\d\d$/)
  })

  test('[GOODS-012] [GOODS-013] with cashback show the rewards of the buyer, the sharer, the upper and the lower star member, and the sharer’s coupons', async () => {
    const app = await renderRoute('/commodity-detail/G016')
    await app.sees('返现 ¥10.00')
    for (const text of ['分享返现 ¥5.00', '分享返券 2 张', '上级会员奖励 ¥20.00', '下级会员奖励 ¥10.00'])
      expect(await app.sees(text)).toHaveLength(1)
  })

  test.each([
    ['not started yet', 'G005'],
    ['over', 'G022'],
  ])('[GOODS-010] that are %s are not shown', async (_name, id) => {
    const app = await renderRoute(`/commodity-detail/${id}`)
    await app.sees('立即购买')
    await waitFor(async () => expect(await app.calls('mall.promotions')).toHaveLength(1))
    await app.sees('为您推荐')
    await quiet()
    expect(strip()).toBeNull()
    expect(screen.queryByText('优惠活动')).not.toBeInTheDocument()
  })

  test('[GOODS-035] are left out if they cannot be loaded, and the goods with their own promotion are shown', async () => {
    const app = await renderRoute('/commodity-detail/G007', { knobs: 'fault:mall.promotions=404' })
    await app.sees('限时折扣')
    await waitFor(async () => expect(await app.calls('mall.promotions')).toHaveLength(1))
    await quiet()
    expect(screen.queryByText('优惠活动')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('[GOODS-033] points goods show their quota, and other goods show no quota', async () => {
  const app = await renderRoute('/commodity-detail/G019')
  await app.sees('积分商品额度 3')
  await act(() => app.router.navigate('/commodity-detail/G001'))
  await app.sees('单人装 × 1')
  await quiet()
  expect(screen.queryByText(/积分商品额度/)).not.toBeInTheDocument()
})

test('[GOODS-018] goods with invoices show a label, and goods without invoices show no label', async () => {
  const backend = newBackend()
  const goods = backend.db.goods.find(({ id }) => id === 'G002')
  if (goods) goods.provideInvoice = false
  const app = await renderRoute('/commodity-detail/G001', { backend })
  await app.sees('支持开具发票')
  await act(() => app.router.navigate('/commodity-detail/G002'))
  await app.sees('标准版 × 1')
  await quiet()
  expect(screen.queryByText('支持开具发票')).not.toBeInTheDocument()
})

describe('the preview of goods', () => {
  test.each(['/commodity-detail/G025/preview', '/commodity-detail/G025?preview'])(
    '[GOODS-008] [LIT-024] at %s shows goods that are off the shelf, without buying, view recording and sharing',
    async (address) => {
      const app = await renderRoute(address, { as: 'member' })
      await app.sees('脂肪间充质干细胞储存')
      expect(screen.getByText('预览：买家现在还看不到这个页面')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: '预览中，暂不能购买' })).toBeDisabled()
      expect((await app.calls('mall.preview')).map(({ input }) => input)).toMatchObject([{ id: 'G025' }])
      expect([...(await app.calls('mall.goods')), ...(await app.calls('mall.viewed'))]).toEqual([])
      expect(screen.queryByRole('button', { name: '分享' })).not.toBeInTheDocument()
      expect(screenCard()).toBeNull()
      await app.press(/^规格/)
      const sheet = await screen.findByRole('dialog', { name: '选择规格' }, { timeout: 8000 })
      expect(within(sheet).getByRole('button', { name: '预览中，暂不能购买' })).toBeDisabled()
    },
  )

  test('[GOODS-008] [GOODS-003] shows that deleted goods were deleted', async () => {
    const app = await renderRoute('/commodity-detail/G026/preview')
    await app.sees('该商品已删除')
    await quiet()
    expect(screen.queryByText(/预览/)).not.toBeInTheDocument()
  })
})

describe('the question whether the shown sharer is the right person', () => {
  const buying = async (address: string, knobs = '') => {
    const app = await renderRoute(address, { as: 'member', knobs })
    await app.press('立即购买')
    await app.press(/^确定 ¥/)
    return app
  }
  const findOrderHeading = () => screen.findByRole('heading', { level: 1, name: '确认订单' }, { timeout: 8000 })

  test('[GOODS-016] appears before the order, with the sharer’s name masked', async () => {
    const app = await buying('/commodity-detail/G011?sharingCode=SHARE108')
    await app.sees('确认分享人')
    await app.sees('这件商品由“冯*”分享给您，对吗？')
    expect(app.address()).toBe('/commodity-detail/G011?sharingCode=SHARE108')
    await app.press('是的，继续')
    await app.arrives('/order-info/G011')
    expect(app.address()).toContain('sharingCode=SHARE108')
    await findOrderHeading()
  })

  test('[GOODS-016] if answered with 不是, opens the order without the sharing code', async () => {
    const app = await buying('/commodity-detail/G011?sharingCode=SHARE108')
    await app.press('不是，不带分享人')
    await app.arrives('/order-info/G011')
    expect(app.address()).not.toContain('sharingCode')
    await findOrderHeading()
  })

  test.each([
    ['nobody has the code', '/commodity-detail/G011?sharingCode=NOBODY', '', 'NOBODY'],
    [
      'the sharer’s name cannot be loaded',
      '/commodity-detail/G011?sharingCode=SHARE108',
      'fault:user.sharer=404',
      'SHARE108',
    ],
  ])('[GOODS-016] shows the sharing code instead of the name when %s', async (_name, address, knobs, code) => {
    const app = await buying(address, knobs)
    await app.sees(`这件商品的分享码是 ${code}，是您认识的人分享的吗？`)
    await quiet()
    expect(screen.queryByText('获取分享人信息失败')).not.toBeInTheDocument()
    await app.press('是的，继续')
    await app.arrives('/order-info/G011')
    await findOrderHeading()
  })

  test.each(['/commodity-detail/G011', '/commodity-detail/G001?sharingCode=SHARE108'])(
    '[GOODS-016] does not appear when the order is opened from %s',
    async (address) => {
      const app = await buying(address)
      await app.arrives('/order-info/')
      await quiet()
      expect(screen.queryByText('确认分享人')).not.toBeInTheDocument()
      expect(await app.calls('user.sharer')).toEqual([])
      await findOrderHeading()
    },
  )
})

describe('recommended goods', () => {
  test('are shown below the goods, and do not include these goods', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    const list = within(await screen.findByRole('region', { name: '为您推荐' }, { timeout: 8000 }))
    const links = list.getAllByRole('link').map((one) => one.getAttribute('href'))
    expect(links.length).toBeGreaterThanOrEqual(4)
    expect(links).not.toContain('/commodity-detail/G001')
    expect(await app.calls('mall.recommended')).toHaveLength(1)
  })

  test.each(['empty', '404'])('are left out when the reply is %s', async (fault) => {
    const app = await renderRoute('/commodity-detail/G001', { knobs: `fault:mall.recommended=${fault}` })
    await app.sees('立即购买')
    await waitFor(async () => expect(await app.calls('mall.recommended')).toHaveLength(1), { timeout: 8000 })
    await quiet()
    expect(screen.queryByText('为您推荐')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('[GOODS-014] unavailable specifications are disabled, and the last available choice stays selected', async () => {
  const app = await renderRoute('/commodity-detail/G001')
  await app.press('立即购买')
  expect(await screen.findByRole('radio', { name: '家庭装（3 人）（已售罄）' }, { timeout: 8000 })).toBeDisabled()
  await app.user.click(screen.getByRole('radio', { name: '双人装' }))
  await app.press('关闭')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择规格' })).not.toBeInTheDocument())
  await app.press(/^规格/)
  expect(await screen.findByRole('radio', { name: '双人装' })).toBeChecked()
})

test('after a login, the specification sheet opens with the earlier choice, and does not open again after it was closed', async () => {
  storeChoice('G001', { specificationId: 'G001-S2', number: 2 })
  const first = await renderRoute('/commodity-detail/G001', { as: 'member', sameTab: true })
  expect(await screen.findByRole('radio', { name: '双人装' }, { timeout: 8000 })).toBeChecked()
  await first.press('关闭')
  first.view.unmount()
  const again = await renderRoute('/commodity-detail/G001', { as: 'member', sameTab: true })
  await again.sees('单人装 × 1')
  await quiet()
  expect(screen.queryByRole('dialog', { name: '选择规格' })).not.toBeInTheDocument()
})

test('Back from the order restores the chosen specification and number; a new visit does not restore them', async () => {
  const app = await renderRoute('/commodity-detail/G001', { as: 'member' })
  await app.press('立即购买')
  await app.user.click(await screen.findByRole('radio', { name: '双人装' }, { timeout: 8000 }))
  await app.press('增加')
  await app.press(/^确定 ¥/)
  await app.arrives('/order-info/G001')
  await app.sees('提交订单')
  await app.router.navigate(-1)
  await app.sees('双人装 × 2')
  await quiet()
  expect(screen.queryByRole('dialog', { name: '选择规格' })).not.toBeInTheDocument()
  await app.router.navigate('/Home/hot')
  await app.arrives('/Home/hot')
  await app.router.navigate('/commodity-detail/G001')
  expect(await app.sees('单人装 × 1')).toHaveLength(1)
})

test('[GOODS-010] a promotion is shown above the price exactly from its start to its end', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW })
  // Every reply has a Date header; otherwise the server's clock learned in the previous test would count.
  const dated = { date: new Date(NOW).toUTCString() }
  const body = {
    goodsId: 'G1',
    name: '套餐',
    state: 'PUBLISHED',
    specifications: [{ id: 'S1', name: '装', price: 9900 }],
    abstractPromotionEvent: {
      promotionData: { promotionType: 'SNAP_UP', startTime: NOW + 5000, endTime: NOW + 9000 },
    },
  }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', 'mallsales/api/public/goods-with-state/G1', body, 200, dated),
  )
  await renderRoute('/commodity-detail/G1', { backend })
  await vi.waitFor(() => expect(screen.queryByText('立即购买')).toBeInTheDocument(), { timeout: 8000 })
  const step = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const there = () => strip() !== null
  // The timer for the next edge starts in an effect, possibly after the first render was seen.
  await quiet()
  step(Math.max(0, NOW + 4999 - Date.now()))
  expect(there()).toBe(false)
  step(1)
  expect(there()).toBe(true)
  step(4000)
  expect(there()).toBe(true)
  step(1)
  expect(there()).toBe(false)
})
