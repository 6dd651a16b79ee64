import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { quiet } from '#tests/quiet.ts'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const twoSlidesHandler = jsonHandler('get', 'mall/api/public/slides', [
  { recordId: 'R1', title: '第一个活动', text: '一', linkUrl: '' },
  { recordId: 'R2', title: '第二个活动', text: '二', linkUrl: '/explore' },
])
const backendWithSlides = () => withHandlers(newBackend(), twoSlidesHandler)

describe('[FMT-014] an announcement', () => {
  test('is shown once per visit, and closing it does not open another announcement', async () => {
    const app = await renderRoute('/Home/hot', { as: 'member', backend: backendWithSlides() })
    const dialog = await screen.findByRole('dialog', { name: '第一个活动' })
    await app.user.click(within(dialog).getByRole('button', { name: '知道了' }))
    await app.doesNotSee('第一个活动')
    await app.doesNotSee('第二个活动')
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(1)
  })

  test('is not shown again after a reload, even if it was not closed; the next announcement is shown', async () => {
    const first = await renderRoute('/Home/hot', { as: 'member', backend: backendWithSlides() })
    await screen.findByRole('dialog', { name: '第一个活动' })
    unloadPage(first)
    const app = await renderRoute('/Home/hot', { as: 'member', backend: backendWithSlides(), sameTab: true })
    const dialog = await screen.findByRole('dialog', { name: '第二个活动' })
    await app.user.click(within(dialog).getByRole('button', { name: '去看看' }))
    await app.arrives('/explore')
    expect(app.address()).toBe('/explore')
  })

  test('that was closed is not shown again in the same person’s next session', async () => {
    const first = await renderRoute('/Home/hot', { as: 'rich' })
    const dialog = await screen.findByRole('dialog', { name: '老用户回馈' })
    await first.user.click(within(dialog).getByRole('button', { name: '去看看' }))
    await first.arrives('/commodity-detail/G007')
    expect(await first.calls('home.markRead')).toHaveLength(1)
    const next = await renderRoute('/Home/hot', { as: 'rich', backend: first.backend })
    await next.doesNotSee('老用户回馈')
    expect(await next.calls('home.activities')).toHaveLength(2)
  })

  test.each([
    '/order-info/G001?specification=G001-S1&number=1',
    '/order-pay-detail',
    '/parent-page/R100501/PKG-ADULT',
    '/my-main',
  ])('is not requested and not shown on the screen %s', async (address) => {
    const app = await renderRoute(address, { as: 'reported', backend: backendWithSlides() })
    expect(await app.calls('home.activities')).toEqual([])
    expect(screen.queryByRole('dialog', { name: '第一个活动' })).toBeNull()
  })
})

describe('the articles among the goods of the home page', () => {
  test('are not requested before they approach the viewport', async () => {
    const app = await renderRoute('/Home/hot')
    await app.sees('健康资讯')
    expect(await app.calls('news.recommended')).toEqual([])
  })

  test('link to each article, to the report of the year, and to all articles', async () => {
    stubIntersectionObserver()
    const app = await renderRoute('/Home/hot')
    expect(await screen.findByRole('link', { name: /读懂一份基因检测报告/ })).toHaveAttribute('href', '/article/A1')
    expect(screen.getByRole('link', { name: '2026 年度健康阅读回顾' })).toHaveAttribute('href', '/article/A1')
    await app.follow('更多资讯')
    await app.arrives('/explore')
  })

  test.each(['500', 'offline', 'empty', '404'])(
    'are left out if their request fails (%s), and the goods are still shown',
    async (kind) => {
      stubIntersectionObserver()
      const app = await renderRoute('/Home/hot', {
        knobs: `fault:news.recommended=${kind};fault:news.yearReportBanner=${kind === 'empty' ? '404' : kind}`,
      })
      await app.sees('全基因组健康检测·成人版')
      await quiet()
      expect(screen.getByRole('link', { name: '更多资讯' })).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: /读懂一份基因检测报告/ })).toBeNull()
      expect(screen.queryByRole('link', { name: /年度健康/ })).toBeNull()
      expect(screen.queryByText(/网络出现故障|无法连接|未找到/)).toBeNull()
    },
  )

  test('do not show the report of the year if its link is invalid', async () => {
    stubIntersectionObserver()
    const bannerHandler = jsonHandler('get', 'mall/api/public/year-report-banner', {
      title: '年度',
      linkUrl: 'https://evil.example',
    })
    const app = await renderRoute('/Home/hot', { backend: withHandlers(newBackend(), bannerHandler) })
    await screen.findByRole('link', { name: /读懂一份基因检测报告/ })
    await app.doesNotSee('年度')
    expect(screen.getAllByRole('heading').length).toBeGreaterThan(1)
  })
})
