import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionToken } from '#/domains/user/store.ts'
import { screenCard } from '#/shared/wechat/share-card.ts'
import { learnServerTime } from '#/shared/lib/time/clock.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'
const SEARCH = 'mallsales/api/public/goods/search/standard-query'
const BANNERS = 'mall/api/public/banners/carousel'
const FIRST = '全基因组健康检测·成人版'

afterEach(() => {
  learnServerTime(new Date().toUTCString())
})

const findTabs = () => screen.findByRole('navigation', { name: '商品分类' }, { timeout: 8000 })
const findRail = () => screen.findByRole('region', { name: '限时活动' }, { timeout: 8000 })

describe('/commodity', () => {
  test('[ROLE-001] [MISC-010] a visitor sees all goods, loaded with the standard query', async () => {
    const { handler, asked } = spyOnRequest('post', SEARCH)
    const app = await renderRoute('/commodity', { backend: withHandlers(newBackend(), handler) })
    await app.sees(FIRST)
    expect(asked.map(({ url, body }) => [url.search, body])).toEqual([['?page=0&size=10', {}]])
    expect(app.address()).toBe('/commodity')
    expect(screen.getByRole('heading', { level: 1, name: '商城' })).toBeInTheDocument()
  })

  test('[GOODS-009] the banners of the positions MALL_PRIMARY and MALL are shown', async () => {
    const { handler, asked } = spyOnRequest('post', BANNERS)
    const app = await renderRoute('/commodity', { backend: withHandlers(newBackend(), handler) })
    await app.sees('送给父母的礼物')
    await app.sees('三人成团更划算')
    expect(asked.map(({ body }) => body)).toEqual([{ position: 'MALL_PRIMARY' }, { position: 'MALL' }])
    await quiet()
    expect(screen.queryByText('读懂自己的基因')).not.toBeInTheDocument()
  })

  test('[GOODS-036] there is one tab for each group and one for all goods, and the address contains the selected tab', async () => {
    const app = await renderRoute('/commodity')
    const list = within(await findTabs())
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(7))
    expect(list.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      '全部',
      '基因检测',
      '儿童成长',
      '细胞储存',
      '日常健康',
      '家庭关爱',
      '健康服务',
    ])
    await app.user.click(list.getByRole('link', { name: '儿童成长' }))
    await app.sees('没有更多了')
    expect(app.address()).toBe('/commodity?group=child')
    expect(list.getByRole('link', { name: '儿童成长', current: 'page' })).toBeInTheDocument()
    expect(screen.getAllByText('儿童过敏倾向检测')).toHaveLength(1)
    await quiet()
    expect(screen.queryByText(FIRST)).not.toBeInTheDocument()
    await app.user.click(list.getByRole('link', { name: '全部' }))
    await app.sees(FIRST)
    expect(app.address()).toBe('/commodity')
  })

  test('[NAV-009] going back keeps the tab and the goods, and sends no new requests', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/commodity?group=gene')
    await app.sees('没有更多了')
    const before = (await app.calls('mall.search')).length
    await app.user.click((await app.sees('安全用药基因检测'))[0]?.closest('a') as HTMLElement)
    await app.sees('立即购买')
    await act(() => app.router.navigate(-1))
    expect(await screen.findByRole('link', { name: '基因检测', current: 'page' })).toBeVisible()
    expect(screen.getAllByText(FIRST).length).toBeGreaterThan(0)
    expect(await app.calls('mall.search')).toHaveLength(before)
  })

  test('[MISC-010] scrolling loads more goods until all are shown', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/commodity')
    await app.sees('没有更多了')
    const all = app.backend.db.goods.filter((goods) => goods.state === 'PUBLISHED').length
    const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
    expect(Math.max(...lists)).toBe(all)
    expect(await app.calls('mall.search')).toHaveLength(Math.ceil(all / 10))
  })

  test('[MISC-005] a group without goods shows a text and a link to all goods', async () => {
    const backend = newBackend()
    backend.db.goods = backend.db.goods.filter((goods) => goods.group !== 'child')
    const app = await renderRoute('/commodity?group=child', { backend })
    await app.sees('这个分类暂时没有商品')
    await app.press('看看全部商品')
    await app.sees(FIRST)
    expect(app.address()).toBe('/commodity')
  })

  test('[MISC-005] an empty mall links to the home page', async () => {
    const app = await renderRoute('/commodity', { knobs: 'fault:mall.search=empty' })
    await app.sees('商城还没有商品')
    await quiet()
    expect(screen.queryByText('没有更多了')).not.toBeInTheDocument()
    await app.follow('返回首页')
    await app.arrives('/Home/hot')
  })

  test('[MISC-005] goods that cannot be loaded show the reason in their place, and a retry loads them', async () => {
    const app = await renderRoute('/commodity', { knobs: 'fault:mall.search=500@1' })
    await app.sees(SORRY)
    await app.sees('送给父母的礼物')
    await app.press('重试')
    await app.sees(FIRST)
    await quiet()
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument()
  })

  test.each([
    ['banner.list', '送给父母的礼物'],
    ['mall.groups', '儿童成长'],
    ['mall.promotions', '限时活动'],
  ])('[MISC-005] if %s cannot be loaded, the goods are shown without an error', async (id, text) => {
    const app = await renderRoute('/commodity', { knobs: `fault:${id}=404` })
    await app.sees(FIRST)
    await waitFor(async () => expect((await app.calls(id)).length).toBeGreaterThan(0))
    await quiet()
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(within(await findTabs()).getByRole('link', { name: '全部', current: 'page' })).toBeInTheDocument()
  })

  test('[API-015] after the session has ended, the goods are still shown as to a visitor', async () => {
    const app = await renderRoute('/commodity', { as: 'member', knobs: 'fault:mall.search=401@1' })
    await app.sees(FIRST)
    expect((await app.calls('mall.search')).map(({ status }) => status)).toEqual([401, 200])
    await quiet()
    expect(sessionToken()).toBeNull()
    expect(screen.queryByText('尚未登录')).toBeNull()
  })

  test('[NAV-008] the mall has its own share card', async () => {
    const app = await renderRoute('/commodity')
    await app.sees(FIRST)
    await waitFor(() => expect(screenCard()).toMatchObject({ title: '生命密码健康商城', path: '/commodity' }))
  })

  test('the mall links to the search and to the goods that can be shared', async () => {
    const app = await renderRoute('/commodity')
    await app.follow('搜索商品')
    await app.arrives('/commodity-search/all')
    await act(() => app.router.navigate(-1))
    await app.follow('分享商品')
    await app.arrives('/login?target=%2Fcommodity-search%2Fgoods-share')
    expect(await screen.findByLabelText('手机号')).toBeInTheDocument()
  })

  test('pull to refresh reloads the first page of goods and the sections above it', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/commodity')
    await app.sees('没有更多了')
    const before = (await app.calls('mall.search')).length
    const goods = app.backend.db.goods.find(({ id }) => id === 'G001')
    if (goods) goods.name = '新的名字'
    const content = (await app.sees(FIRST))[0] as HTMLElement
    fireEvent.touchStart(content, { touches: [{ clientX: 0, clientY: 0 }] })
    fireEvent.touchMove(content, { touches: [{ clientX: 0, clientY: 200 }] })
    fireEvent.touchEnd(content, { touches: [] })
    await app.sees('新的名字')
    expect(await app.calls('mall.groups')).toHaveLength(2)
    expect(await app.calls('mall.promotions')).toHaveLength(2)
    expect(await app.calls('banner.list')).toHaveLength(4)
    await waitFor(async () => expect((await app.calls('mall.search')).length).toBeGreaterThan(before))
  })

  test('the test switch goods:25 creates a catalogue of 25 numbered goods', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/commodity', { knobs: 'goods:25' })
    await app.sees('没有更多了')
    expect(await app.calls('mall.search')).toHaveLength(3)
    expect(screen.getByText(`1 ${FIRST}`)).toBeInTheDocument()
    await app.user.click((await app.sees(`1 ${FIRST}`))[0]?.closest('a') as HTMLElement)
    await app.arrives('/commodity-detail/G001~1')
    await app.sees('立即购买')
  })
})

