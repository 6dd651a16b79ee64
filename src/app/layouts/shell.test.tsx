import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeCurrentReport, setCurrentReport } from '#/domains/report/store.ts'
import { screenCard } from '#/shared/wechat/share-card.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

const spies: { mockRestore: () => void }[] = []
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore()
  removeCurrentReport()
})

const tabBar = () => screen.queryByRole('navigation', { name: '主导航' })
const jobBar = () => screen.queryByRole('navigation', { name: '页面导航' })
const tab = (name: string) => within(tabBar() as HTMLElement).getByRole('link', { name })

test('[GEN-001] the language of the page is Chinese, and the page is as wide as the phone', () => {
  const html = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  expect(html.documentElement.lang).toBe('zh-CN')
  expect(html.querySelector('meta[name=viewport]')?.getAttribute('content')).toMatch(
    /^width=device-width, initial-scale=1/,
  )
})

test.each(['/Home/hot', '/login', '/my-main', '/commodity-detail/G001'])(
  '[GEN-001] the address %s shows no English words',
  async (address) => {
    const app = await renderRoute(address)
    await screen.findByRole('heading', { level: 1 }, { timeout: 8000 })
    await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())
    const words = (app.view.container.textContent ?? '').match(/[A-Za-z]{2,}/g) ?? []
    await quiet()
    // The word DNA is allowed, because Chinese texts use it.
    expect(words.filter((word) => word !== 'DNA')).toEqual([])
  },
)

describe('the layout', () => {
  test.each(['/Home/hot', '/my-main'])(
    '[NAV-004] [NAV-037] of the address %s has the three tabs in order',
    async (address) => {
      await renderRoute(address)
      await screen.findByRole('heading', { level: 1 }, { timeout: 8000 })
      expect(
        within(tabBar() as HTMLElement)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['首页', '报告', '我的'])
    },
  )

  test.each(['/login', '/commodity-detail/G001', '/nowhere', '/user-register-agreement'])(
    '[NAV-004] of the address %s has no tab bar',
    async (address) => {
      await renderRoute(address)
      await screen.findByRole('heading', { level: 1 })
      expect([tabBar(), jobBar()]).toEqual([null, null])
    },
  )

  test.each(['/Home/hot', '/commodity-detail/G001'])(
    '[NAV-005] of the address %s with jobId and agentId has back and forward buttons instead of the tab bar',
    async (address) => {
      await renderRoute(`${address}?jobId=J1&agentId=A1`)
      await screen.findByRole('heading', { level: 1 })
      expect(
        within(jobBar() as HTMLElement)
          .getAllByRole('button')
          .map((button) => button.getAttribute('aria-label')),
      ).toEqual(['后退', '前进'])
      await quiet()
      expect(tabBar()).toBeNull()
    },
  )

  test.each(['jobId=J1', 'agentId=A1'])('[NAV-006] of a tab screen with only %s keeps the tab bar', async (query) => {
    await renderRoute(`/Home/hot?${query}`)
    await screen.findByRole('heading', { level: 1 })
    expect(tabBar()).toBeInTheDocument()
    await quiet()
    expect(jobBar()).toBeNull()
  })

  test('[NAV-007] with back and forward buttons navigates in the browser’s history', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined)
    const forward = vi.spyOn(window.history, 'forward').mockImplementation(() => undefined)
    spies.push(back, forward)
    const app = await renderRoute('/Home/hot?jobId=J1&agentId=A1')
    await app.press('后退')
    expect([back.mock.calls.length, forward.mock.calls.length]).toEqual([1, 0])
    await app.press('前进')
    expect([back.mock.calls.length, forward.mock.calls.length]).toEqual([1, 1])
  })
})

describe('the three tabs of the tab bar', () => {
  test('[NAV-016] [NAV-020] open home and the personal centre, and the current tab is marked', async () => {
    const app = await renderRoute('/Home/hot')
    await app.sees('热门商品')
    expect(tab('首页')).toHaveAttribute('aria-current', 'page')
    await app.user.click(tab('我的'))
    await app.arrives('/my-main')
    await app.sees('登录 / 注册')
    expect(tab('我的')).toHaveAttribute('aria-current', 'page')
    expect(tab('首页')).not.toHaveAttribute('aria-current')
    await app.user.click(tab('首页'))
    await app.arrives('/Home/hot')
    expect(app.address()).toBe('/Home/hot')
    await waitFor(() => expect(tab('首页')).toHaveAttribute('aria-current', 'page'))
  })

  test('[NAV-017] [NAV-018] [NAV-019] open the current report, or the sample report if there is no current report', async () => {
    await renderRoute('/Home/hot')
    await screen.findByRole('heading', { level: 1 })
    expect(tab('报告')).toHaveAttribute('href', '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT')
    act(() => setCurrentReport({ sampleId: 'R9', packageId: 'P1' }))
    expect(tab('报告')).toHaveAttribute('href', '/parent-page/R9/P1')
  })

  test('[NAV-019] open the sample report when a person without a report taps on 报告', async () => {
    const app = await renderRoute('/Home/hot')
    await app.sees('热门商品')
    await app.user.click(tab('报告'))
    await app.arrives('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT')
    await waitFor(() => expect(tab('报告')).toHaveAttribute('aria-current', 'page'))
  })
})

test('[NAV-009] going back to a list shows it at the same position, without new requests', async () => {
  const scrolled: unknown[][] = []
  spies.push(vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled.push(to)))
  const app = await renderRoute('/Home/hot')
  const [card] = await app.sees('全基因组健康检测·成人版')
  // The goods page requests its own promotions.
  const asked = (await app.calls()).map(({ id }) => id).filter((id) => id !== 'mall.promotions')
  Object.assign(window, { scrollY: 800 })
  fireEvent.scroll(window)
  await app.user.click(card as HTMLElement)
  await app.arrives('/commodity-detail/G001')
  await app.sees('立即购买')
  expect(scrolled.at(-1)).toEqual([0, 0])
  expect(card).toBeInTheDocument()
  expect(card).not.toBeVisible()
  Object.assign(window, { scrollY: 0 })
  // After this time away, all cached data is stale.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await act(() => app.router.navigate(-1))
  await app.arrives('/Home/hot')
  await waitFor(() => expect(card).toBeVisible())
  expect(scrolled.at(-1)).toEqual([0, 800])
  await act(async () => undefined)
  expect((await app.calls()).map(({ id }) => id).filter((id) => asked.includes(id))).toEqual(asked)
})

test('[NAV-008] [NAV-022] goods set their own share card, and the personal centre uses the default card', async () => {
  const app = await renderRoute('/commodity-detail/G001')
  await app.sees('立即购买')
  await waitFor(() =>
    expect(screenCard()).toMatchObject({ title: '全基因组健康检测·成人版', path: '/commodity-detail/G001' }),
  )
  await act(() => app.router.navigate('/my-main'))
  await app.sees('登录 / 注册')
  await quiet()
  expect(screenCard()).toBeNull()
})

test('a line below the title is shown while there is no connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  spies.push(online)
  const app = await renderRoute('/privacy-clause')
  await app.sees('网络已断开，填的内容还在，先别刷新')
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  // The page may subscribe to the event after it is rendered. It then reads the state again.
  await waitFor(() => expect(screen.queryByText('网络已断开，填的内容还在，先别刷新')).not.toBeInTheDocument())
})
