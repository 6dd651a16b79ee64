import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { paths } from '#/paths.ts'
import { endSession } from '#/domains/user/store.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withDeadline } from '#/shared/ui/lazy/chunk-deadline.ts'
import { rowsOf } from './route-domains.ts'
import { createRouter } from './router.tsx'
import { RouteError } from './screens/RouteError.tsx'

const openedAt = (address: string) => window.history.replaceState(null, '', address)

const waitUntilLoaded = () =>
  waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())

let reload: MockInstance<() => void>
beforeEach(() => {
  reload = vi.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined)
})
afterEach(() => openedAt('/'))

test('[NAV-001] addresses are paths without a hash', async () => {
  endSession()
  network.use(...newBackend().handlers)
  openedAt('/user-register-agreement')
  const router = createRouter()
  expect(router.createHref(new URL('/my-main?a=1', window.location.origin))).toBe('/my-main?a=1')
  await act(() => router.navigate('/privacy-clause?x=1'))
  expect([window.location.pathname, window.location.search, window.location.hash]).toEqual([
    '/privacy-clause',
    '?x=1',
    '',
  ])
  router.dispose()
})

test('a screen opens even if an earlier navigation to it was interrupted while its code was loading', async () => {
  endSession()
  network.use(...newBackend().handlers)
  openedAt('/user-register-agreement')
  const router = createRouter()
  // Each new navigation aborts the previous one while the rows of the domain are loading.
  void router.navigate('/user-register-agreement?x=1')
  await act(() => router.navigate('/privacy-clause'))
  expect(router.state.matches.at(-1)?.route.path).toBe('/privacy-clause')
  await quiet()
  expect(router.state.errors).toBeNull()
  await act(() => router.navigate('/user-register-agreement?x=2'))
  expect(router.state.matches.at(-1)?.route.path).toBe('/user-register-agreement')
  router.dispose()
})

test('[NAV-005] every link keeps the layout for laboratory jobs; Back to the previous screen ends the layout', async () => {
  endSession()
  network.use(...newBackend().handlers)
  openedAt('/privacy-clause')
  const router = createRouter()
  const here = () => window.location.pathname + window.location.search
  await act(() => router.navigate('/privacy-clause?jobId=J1&agentId=A1&labCode=L1'))
  await act(() => router.navigate('/user-register-agreement?x=1'))
  expect(here()).toBe('/user-register-agreement?x=1&jobId=J1&agentId=A1&labCode=L1')
  await act(() => router.navigate('/my-order/ALL'))
  expect(here()).toMatch(/^\/login\?.*jobId=J1&agentId=A1/)
  await act(() => router.navigate(-3))
  await waitFor(() => expect(here()).toBe('/privacy-clause'))
  await act(() => router.navigate('/user-register-agreement?x=1'))
  expect(here()).toBe('/user-register-agreement?x=1')
  router.dispose()
})

test.each(['/', '/Home', '/redirect?target=%2FMe'])(
  '[NAV-002] the address %s leaves no history entry, however many redirects follow',
  async (address) => {
    endSession()
    network.use(...newBackend().handlers)
    openedAt(address)
    const before = window.history.length
    const router = createRouter()
    await waitFor(() => expect(router.state.initialized).toBe(true))
    expect(window.location.pathname).toMatch(/^\/(Home\/hot|my-main)$/)
    expect(window.history.length).toBe(before)
    router.dispose()
  },
)

test.each([
  ['[NAV-002]', '/', '/Home/hot'],
  ['[NAV-002] [NAV-005] with the query', '/?jobId=J1&agentId=A1', '/Home/hot?jobId=J1&agentId=A1'],
  ['[NAV-003]', '/Home', '/Home/hot'],
  ['[NAV-036]', '/Me', '/my-main'],
  ['[NAV-032]', '/redirect?target=%2Fcommodity-detail%2FG001%3Fa%3D1', '/commodity-detail/G001?a=1'],
  ['[NAV-033]', '/redirect', '/Home/hot'],
  ['[NAV-033]', '/redirect?target=', '/Home/hot'],
  ['[NAV-033] a target outside the app:', '/redirect?target=%2F%2Fe.com', '/Home/hot'],
  ['[NAV-033] a target outside the app:', '/redirect?target=https%3A%2F%2Fe.com%2Fa', '/Home/hot'],
  ['[NAV-033] a script as the target:', '/redirect?target=javascript%3Aalert(1)', '/Home/hot'],
])('%s the address %s redirects to %s', async (_id, address, target) => {
  const app = await renderRoute(address)
  await app.arrives(target)
  expect(app.address()).toBe(target)
})

test.each([
  ['[NAV-003]', '/Home', '/Home/hot', '全基因组健康检测·成人版'],
  ['[NAV-032]', '/redirect?target=%2Fuser-register-agreement', '/user-register-agreement', '一、服务内容'],
])(
  '%s after a redirect from the address %s, Back does not open this address again',
  async (_id, address, target, text) => {
    const app = await renderRoute('/privacy-clause')
    await app.sees('我们收集什么')
    await act(() => app.router.navigate(address))
    await app.arrives(target)
    await app.sees(text)
    await act(() => app.router.navigate(-1))
    await app.arrives('/privacy-clause')
    expect(app.address()).toBe('/privacy-clause')
  },
)