describe('the promotions section of the mall', () => {
  test('[GOODS-010] [GOODS-011] [GOODS-035] shows only current promotions, by the server’s clock', async () => {
    await renderRoute('/commodity')
    const entries = within(await findRail()).getAllByRole('link')
    expect(entries.map((entry) => entry.querySelector('em')?.textContent)).toEqual([
      '限时折扣',
      '限时抢购',
      '优惠券礼包',
      '返现',
      '优惠券礼包',
    ])
    expect(entries[0]).toHaveTextContent(/祖源与个性特征基因检测.*剩 0[12]:\d\d:\d\d/)
  })

  const answer = (start: number, end: number) =>
    http.post('*/promotion-events/for-current-goods', () =>
      HttpResponse.json(
        [
          {
            promotionData: { promotionType: 'SNAP_UP', startTime: start, endTime: end },
            goods: { goodsId: 'G1', name: '抢购品', state: 'PUBLISHED' },
          },
        ] as never,
        { headers: { date: new Date(NOW).toUTCString() } },
      ),
    )

  test('[GOODS-010] shows a promotion exactly from its start to its end', async () => {
    const app = await renderRoute('/privacy-clause')
    await app.sees('我们收集什么')
    network.use(answer(NOW + 5000, NOW + 9000))
    vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
      now: NOW,
      shouldAdvanceTime: false,
    })
    learnServerTime(new Date(NOW).toUTCString())
    void app.router.navigate('/commodity')
    await vi.waitFor(() => expect(screen.queryByText(FIRST)).toBeInTheDocument(), { timeout: 8000 })
    // The rail knows by now that a promotion will start.
    await quiet()
    await act(async () => undefined)
    const step = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const isThere = () => screen.queryByText('抢购品') !== null
    step(Math.max(0, NOW + 4999 - Date.now()))
    expect(isThere()).toBe(false)
    step(1)
    expect(isThere()).toBe(true)
    step(4000)
    expect(isThere()).toBe(true)
    step(1)
    expect(isThere()).toBe(false)
  })
})
