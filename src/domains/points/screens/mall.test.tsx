import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'

const SEARCH = 'points/api/public/goods/search/standard-query'
const findCards = () => screen.findAllByRole('link', { name: /积分/ })
const findTab = (name: string) => screen.findByRole('tab', { name })

describe('/integral-mall', () => {
  test('[PTS-019] [FMT-005] shows the balance, the links, and goods with prices in points', async () => {
    const app = await renderRoute('/integral-mall', { as: 'member' })
    await app.sees('1015积分')
    const ways = within(await screen.findByRole('navigation', { name: '积分服务' })).getAllByRole('link')
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['赚积分', '/integral-list'],
      ['每日签到', '/my-sign'],
      ['积分明细', '/integral-detail-list'],
      ['兑换记录', '/conversion-record'],
    ])
    const cup = await screen.findByRole('link', { name: /真空保温杯/ })
    expect(cup).toHaveAttribute('href', '/integral-goods-detail/PG1')
    expect(within(cup).getByText('500积分')).toBeInTheDocument()
    await quiet()
    expect(cup).not.toHaveTextContent(/[¥.]/)
    expect(cup.querySelector('img')).toHaveAttribute('src', '/pictures/points/p01.svg')
  })

  test.each([
    ['no value', {}],
    ['a text as its value', { points: 'many' }],
  ])('shows the goods and disables redeeming if the reply about the balance has %s', async (_name, balance) => {
    const backend = withHandlers(newBackend(), jsonHandler('get', 'members/api/user/user-points/current-user', balance))
    const mall = await renderRoute('/integral-mall', { as: 'member', backend })
    await mall.sees('暂时查不到')
    const cup = await screen.findByRole('link', { name: /真空保温杯/ })
    await quiet()
    expect(cup).not.toHaveTextContent(/可兑换|还差/)
    await mall.user.click(cup)
    expect(await screen.findByRole('button', { name: '查不到积分，暂不能兑换' })).toBeDisabled()
    expect(document.body.textContent).not.toContain('--')
  })

  test('a points change without a value or a text has no row', async () => {
    const items = [
      {},
      { changeType: 'DECREASE_POINTS' },
      { changeType: 'INCREASE_POINTS', value: 5, content: '签到', createdDate: '2026-11-20' },
    ]
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', 'members/api/user/points-log/query-monthly', [{ month: '2026-11', items }]),
    )
    const app = await renderRoute('/integral-detail-list', { as: 'member', backend })
    await app.sees('签到')
    expect(document.body.textContent).not.toContain('--')
    await quiet()
    expect(screen.queryByText('使用积分')).toBeNull()
  })

  test('[PTS-016] cards show the reason why goods cannot be redeemed', async () => {
    await renderRoute('/integral-mall', { as: 'member' })
    expect(await screen.findByRole('link', { name: /真空保温杯/ })).toHaveTextContent('可兑换')
    expect(screen.getByRole('link', { name: /上臂式血压计/ })).toHaveTextContent('还差1585积分')
    expect(screen.getByRole('link', { name: /可折叠泡脚桶/ })).toHaveTextContent('已兑完')
  })

  test('[PTS-016] 我能兑换 hides goods that cost more than the balance, and is stored in the address', async () => {
    const app = await renderRoute('/integral-mall', { as: 'member' })
    await screen.findByRole('link', { name: /上臂式血压计/ })
    await app.user.click(screen.getByRole('switch', { name: '我能兑换' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /上臂式血压计|可折叠泡脚桶/ })).toBeNull())
    expect(screen.getByRole('link', { name: /真空保温杯/ })).toBeInTheDocument()
    expect(app.address()).toMatch(/[?&]can=/)
  })

  test('each group is a tab, which loads the goods of the group page by page', async () => {
    const noted = spyOnRequest('post', SEARCH)
    const backend = newBackend()
    const app = await renderRoute('/integral-mall', { as: 'member', backend: withHandlers(backend, noted.handler) })
    expect((await screen.findAllByRole('tab')).map((one) => one.textContent)).toEqual([
      '全部',
      '居家好物',
      '健康照护',
      '服务礼券',
    ])
    await app.user.click(await findTab('服务礼券'))
    await app.sees('健康讲座入场券')
    await app.doesNotSee(/真空保温杯/)
    expect(await findTab('服务礼券')).toHaveAttribute('aria-selected', 'true')
    expect(noted.asked.map(({ url, body }) => [url.search, body])).toEqual([
      ['?page=0&size=10', {}],
      ['?page=0&size=10', { groupId: 'service' }],
    ])
    stubIntersectionObserver()
    app.view.unmount()
    noted.asked.length = 0
    const again = await renderRoute('/integral-mall', { as: 'member', backend: withHandlers(backend, noted.handler) })
    await again.sees('没有更多了')
    expect(noted.asked.map(({ url }) => url.search)).toEqual(['?page=0&size=10', '?page=1&size=10'])
  })

  test('goods that are off the shelf or deleted are left out of the list', async () => {
    await renderRoute('/integral-mall', { as: 'member' })
    await findCards()
    await quiet()
    expect(screen.queryByText(/按摩健身球/)).toBeNull()
  })

  test('a group without goods links to all points goods', async () => {
    const app = await renderRoute('/integral-mall', { as: 'member' })
    await findCards()
    app.backend.setKnobs('fault:points.goodsSearch=empty')
    await app.user.click(await findTab('服务礼券'))
    await app.sees('这个分类暂时没有可兑换的商品')
    await app.press('看看全部')
    expect(await app.sees(/真空保温杯/)).toHaveLength(1)
  })

  test('a points mall without goods shows a text', async () => {
    const app = await renderRoute('/integral-mall', { as: 'new', knobs: 'fault:points.goodsSearch=empty' })
    await app.sees('暂时没有可兑换的商品，请过几天再来看看')
    expect(await app.sees('0积分')).toHaveLength(1)
  })

  test('points goods that cannot be loaded show the reason and a retry', async () => {
    const app = await renderRoute('/integral-mall', { as: 'member', knobs: 'fault:points.current=500' })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await app.sees('1015积分')).toHaveLength(1)
  })

  test('a visitor who opens the points mall is asked to sign in', async () => {
    const app = await renderRoute('/integral-mall')
    await app.arrives('/login')
    expect(app.address()).toBe('/login?target=%2Fintegral-mall')
    expect(await app.calls()).toEqual([])
  })
})

