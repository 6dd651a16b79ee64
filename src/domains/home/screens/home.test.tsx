import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { MAX_PER_CHOOSE } from '#/shared/ui/pictures/image-picker-rules.ts'
import { PAGE_SIZE } from '#/shared/api/query.ts'
import { TOAST_MS } from '#/shared/ui/layers/toast.ts'
import { REPORT_LIST_RETRIES } from '#/domains/report/load-reports.ts'
import { bannerPositions } from '#/domains/banner/model.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'

const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'
const SORRY_DEPOSITOR = '尊敬的储户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

/** The method and body of requests to one address. */
const spyOnPath = (path: string) => {
  const asked: { method: string; search: string; body: unknown }[] = []
  const handler = http.all(`*/${path}`, async ({ request }) => {
    asked.push({ method: request.method, search: new URL(request.url).search, body: await request.clone().json() })
  })
  return { asked, handler }
}

const openHome = async (address: string, handler: ReturnType<typeof http.all>, as?: string) => {
  const backend = newBackend()
  backend.handlers.unshift(handler)
  return renderRoute(address, { backend, ...(as ? { as } : {}) })
}

test('[LIT-032] the limits are 9 pictures at once, 3 retries of the report list, and 20 entries per page', () => {
  expect([MAX_PER_CHOOSE, REPORT_LIST_RETRIES, PAGE_SIZE, TOAST_MS]).toEqual([9, 3, 20, 3000])
})

describe('the goods of the home page', () => {
  test('[MISC-010] are loaded with the standard query, page by page', async () => {
    const { asked, handler } = spyOnPath('mallsales/api/public/goods/search/standard-query')
    const app = await openHome('/Home/hot', handler)
    await app.sees('全基因组健康检测·成人版')
    expect(asked).toEqual([{ method: 'POST', search: '?page=0&size=10', body: {} }])
    // The promotion rail is a separate list.
    const goods = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))
    expect(goods).toHaveLength(10)
    stubIntersectionObserver()
    app.view.unmount()
    asked.length = 0
    await (await openHome('/Home/hot', handler)).sees('没有更多了')
    expect(asked.map(({ search }) => search)).toEqual(['?page=0&size=10', '?page=1&size=10', '?page=2&size=10'])
  })

  test('[GOODS-036] have one button for each group; a second tap on a button shows all goods again', async () => {
    const { asked, handler } = spyOnPath('mallsales/api/public/goods/search/standard-query')
    const app = await openHome('/Home/hot', handler)
    const groups = await screen.findByRole('group', { name: '商品分类' })
    expect(
      within(groups)
        .getAllByRole('button')
        .map((group) => group.textContent),
    ).toEqual(['基因检测', '儿童成长', '细胞储存', '日常健康', '家庭关爱', '健康服务'])
    expect(await app.calls('mall.groups')).toHaveLength(1)
    await app.press('儿童成长')
    expect(await screen.findByRole('heading', { level: 2, name: '儿童成长' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '儿童成长', pressed: true })).toBeInTheDocument()
    await app.sees('没有更多了')
    expect(asked.at(-1)?.body).toEqual({ groupId: 'child' })
    const names = app.backend.db.goods
      .filter((goods) => goods.group === 'child' && goods.state === 'PUBLISHED')
      .map(({ name }) => name)
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) expect(screen.getAllByText(name)).toHaveLength(1)
    await quiet()
    expect(screen.queryByText('全基因组健康检测·成人版')).not.toBeInTheDocument()
    await app.press('儿童成长')
    expect(await screen.findByRole('heading', { level: 2, name: '热门商品' })).toBeInTheDocument()
    await app.sees('全基因组健康检测·成人版')
  })

  test('[MISC-005] a group without goods shows a text and a link to all goods', async () => {
    const backend = newBackend()
    backend.db.goods = backend.db.goods.filter((goods) => goods.group !== 'child')
    const app = await renderRoute('/Home/hot', { backend })
    await app.press('儿童成长')
    await app.sees('这个分类暂时没有商品')
    await app.press('看看全部商品')
    await app.sees('全基因组健康检测·成人版')
    await quiet()
    expect(screen.queryByText('这个分类暂时没有商品')).not.toBeInTheDocument()
  })
})

