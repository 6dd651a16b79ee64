import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'

const rows = () => screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'))

describe('the list of all articles', () => {
  test('[GEN-016] [CONT-001] is linked on the home page, and shows title, picture and date of each article', async () => {
    const app = await renderRoute('/Home/hot')
    await app.follow('更多资讯')
    await app.arrives('/explore')
    await screen.findByRole('heading', { level: 2, name: '全部文章' })
    const [first] = rows()
    const link = within(first as HTMLElement).getByRole('link')
    expect(link).toHaveTextContent('读懂一份基因检测报告：从“风险”到“我能做什么”2026年11月18日')
    expect(link).toHaveAttribute('href', '/article/A1')
    expect(link.querySelector('img')).toHaveAttribute('src', '/pictures/news/helix.jpg')
  })

  test('[API-035] is requested with page and size, and ends at the total', async () => {
    stubIntersectionObserver()
    const news = spyOnRequest('get', 'mall/api/public/news')
    const app = await renderRoute('/explore', { backend: withHandlers(newBackend(), news.handler) })
    await app.sees('没有更多了')
    expect(news.asked.map(({ url }) => url.search)).toEqual(['?page=0&size=20', '?page=1&size=20'])
    expect(rows()).toHaveLength(24)
    // The deleted article is in no list.
    await quiet()
    expect(screen.queryByText('已下架的文章')).toBeNull()
  })

  test('[CONT-001] shows the summary if the picture is missing, and leaves out a missing date', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/explore')
    const [plain] = await app.sees('看适用人群、看证据、看后续。')
    expect(plain?.closest('a')?.querySelector('img')).toBeNull()
    const undated = screen.getByRole('link', { name: '咖啡因与基因：你为什么一喝就失眠' })
    await quiet()
    expect(undated).not.toHaveTextContent(/年|--/)
  })

  test('is shown below categories, recommended articles and posters, and a tap enlarges a poster', async () => {
    const app = await renderRoute('/explore')
    const categories = await screen.findByRole('navigation', { name: '资讯分类' })
    expect(
      within(categories)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['基因科普', '筛查与体检', '营养与生活', '孕育与儿童', '细胞储存'])
    expect(await screen.findByRole('heading', { name: '推荐阅读' })).toBeInTheDocument()
    await app.press(/睡好每一晚\s*2026年11月15日/)
    expect(await screen.findByRole('dialog', { name: '查看大图' })).toHaveTextContent('1/6')
  })

  test('is still shown if categories, recommendations and posters fail, each with its own retry', async () => {
    const app = await renderRoute('/explore', {
      knobs: 'fault:news.categories=500;fault:news.recommended=400;fault:news.posters=unreadable',
    })
    await app.sees('健康海报没有读到，点按重试')
    await quiet()
    expect(rows()).toHaveLength(20)
    for (const part of ['资讯分类', '推荐阅读', '健康海报'])
      expect(screen.getByRole('button', { name: `${part}没有读到，点按重试` })).toBeVisible()
  })

  test('[MISC-005] has a retry after a failure, and links to the home page if it is empty', async () => {
    const app = await renderRoute('/explore', { knobs: 'fault:news.list=500' })
    await app.sees(/网络出现故障/)
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await app.sees('全部文章')).toHaveLength(1)
    const empty = await renderRoute('/explore', { knobs: 'fault:news.list=empty' })
    await empty.sees('还没有文章，过一会儿再来看看')
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/Home')
  })
})

describe('[NAV-035] a category of articles', () => {
  test('lists only its own articles, which are requested with its id', async () => {
    const example = spyOnRequest('post', 'mall/api/public/news/get-news-by-example')
    const app = await renderRoute('/explore', { backend: withHandlers(newBackend(), example.handler) })
    await app.follow('营养与生活')
    await app.arrives('/explore-classification/nutrition')
    await screen.findByRole('heading', { level: 1, name: '营养与生活' })
    await app.sees('没有更多了')
    expect(example.asked.map(({ url, body }) => [url.search, body])).toEqual([
      ['?page=0&size=20', { category: 'nutrition' }],
    ])
    expect(rows()).toHaveLength(5)
    for (const row of rows())
      expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/A1[1-5]$/))
  })

  test('that is empty or deleted shows a text and a link to all articles', async () => {
    const app = await renderRoute('/explore-classification/GONE')
    await app.sees('这个分类还没有文章')
    await app.follow('看看全部文章')
    await app.arrives('/explore')
    expect(app.address()).toBe('/explore')
  })

  test('without an id redirects to, all categories', async () => {
    const app = await renderRoute('/explore-classification')
    await waitFor(() => expect(app.address()).toBe('/explore'))
  })
})

describe('[CONT-002] the activity centre of articles', () => {
  test('shows banner and date of each activity; an activity without a target has no link', async () => {
    const app = await renderRoute('/article-activity-center')
    await app.sees('2026年11月12日')
    expect(screen.getByRole('link', { name: /科普月/ })).toHaveAttribute('href', '/article/A2')
    const over = screen.getByText('秋季健康步行日已结束')
    expect(over.closest('a')).toBeNull()
    expect(document.querySelectorAll('main img')).toHaveLength(7)
  })

  test.each([
    ['without activities', [], 200],
    ['if the server lacks the call', {}, 404],
  ])('[MISC-004] %s, shows a text and a link to the articles', async (_when, body, status) => {
    const none = withHandlers(newBackend(), jsonHandler('get', 'mall/api/public/activity-center', body, status))
    const app = await renderRoute('/article-activity-center', { backend: none })
    await app.sees('现在没有活动，先看看健康文章吧')
    await app.follow('看看文章')
    await app.arrives('/explore')
    expect(app.address()).toBe('/explore')
  })
})