const findBar = async () => (await screen.findByRole('button', { name: /兑|积分不足|下架|先填/ })).parentElement

describe('/integral-goods-detail/{id}', () => {
  test('[MISC-007] [FMT-005] loads details/{id} and shows description and price', async () => {
    const noted = spyOnRequest('get', 'points/api/public/goods/details/PG1')
    const backend = withHandlers(newBackend(), noted.handler)
    const app = await renderRoute('/integral-goods-detail/PG1', { as: 'member', backend })
    await screen.findByRole('heading', { name: '真空保温杯 500毫升' })
    expect(noted.asked.map(({ url }) => url.pathname)).toEqual(['/points/api/public/goods/details/PG1'])
    await app.sees('500积分')
    await app.sees('还有60件')
    await app.sees('1015积分')
    expect(screen.getByRole('img', { name: '真空保温杯 500毫升 图1' })).toBeInTheDocument()
    await app.sees('您会收到')
    expect(await findBar()).not.toHaveTextContent('¥')
  })

  test('[GOODS-033] a quota is shown with the number of pieces that the person has redeemed', async () => {
    const app = await renderRoute('/integral-goods-detail/PG4', { as: 'member' })
    await app.sees('每人限兑3件，您已兑1件')
    await app.router.navigate('/integral-goods-detail/PG5')
    await app.sees('一周分装药盒')
    await quiet()
    expect(screen.queryByText(/每人限兑/)).toBeNull()
  })

  test('the number of pieces is limited by quota and stock, and the total of points changes with the number', async () => {
    const app = await renderRoute('/integral-goods-detail/PG4', { as: 'member' })
    await app.press('增加')
    expect(await screen.findByRole('textbox', { name: '兑换数量' })).toHaveValue('2')
    expect(await screen.findByRole('button', { name: '增加' })).toBeDisabled()
    expect(await findBar()).toHaveTextContent('520积分')
  })

  test('[PTS-016] with too few points, the redeem button is disabled, and the missing points and a link are shown', async () => {
    const app = await renderRoute('/integral-goods-detail/PG2', { as: 'unlucky' })
    expect(await screen.findByRole('button', { name: '积分不足' })).toBeDisabled()
    await app.sees('还差 2570积分')
    await app.follow('去赚积分')
    await app.arrives('/integral-list')
    expect(await app.calls('points.create')).toEqual([])
  })

  test('[PTS-016] the redeem button is disabled if the points do not suffice for the number of pieces', async () => {
    const app = await renderRoute('/integral-goods-detail/PG12', { as: 'member' })
    await screen.findByRole('button', { name: '立即兑换' })
    await app.press('增加')
    expect(await screen.findByRole('button', { name: '积分不足' })).toBeDisabled()
    await app.sees('还差 345积分')
    await app.press('减少')
    expect(await screen.findByRole('button', { name: '立即兑换' })).toBeEnabled()
  })

  test.each([
    ['PG13', '该商品已下架'],
    ['PG8', '已兑完'],
  ])('goods %s cannot be redeemed, and the button shows %s', async (id, text) => {
    await renderRoute(`/integral-goods-detail/${id}`, { as: 'rich' })
    expect(await screen.findByRole('button', { name: text })).toBeDisabled()
  })

  test('deleted goods show a text and a link', async () => {
    const app = await renderRoute('/integral-goods-detail/PG14', { as: 'member' })
    await app.sees('该商品已删除')
    await app.follow('看看其他好物')
    await app.arrives('/integral-mall')
    expect(app.address()).toBe('/integral-mall')
  })

  test('an unknown goods id shows 未找到', async () => {
    const app = await renderRoute('/integral-goods-detail/NOPE', { as: 'member' })
    expect(await app.sees('未找到')).toHaveLength(1)
  })

  test('shipping or pick-up can be chosen if both are possible', async () => {
    const app = await renderRoute('/integral-goods-detail/PG1', { as: 'member' })
    expect(await screen.findByRole('radio', { name: '快递到家' })).toBeChecked()
    await app.sees(/科技园南区8栋1203室/)
    await app.user.click(screen.getByRole('radio', { name: '到店自取' }))
    expect(await screen.findByRole('radio', { name: /南山健康服务中心/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /天河健康服务点/ })).not.toBeChecked()
    await app.doesNotSee(/科技园南区8栋1203室/)
  })

  test('without pick-up places, only shipping is offered, and goods without delivery need no delivery choice', async () => {
    const app = await renderRoute('/integral-goods-detail/PG1', {
      as: 'member',
      knobs: 'fault:points.goodsAddress=empty',
    })
    await screen.findByRole('radio', { name: '快递到家' })
    await quiet()
    expect(screen.queryByRole('radio', { name: '到店自取' })).toBeNull()
    await app.router.navigate('/integral-goods-detail/PG10')
    await app.sees('健康讲座入场券')
    await app.doesNotSee('怎么领取')
  })

  test('goods without pictures, stock and texts are still shown', async () => {
    const plainHandler = jsonHandler('get', 'points/api/public/goods/details/PG1', {
      id: 'PG1',
      name: '毛巾',
      points: 100,
    })
    const app = await renderRoute('/integral-goods-detail/PG1', {
      as: 'member',
      backend: withHandlers(newBackend(), plainHandler),
    })
    expect(await screen.findByRole('img', { name: '毛巾' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '立即兑换' })).toBeEnabled()
    await app.doesNotSee(/还有/)
  })
})

