import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const SEARCH = 'mallsales/api/public/goods/search/standard-query'
const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

const findField = () => screen.findByRole('searchbox', { name: '搜索商品' }, { timeout: 8000 })
const names = () => screen.queryAllByRole('listitem').map((item) => /^(.*?)¥/.exec(item.textContent)?.[1])
const prices = () => screen.queryAllByRole('listitem').map((item) => Number(/¥(\d+\.\d\d)/.exec(item.textContent)?.[1]))

const openSearch = async (address: string, knobs = '') => {
  const { handler, asked } = spyOnRequest('post', SEARCH)
  const app = await renderRoute(address, { backend: withHandlers(newBackend(knobs), handler) })
  return { app, asked }
}

describe('/commodity-search/{type}', () => {
  test('[MISC-010] [ADD-011] the search term in the address is searched in all goods', async () => {
    const { app, asked } = await openSearch('/commodity-search/all?q=用药')
    await app.sees('共 3 件商品')
    expect(asked.map(({ url, body }) => [url.search, body])).toEqual([['?page=0&size=10', { keyword: '用药' }]])
    expect(await findField()).toHaveValue('用药')
    expect(names()).toEqual(['全基因组健康检测·成人版', '安全用药基因检测', '长辈关爱基因检测'])
  })

  test('submitting a term writes it into the address and searches it, and Back returns to the previous term', async () => {
    const { app } = await openSearch('/commodity-search/all')
    await app.sees('热门分类')
    await app.user.type(await findField(), ' 睡眠 ')
    expect(await app.calls('mall.search')).toEqual([])
    await app.user.keyboard('{Enter}')
    await app.sees('共 1 件商品')
    expect(app.address()).toBe(`/commodity-search/all?q=${encodeURIComponent('睡眠')}`)
    await app.user.clear(await findField())
    await app.user.type(await findField(), '儿童')
    await app.press('搜索')
    await app.sees('儿童过敏倾向检测')
    await act(() => app.router.navigate(-1))
    await app.sees('睡眠节律基因检测')
    expect(await findField()).toHaveValue('睡眠')
    await act(() => app.router.navigate(-1))
    await app.sees('搜索历史')
    expect(await findField()).toHaveValue('')
  })

  test('an empty search term sends no search', async () => {
    const { app } = await openSearch('/commodity-search/all')
    await app.sees('热门分类')
    await app.user.type(await findField(), '   ')
    await app.press('搜索')
    expect(app.address()).toBe('/commodity-search/all')
    expect(await findField()).toHaveFocus()
    expect(await app.calls('mall.search')).toEqual([])
  })

  test('clearing the field returns to the start page of the search', async () => {
    const { app } = await openSearch('/commodity-search/all?q=用药')
    await app.sees('共 3 件商品')
    await app.press('清空输入')
    await app.sees('热门分类')
    expect(app.address()).toBe('/commodity-search/all')
    expect(await findField()).toHaveValue('')
    // The keyboard stays open for the next term.
    expect(await findField()).toHaveFocus()
  })

  test('search terms are remembered, can be searched again with a tap, and can be removed', async () => {
    const { app } = await openSearch('/commodity-search/all')
    for (const term of ['用药', '睡眠']) {
      await app.user.clear(await findField())
      await app.user.type(await findField(), `${term}{Enter}`)
      await app.sees(/^共 \d 件商品$/)
    }
    await app.press('清空输入')
    const card = (await app.sees('搜索历史'))[0]?.closest('section') as HTMLElement
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['睡眠', '用药'])
    await app.press('删除“睡眠”')
    await quiet()
    expect(within(card).queryByText('睡眠')).not.toBeInTheDocument()
    await app.follow('用药')
    await app.sees('共 3 件商品')
    await app.press('清空输入')
    await app.sees('搜索历史')
    await app.press('清空')
    await quiet()
    expect(screen.queryByText('搜索历史')).not.toBeInTheDocument()
  })

  test('[GOODS-036] the groups are shown before a search, and filter the results', async () => {
    const { app, asked } = await openSearch('/commodity-search/all')
    await app.follow('儿童成长')
    await app.sees('儿童过敏倾向检测')
    expect(app.address()).toBe('/commodity-search/all?group=child')
    expect(asked.at(-1)?.body).toEqual({ groupId: 'child' })
    await app.user.type(await findField(), '过敏{Enter}')
    await app.sees('共 1 件商品')
    expect(asked.at(-1)?.body).toEqual({ groupId: 'child', keyword: '过敏' })
    await app.user.click(within(screen.getByRole('group', { name: '分类' })).getByRole('button', { name: '全部' }))
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ keyword: '过敏' }))
  })

  test('[ADD-011] a group id in the address filters by that group, and any other type searches all goods', async () => {
    const { app, asked } = await openSearch('/commodity-search/child')
    await app.sees('儿童过敏倾向检测')
    expect(asked.map(({ body }) => body)).toEqual([{ groupId: 'child' }])
    await act(() => app.router.navigate('/commodity-search/whatever'))
    await app.sees('热门分类')
    expect(asked).toHaveLength(1)
    await app.user.type(await findField(), '用药{Enter}')
    await app.sees('安全用药基因检测')
    expect(asked.slice(1).map(({ body }) => body)).toEqual([{ keyword: '用药' }])
  })

  test('taps on the price sort ascending, then descending, then in the original order', async () => {
    const { app, asked } = await openSearch('/commodity-search/all?group=health')
    await app.sees('共 6 件商品')
    await app.press('价格')
    expect(app.address()).toBe('/commodity-search/all?group=health&sort=price-asc')
    await app.press('价格 从低到高')
    await app.press('价格 从高到低')
    await screen.findByRole('button', { name: '价格' })
    expect(asked.map(({ url }) => url.searchParams.get('sort'))).toEqual([null, 'finalPrice,asc', 'finalPrice,desc'])
    expect(app.address()).toBe('/commodity-search/all?group=health')
  })

  test.each([
    ['price-asc', 1],
    ['price-desc', -1],
  ])('the sort order %s in the address sorts the goods by price', async (sort, sign) => {
    const { app } = await openSearch(`/commodity-search/all?group=health&sort=${sort}`)
    await app.sees('共 6 件商品')
    expect(prices()).toHaveLength(6)
    expect(prices()).toEqual(prices().toSorted((a, b) => sign * (a - b)))
  })

  test('[MISC-005] a search without results shows a text, at least four recommended goods, and a link back', async () => {
    const { app } = await openSearch('/commodity-search/all?q=火箭')
    await app.sees('没有找到“火箭”相关的商品')
    const list = within(await screen.findByRole('region', { name: '为您推荐' }))
    expect(list.getAllByRole('link').length).toBeGreaterThanOrEqual(4)
    expect(await app.calls('mall.recommended')).toHaveLength(1)
    await app.press('重新搜索')
    await app.sees('热门分类')
    expect(await findField()).toHaveValue('')
  })

  test('[MISC-005] recommended goods that cannot be loaded are left out', async () => {
    const { app } = await openSearch('/commodity-search/all?q=火箭', 'fault:mall.recommended=404')
    await app.sees('没有找到“火箭”相关的商品')
    await waitFor(async () => expect(await app.calls('mall.recommended')).toHaveLength(1))
    await quiet()
    expect(screen.queryByText('为您推荐')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('[MISC-005] a failed search shows the reason, keeps the term, and has a retry', async () => {
    const { app } = await openSearch('/commodity-search/all?q=用药', 'fault:mall.search=500@1')
    await app.sees(SORRY)
    expect(await findField()).toHaveValue('用药')
    await app.press('重试')
    await app.sees('共 3 件商品')
  })

  test('[MISC-005] during a search, 加载中 is shown', async () => {
    const { handler, release } = holdCalls('post', SEARCH)
    const app = await renderRoute('/commodity-search/all?q=用药', { backend: withHandlers(newBackend(), handler) })
    await findField()
    await waitFor(() => expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument())
    release()
    await app.sees('共 3 件商品')
  })

  test('[NAV-009] Back from goods shows the results without another search request', async () => {
    const { app } = await openSearch('/commodity-search/all?q=用药')
    await app.sees('共 3 件商品')
    await app.follow(/长辈关爱基因检测/)
    await app.sees('立即购买')
    await act(() => app.router.navigate(-1))
    expect(await findField()).toHaveValue('用药')
    expect(screen.getByText('共 3 件商品')).toBeVisible()
    expect(await app.calls('mall.search')).toHaveLength(1)
  })
})

describe('/commodity-search/goods-share', () => {
  test('[GOODS-005] [NAV-010] a visitor is sent to the login, and no goods are requested', async () => {
    const app = await renderRoute('/commodity-search/goods-share')
    await app.arrives('/login?target=%2Fcommodity-search%2Fgoods-share')
    await screen.findByLabelText('手机号')
    expect(await app.calls('mall.search')).toEqual([])
  })

  test('[GOODS-005] [GOODS-015] goods are listed with the minimum reward for sharing', async () => {
    const { handler, asked } = spyOnRequest('post', SEARCH)
    const app = await renderRoute('/commodity-search/goods-share', {
      as: 'member',
      backend: withHandlers(newBackend(), handler),
    })
    await app.sees('分享奖励 ¥3.00 起')
    expect(asked.map(({ body }) => body)).toEqual([{ type: 'GOODS_SHARE' }])
    expect(screen.getByRole('heading', { level: 1, name: '分享商品' })).toBeInTheDocument()
    await quiet()
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    await app.sees('分享奖励 ¥30.00 起，销售奖励 ¥60.00 起')
  })

  test('[GOODS-013] [GOODS-015] goods can be shared with the sharer’s code', async () => {
    const app = await renderRoute('/commodity-search/goods-share', { as: 'member' })
    await app.press('分享运动特点与损伤风险基因检测')
    const sheet = within(await screen.findByRole('dialog', { name: '分享商品' }, { timeout: 8000 }))
    await waitFor(() =>
      expect(sheet.getByText('http://localhost:3000/commodity-detail/G016?sharingCode=SHARE102')).toBeInTheDocument(),
    )
    expect(await sheet.findByText('上级会员奖励 ¥20.00')).toBeInTheDocument()
    expect(sheet.getByText('下级会员奖励 ¥10.00')).toBeInTheDocument()
    expect(sheet.getByText('分享奖励 ¥5.00 起')).toBeInTheDocument()
  })

  test('[MISC-005] without goods that can be shared, a text and a link to the mall are shown', async () => {
    const app = await renderRoute('/commodity-search/goods-share', { as: 'new', knobs: 'fault:mall.search=empty' })
    await app.sees('现在没有可以分享的商品')
    await quiet()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
    await app.follow('去商城看看')
    await app.arrives('/commodity')
  })

  test('[MISC-005] if the goods cannot be loaded, the reason is shown, and a retry loads them', async () => {
    const app = await renderRoute('/commodity-search/goods-share', { as: 'member', knobs: 'fault:mall.search=500@1' })
    await app.sees(SORRY)
    await app.press('重试')
    await app.sees('分享奖励 ¥3.00 起')
    await quiet()
    expect(screen.queryByText(SORRY)).not.toBeInTheDocument()
  })
})