describe('[MISC-005] a part of the home page that cannot be loaded', () => {
  test.each(['500', '404', 'wrong-shape', 'offline'])(
    'with the fault %s, banners are left out, and the goods and groups are shown',
    async (fault) => {
      const app = await renderRoute('/Home/hot', { knobs: `fault:banner.list=${fault}` })
      await app.sees('全基因组健康检测·成人版')
      await app.sees('儿童成长')
      await quiet()
      expect(screen.queryByText('读懂自己的基因')).not.toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  test('groups show one line with a retry, and the goods are shown', async () => {
    const app = await renderRoute('/Home/hot', { knobs: 'fault:mall.groups=404' })
    await app.sees('全基因组健康检测·成人版')
    await app.sees('分类没有加载出来')
    await quiet()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    app.backend.setKnobs('')
    await app.press('重新加载')
    await app.sees('儿童成长')
    await quiet()
    expect(screen.queryByText('分类没有加载出来')).not.toBeInTheDocument()
  })

  test('if the goods fail, banners and groups are still shown', async () => {
    const app = await renderRoute('/Home/hot', { knobs: 'fault:mall.search=500@1' })
    await app.sees(SORRY)
    await app.sees('读懂自己的基因')
    expect(screen.getByRole('group', { name: '商品分类' })).toBeInTheDocument()
    await app.press('重试')
    await app.sees('全基因组健康检测·成人版')
    expect(await app.calls('banner.list')).toHaveLength(1)
  })

  test('if all requests fail, the links are still shown', async () => {
    const app = await renderRoute('/Home/hot', {
      as: 'member',
      knobs: 'fault:home.*=404;fault:mall.*=404;fault:order.*=404;fault:sample.*=404',
    })
    await app.sees('未找到')
    await app.sees('我的样本与报告')
    await app.follow('搜索商品')
    await app.arrives('/commodity-search/all')
    expect(await screen.findByRole('searchbox', { name: '搜索商品' })).toBeInTheDocument()
  })
})

describe('[GOODS-009] each screen requests the banners of its own position', () => {
  const report = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
  test.each([
    ['/Home/hot', ['HOME'], '读懂自己的基因'],
    ['/my-main', ['MY_MAIN'], '长辈关爱检测'],
    [report, ['REPORT_CATEGORIES'], '用药前先看一眼'],
    [`${report}/disease-detail/COMMON_DISEASES/D001`, ['REPORT_DETAILS'], '结果想问问专业的人'],
  ])('the address %s requests the positions %j', async (address, positions, title) => {
    const { asked, handler } = spyOnPath('mall/api/public/banners/carousel')
    const app = await openHome(address, handler)
    await app.sees(title)
    expect(asked.map(({ body }) => body)).toEqual(positions.map((position) => ({ position })))
  })

  test('there are nine positions of banners', () => {
    expect(bannerPositions).toEqual([
      'MALL',
      'HOME',
      'MALL_PRIMARY',
      'MY_REPORTS',
      'REPORT_CATEGORIES',
      'REPORT_DETAILS',
      'REPORT_UNLOCK',
      'MY_MAIN',
      'MY_STORE_REPORTS',
    ])
  })

  test('a banner with an address outside the app has no link', async () => {
    const banner = { id: 'B1', title: '外面', imageUrl: '/pictures/a.svg', linkUrl: 'https://evil.example.com/' }
    const app = await openHome(
      '/Home/hot',
      http.post('*/mall/api/public/banners/carousel', () => HttpResponse.json([banner])),
    )
    expect((await app.sees('外面'))[0]?.closest('a')).toBeNull()
  })
})

test('the home page links to the mall and the search', async () => {
  const app = await renderRoute('/Home/hot')
  expect(await screen.findByRole('link', { name: '搜索商品' })).toHaveAttribute('href', '/commodity-search/all')
  await app.follow('全部商品')
  await app.arrives('/commodity')
  expect(await app.sees('送给父母的礼物')).toHaveLength(1)
})

test('if there are no goods at all, the home page shows a text and a reload button', async () => {
  const app = await renderRoute('/Home/hot', { knobs: 'fault:mall.search=empty' })
  await app.sees('暂时没有商品，请过一会儿再来看看')
  app.backend.setKnobs('')
  await app.press('重新加载')
  expect(await app.sees('全基因组健康检测·成人版')).not.toEqual([])
  await quiet()
  expect(screen.queryByText('暂时没有商品，请过一会儿再来看看')).toBeNull()
})

describe('[MISC-005] a list on a screen', () => {
  const lists = [
    [
      '/Home/hot',
      'mall.search',
      'mallsales/api/public/goods/search/standard-query',
      '暂时没有商品，请过一会儿再来看看',
      SORRY,
      '全基因组健康检测·成人版',
    ],
    [
      '/my-order/ALL',
      'order.mine',
      'mallsales/api/user/mall-orders/get-user-orders',
      '您还没有订单',
      SORRY,
      '全基因组健康检测·成人版',
    ],
    [
      '/my-binding',
      'sample.progress',
      'mallsales/api/user/mall-samples/my-progress',
      '还没有绑定样本。收到采样盒后，用盒上的编号绑定',
      SORRY_DEPOSITOR,
      '绑定新的样本',
    ],
  ] as const

  test.each(lists)('at the address %s shows 加载中 while it is loading', async (address, _id, path) => {
    await openHome(
      address,
      http.all(`*/${path}`, () => new Promise<never>(() => undefined)),
      'waiting',
    )
    expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  test.each(lists)(
    'at the address %s without entries shows a text and an action',
    async (address, id, _path, empty) => {
      const app = await renderRoute(address, { as: 'waiting', knobs: `fault:${id}=empty` })
      await app.sees(empty)
      await quiet()
      expect(screen.queryByText('没有更多了')).not.toBeInTheDocument()
    },
  )

  test.each(lists)(
    'at the address %s shows the reason if it cannot be loaded, and a retry loads the entries',
    async (address, id, _path, _empty, sorry, entry) => {
      const app = await renderRoute(address, { as: 'waiting', knobs: `fault:${id}=500@1` })
      await app.sees(sorry)
      await app.press('重试')
      await app.sees(entry)
      await quiet()
      expect(screen.queryByText(sorry)).not.toBeInTheDocument()
    },
  )
})

describe('[API-008] [MISC-005] the next page of a list', () => {
  test('is loaded near the end of the list, until the total is reached', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/my-order/ALL', { as: 'rich' })
    await app.sees('没有更多了')
    expect(screen.getAllByRole('listitem')).toHaveLength(45)
    expect(await app.calls('order.mine')).toHaveLength(3)
  })

  test('shows a retry if it cannot be loaded, and the loaded entries are kept', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/my-order/ALL', { as: 'rich', knobs: 'fault:order.mine=404@2' })
    const retry = await screen.findByRole('button', { name: '加载失败，点按重试' })
    expect(screen.getAllByRole('listitem')).toHaveLength(20)
    await app.user.click(retry)
    await app.sees('没有更多了')
    expect(screen.getAllByRole('listitem')).toHaveLength(45)
  })
})

describe('[MISC-004] a call whose reply the specification does not define', () => {
  test.each([
    ['/Home/hot', 'home.activities=empty', '全基因组健康检测·成人版'],
    ['/Home/hot', 'banner.list=empty', '全基因组健康检测·成人版'],
    ['/Home/hot', 'mall.groups=empty', '全基因组健康检测·成人版'],
    ['/commodity-detail/G001', 'mall.viewed=null', '立即购买'],
    ['/my-main', 'sample.progress=empty', '样本进度'],
    ['/my-binding', 'sample.progress=empty', '还没有绑定样本。收到采样盒后，用盒上的编号绑定'],
  ])('on %s shows no error for the empty reply %s', async (address, fault, text) => {
    const app = await renderRoute(address, { as: 'rich', knobs: `fault:${fault}` })
    await app.sees(text)
    await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())
    await quiet()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('[GOODS-035] [GOODS-010] the home page shows promotions, and leaves them out if their request fails', async () => {
  const app = await renderRoute('/Home/hot')
  expect(await app.sees('限时活动')).toHaveLength(1)
  const failing = await renderRoute('/Home/hot', { knobs: 'fault:mall.promotions=500' })
  await failing.sees('热门商品')
  await failing.doesNotSee('限时活动')
})