test('[NAV-034] /activity/* reloads the page once for each address, and then shows the not-found screen', async () => {
  const app = await renderRoute('/activity/spring?a=1')
  await app.sees('您访问的页面不存在，可能已被移动或删除')
  expect(reload).toHaveBeenCalledTimes(1)
  await act(() => app.router.navigate('/privacy-clause'))
  await act(() => app.router.navigate('/activity/spring?a=1'))
  expect(reload).toHaveBeenCalledTimes(1)
  await act(() => app.router.navigate('/activity/spring?a=2'))
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each(['/nowhere', '/order-detail', '/commodity-detail/G1/a/b'])(
  '[NAV-038] the unknown address %s shows the not-found screen with a link to the home page',
  async (address) => {
    const app = await renderRoute(address)
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('页面不存在'))
    await app.follow('返回首页')
    await app.arrives('/Home/hot')
  },
)

describe('who can open which screen', () => {
  test.each([
    ['/Home/hot', '热门商品'],
    ['/commodity-detail/G001', '全基因组健康检测·成人版'],
    ['/user-register-agreement', '用户注册协议'],
    ['/privacy-clause', '隐私条款'],
    ['/my-main', '登录 / 注册'],
  ])('[ROLE-001] [API-010] a visitor can open the address %s without a login', async (address, text) => {
    const app = await renderRoute(address)
    await app.sees(text)
    expect(app.address()).toBe(address)
  })

  test.each([
    '/my-order/ALL?x=1',
    '/order-detail/O201',
    '/my-setting',
    '/my-binding',
    '/bind-sampleid-input-view',
    '/order-info/G001?number=2&requireShippingAddress=false',
  ])(
    '[ROLE-002] [NAV-010] a visitor who opens the address %s is redirected to the login with this target',
    async (address) => {
      const app = await renderRoute(address)
      await app.arrives('/login')
      expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument()
      expect(new URLSearchParams(app.router.state.location.search).get('target')).toBe(address)
      expect(await app.calls()).toEqual([])
    },
  )

  test.each([
    ['/my-order/ALL', '我的订单'],
    ['/my-setting', '设置'],
    ['/my-binding', '我的样本'],
  ])('[ROLE-003] a signed-in person can open the address %s', async (address, title) => {
    const app = await renderRoute(address, { as: 'member' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(app.address()).toBe(address)
  })

  const everybody = ['member', 'salesman', 'doctor']
  const screens = [
    ['/my-main', '我的'],
    ['/commodity-detail/G001', '商品详情'],
    ['/my-binding', '我的样本'],
    ['/my-order/ALL', '我的订单'],
  ] as const

  test.each(everybody.flatMap((as) => screens.map(([address, title]) => [as, address, title] as const)))(
    '[GEN-003] [API-028] a %s can open %s like a customer',
    async (as, address, title) => {
      const app = await renderRoute(address, { as })
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
      await waitUntilLoaded()
      await quiet()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(app.address()).toBe(address)
    },
  )
})

describe('[API-025] a screen whose chunk cannot be loaded', () => {
  const opened = (load: () => Promise<never>) => {
    const routes = [{ path: '/', Component: lazy(withDeadline(load)), ErrorBoundary: RouteError }]
    const router = createMemoryRouter(routes, { initialEntries: ['/'] })
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Suspense fallback={<p>等待</p>}>
          <RouterProvider router={router} onError={() => undefined} />
        </Suspense>
      </QueryClientProvider>,
      { onCaughtError: () => undefined },
    )
  }

  test.each(['Failed to fetch dynamically imported module: /a.js', 'Unable to preload CSS for /a.css'])(
    'shows a retry for the error: %s',
    async (message) => {
      opened(() => Promise.reject(new TypeError(message)))
      expect(await screen.findByText('页面没有加载完整，可能是网络不稳或应用刚刚更新')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: '重新加载' })).toBeEnabled()
    },
  )

  test('also shows the retry if the code that confirms its payment cannot be loaded', async () => {
    const row = (await rowsOf('payment')).find(({ path }) => path === paths.cashier)
    if (!row) throw new Error('no cashier')
    vi.spyOn(row as Required<typeof row>, 'onEnter').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module: /a.js'),
    )
    await renderRoute('/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Fmy-main&confirm=1', { as: 'unpaid' })
    expect(await screen.findByText('页面没有加载完整，可能是网络不稳或应用刚刚更新')).toBeInTheDocument()
  })

  test('offers to reload the page only with a connection, because a reload without one would close the app', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    opened(() => Promise.reject(new TypeError('Importing a module script failed.')))
    expect(await screen.findByText('网络已断开，连上以后再重新加载')).toBeInTheDocument()
    await quiet()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: '重新加载' })).toBeEnabled()
    online.mockRestore()
  })

  test('shows the general error screen for any other error', async () => {
    opened(() => Promise.reject(new Error('secret')))
    expect(await screen.findByText('出了一点问题，请重试')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  })
})
