import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const SEARCH = 'mallsales/api/public/goods/search/standard-query'
const HEALTH = '/commodity-search/all?group=health'
const SLEEP = '睡眠节律基因检测'
const EYES = '眼健康基因检测'

const openSearch = async (address: string, knobs = '') => {
  const { handler, asked } = spyOnRequest('post', SEARCH)
  const app = await renderRoute(address, { backend: withHandlers(newBackend(knobs), handler) })
  return { app, asked }
}

const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => /^(.*?)¥/.exec(item.textContent)?.[1])
const findButton = (name: string) => screen.findByRole('button', { name }, { timeout: 8000 })
const field = (name: string) => screen.getByRole('textbox', { name })

describe('[ADD-011] the filters of the goods search', () => {
  test('sorting by sales takes effect immediately, and shows the best-selling goods first', async () => {
    const { app, asked } = await openSearch(HEALTH)
    await app.sees('共 6 件商品')
    await app.press('销量')
    await waitFor(() => expect(app.address()).toBe(`${HEALTH}&sort=sales`))
    await waitFor(() =>
      expect(names()).toEqual([
        '肌肤特质基因检测',
        '维生素与微量元素水平检测',
        '居家肠道菌群检测套装',
        SLEEP,
        '返现运动特点与损伤风险基因检测',
        EYES,
      ]),
    )
    expect(asked.map(({ url, body }) => [url.search, body])).toEqual([
      ['?page=0&size=10', { groupId: 'health' }],
      ['?page=0&size=200', { groupId: 'health' }],
    ])
  })

  test('只看有货 hides sold-out goods, and a second tap shows them again', async () => {
    const { app } = await openSearch(HEALTH)
    await app.sees('共 6 件商品')
    expect(screen.getByText(EYES)).toBeVisible()
    await app.press('只看有货')
    await app.sees('共 5 件商品')
    await quiet()
    expect(screen.queryByText(EYES)).not.toBeInTheDocument()
    expect(await findButton('只看有货')).toHaveAttribute('aria-pressed', 'true')
    await app.press('只看有货')
    await app.sees(EYES)
    expect(app.address()).toBe(HEALTH)
  })

  test('a price range is stored in the address, shown on its button, and can be removed', async () => {
    const { app } = await openSearch(HEALTH)
    await app.sees('共 6 件商品')
    await app.press('价格区间')
    await app.user.type(field('最低价（元）'), '299')
    await app.user.type(field('最高价（元）'), '399.00{Enter}')
    await app.sees('共 3 件商品')
    expect(app.address()).toBe(`${HEALTH}&min=299&max=399`)
    expect(names()).toEqual(['居家肠道菌群检测套装', '肌肤特质基因检测', SLEEP])
    // The price fields were removed; the focus is on the button that had opened them.
    expect(await findButton('¥299–¥399')).toHaveFocus()
    await app.press('¥299–¥399')
    await app.press('不限价格')
    await app.sees('共 6 件商品')
    expect(app.address()).toBe(HEALTH)
  })

  test('an invalid price is marked at its field and kept there, and no search is started', async () => {
    const { app, asked } = await openSearch(HEALTH)
    await app.sees('共 6 件商品')
    await app.press('价格区间')
    await app.user.type(field('最低价（元）'), '三百')
    await app.press('确定')
    expect(field('最低价（元）')).toHaveAccessibleDescription('请填数字，最多两位小数，如 99 或 99.50')
    expect(field('最低价（元）')).toHaveFocus()
    expect(field('最低价（元）')).toHaveValue('三百')
    await app.user.clear(field('最低价（元）'))
    await app.user.type(field('最低价（元）'), '400')
    await app.user.type(field('最高价（元）'), '300')
    await app.press('确定')
    expect(field('最低价（元）')).not.toBeInvalid()
    expect(field('最高价（元）')).toHaveAccessibleDescription('最高价不能低于最低价 ¥400')
    expect(field('最高价（元）')).toHaveFocus()
    expect(app.address()).toBe(HEALTH)
    expect(asked).toHaveLength(1)
  })

  test('an address with an invalid price marks the field, and shows all goods', async () => {
    const { app } = await openSearch(`${HEALTH}&min=400&max=300`)
    await app.sees('共 6 件商品')
    expect(field('最低价（元）')).toHaveValue('400')
    expect(field('最高价（元）')).toHaveAccessibleDescription('最高价不能低于最低价 ¥400')
  })

  test('an address with filters and a sort order sets all filters and the sort order', async () => {
    const { app, asked } = await openSearch(`${HEALTH}&sort=price-desc&max=430&stock=true`)
    await app.sees('共 4 件商品')
    expect(names()).toEqual(['居家肠道菌群检测套装', '肌肤特质基因检测', SLEEP, '维生素与微量元素水平检测'])
    expect(asked.map(({ url }) => url.searchParams.get('sort'))).toEqual(['finalPrice,desc'])
    expect(await findButton('价格 从高到低')).toHaveAttribute('aria-pressed', 'true')
    expect(await findButton('¥430 以下')).toBeVisible()
  })

  test('two quick taps on different filters set both filters', async () => {
    const { app } = await openSearch(HEALTH)
    await app.sees('共 6 件商品')
    const [sales, stock] = [await findButton('销量'), await findButton('只看有货')]
    act(() => {
      fireEvent.click(sales)
      fireEvent.click(stock)
    })
    await app.sees('共 5 件商品')
    expect(app.address()).toBe(`${HEALTH}&sort=sales&stock=true`)
  })

  test('a search with more than 200 goods shows a notice', async () => {
    // 24 goods again and again; the 19th of each round is sold out: 8 of the first 200.
    const { app } = await openSearch('/commodity-search/all?stock=true', 'goods:250')
    await app.sees('只看了前 200 件商品，符合的有 192 件')
    await app.press('销量')
    await app.press('只看有货')
    await waitFor(() => expect(app.address()).toBe('/commodity-search/all?sort=sales'))
  })
})

describe('[MISC-005] a search without results', () => {
  test('shows a text and recommended goods, and clearing the filters keeps the search term', async () => {
    const { app } = await openSearch('/commodity-search/all?q=眼健康&stock=true&max=500')
    await app.sees('没有符合条件的“眼健康”商品')
    expect(await screen.findByRole('region', { name: '为您推荐' })).toBeVisible()
    await app.press('清除筛选')
    await app.sees('共 1 件商品')
    expect(screen.getByRole('searchbox')).toHaveValue('眼健康')
    await quiet()
    expect(screen.queryByRole('button', { name: '清除筛选' })).not.toBeInTheDocument()
  })

  test('with a group filter finds the term in another group after the filters are cleared', async () => {
    const { app } = await openSearch('/commodity-search/cell?q=睡眠')
    await app.sees('这个分类里没有“睡眠”相关的商品')
    await app.press('清除筛选')
    await app.sees('共 1 件商品')
    expect(names()).toEqual([SLEEP])
  })

  test('a failed search shows the reason, and a retry loads the results', async () => {
    const { app } = await openSearch(`${HEALTH}&stock=true`, 'fault:mall.search=500@1')
    await app.press('重试')
    await app.sees('共 5 件商品')
    expect(names()).toHaveLength(5)
  })
})

test('before a search, recommended goods are shown below the groups', async () => {
  const { app } = await openSearch('/commodity-search/all')
  await app.sees('热门分类')
  const list = within(await screen.findByRole('region', { name: '为您推荐' }))
  expect(list.getAllByRole('link')).toHaveLength(6)
  expect(await app.calls('mall.search')).toEqual([])
})