describe('[GEN-004] the mall and the points mall', () => {
  test('are both linked from 我的, with the person’s points', async () => {
    const app = await renderRoute('/my-main', { as: 'member' })
    expect(await screen.findByRole('link', { name: '商品商城' })).toHaveAttribute('href', '/Home')
    expect(await screen.findByRole('link', { name: /我的积分.*1015积分/ })).toHaveAttribute(
      'href',
      '/integral-detail-list',
    )
    await app.follow(/积分商城/)
    await app.arrives('/integral-mall')
  })

  test('are shown to a visitor, and the points are not requested', async () => {
    const app = await renderRoute('/my-main')
    expect(await screen.findByRole('link', { name: /积分商城/ })).toHaveAttribute('href', '/integral-mall')
    expect(screen.getByRole('link', { name: '我的积分' })).toBeInTheDocument()
    // For a visitor, the page reads only its banners.
    expect((await app.calls()).map(({ id }) => id)).toEqual(['banner.list'])
  })

  test('are both linked, without the points, if the points cannot be loaded', async () => {
    const app = await renderRoute('/my-main', { as: 'member', knobs: 'fault:points.current=500' })
    await app.sees('李建国')
    await waitFor(async () => expect(await app.calls('points.current')).not.toEqual([]))
    expect(screen.getByRole('link', { name: '我的积分' })).toBeInTheDocument()
    await quiet()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('have separate goods and orders', async () => {
    const app = await renderRoute('/order-detail/O201', { as: 'member' })
    await app.sees('20260000000201')
    await quiet()
    expect(document.body).not.toHaveTextContent('积分')
    await app.router.navigate('/conversion-record')
    await app.sees('保暖护膝 一对')
    await quiet()
    expect(document.body).not.toHaveTextContent(/基因|¥/)
    await app.router.navigate('/integral-mall')
    await app.sees(/真空保温杯/)
    await quiet()
    expect(document.body).not.toHaveTextContent(/基因|¥/)
    const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
    const { orders, pointsOrders } = app.backend.db
    expect(ids(orders).filter((id) => ids(pointsOrders).includes(id))).toEqual([])
  })
})
