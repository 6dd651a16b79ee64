import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSalesman } from '#/domains/user/queries.ts'
import { paths, type Path, to } from '#/paths.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { quiet } from '#tests/quiet.ts'
import { createBackend } from '#/mocks/backend.ts'
import { NOW, renderRoute } from '#tests/render-route.tsx'
import { currentQueryClient } from './identity.ts'
import type { Connection } from './prefetch-rules.ts'
import { prefetchScreens } from './prefetch-screens.ts'
import { allRows } from './route-domains.ts'

const rows = await allRows()
const rowAt = (path: Path) => rows.find((row) => row.path === path) as ScreenRow

type Listening = Parameters<typeof window.addEventListener>
let listening: Listening[] = []
let idle: (() => void)[] = []
let passed = 0
const clock = performance.now.bind(performance)

// Idle callbacks run only when a test runs them.
Object.assign(window, {
  requestIdleCallback: (action: () => void) => idle.push(action),
  cancelIdleCallback: (handle: number) => void (idle[handle - 1] = () => undefined),
})

/** The connection that the browser reports. */
const onLine = (line: Connection) => Object.defineProperty(navigator, 'connection', { value: line, configurable: true })

beforeEach(() => {
  idle = []
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed)
})
afterEach(() => {
  for (const [type, listener, options] of listening) window.removeEventListener(type, listener, options)
  listening = []
  Reflect.deleteProperty(navigator, 'connection')
})

/** Runs all idle callbacks that are due. */
async function quietMoments(): Promise<void> {
  for (let at = 0; at < idle.length; at += 1) {
    idle[at]?.()
    await quiet()
  }
}

type Options = Parameters<typeof renderRoute>[1]

async function openScreen(address: string, options: Options = {}) {
  const app = await renderRoute(address, options)
  await quiet()
  // Runs the idle callbacks of the screen itself.
  await quietMoments()
  const listens = vi.spyOn(window, 'addEventListener')
  prefetchScreens(app.router)
  listening = listens.mock.calls
  listens.mockRestore()
  return app
}

/** Adds a link to the screen, for an address to which the screen has no link. */
function linkTo(address: string): HTMLElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = '链接'
  link.addEventListener('click', (event) => event.preventDefault())
  document.querySelector('main')?.append(link)
  return link
}

const hand = { isPrimary: true, button: 0, clientX: 100, clientY: 300 }
const down = (link: Element) => fireEvent.pointerDown(link, hand)
/** Lets the time pass after which a touch prefetches. The next frame checks the time. */
const stays = () =>
  act(() => {
    passed += 40
    return new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()))
  })
/** Touches a link and does not lift the finger. */
async function touchLink(link: Element): Promise<void> {
  down(link)
  await stays()
}

/** The link of the goods. A card about an order of these goods may stand above the list. */
const findGoodsLink = async () =>
  (await screen.findAllByRole('link', { name: /^全基因组健康检测·成人版/ }))[0] as HTMLElement

const spyOnLoad = (path: Path) => vi.spyOn(rowAt(path), 'load')

describe('while the page is idle', () => {
  test('the code of the next screens is loaded, and no request is sent', async () => {
    const [orders, home, goods] = [spyOnLoad(paths.myOrder), spyOnLoad(paths.homeTab), spyOnLoad(paths.goods)]
    const app = await openScreen('/my-main')
    // Waits for the last read that the screen itself starts.
    await waitFor(async () => expect(await app.calls('banner.list')).toHaveLength(1))
    const before = (await app.calls()).map(({ id }) => id)
    await quietMoments()
    expect([orders, home, goods].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    expect((await app.calls()).map(({ id }) => id)).toEqual(before)
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }, { type: 'cellular' }])(
    'nothing is loaded on the connection %o',
    async (line) => {
      onLine(line)
      const cashier = spyOnLoad(paths.cashier)
      await openScreen('/order-detail/O301', { as: 'unpaid' })
      await quietMoments()
      expect(cashier).not.toHaveBeenCalled()
    },
  )

  test('no error is shown for a chunk that cannot be loaded', async () => {
    const cashier = spyOnLoad(paths.cashier).mockRejectedValue(new Error('Failed to fetch dynamically imported module'))
    await openScreen('/order-detail/O301', { as: 'unpaid' })
    await quietMoments()
    expect(cashier).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('touching a link', () => {
  test('requests the data of its screen once, and the tap uses these data', async () => {
    const app = await openScreen('/Home/hot')
    await touchLink(await findGoodsLink())
    expect(await app.calls('mall.goods')).toHaveLength(1)
    await app.user.click(await findGoodsLink())
    await app.arrives('/commodity-detail/G001')
    await app.sees('立即购买')
    expect(await app.calls('mall.goods')).toHaveLength(1)
  })

  test('requests the lazy parts of its screen, so that the first paint is complete', async () => {
    await openScreen('/Home/hot')
    const { parts = [] } = await rowAt(paths.goods).load()
    const requests = parts.map((part) => vi.spyOn(part, 'request'))
    await touchLink(await findGoodsLink())
    await vi.waitFor(() => expect(requests.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]))
  })

  test('requests the data once, even if the tap ends quickly', async () => {
    const app = await openScreen('/Home/hot')
    await app.user.click(await findGoodsLink())
    await app.sees('立即购买')
    expect(await app.calls('mall.goods')).toHaveLength(1)
  })

  test('causes no record on the server if the link is not tapped', async () => {
    const app = await openScreen('/Home/hot', { as: 'member' })
    const before = JSON.stringify(app.backend.db)
    await touchLink(await findGoodsLink())
    expect(await app.calls('mall.goods')).toHaveLength(1)
    expect(await app.calls('mall.viewed')).toEqual([])
    expect(JSON.stringify(app.backend.db)).toBe(before)
    expect(app.address()).toBe('/Home/hot')
  })

  test.each([
    ['moves', (link: Element) => fireEvent.pointerMove(link, { ...hand, clientY: 280 })],
    ['starts to scroll', (link: Element) => fireEvent.pointerCancel(link)],
    ['scrolls a list', () => fireEvent.scroll(document)],
  ])('requests no data if the touch %s', async (_name, slips) => {
    const app = await openScreen('/Home/hot')
    const link = await findGoodsLink()
    down(link)
    slips(link)
    await stays()
    expect(await app.calls('mall.goods')).toEqual([])
  })

  test('requests no data that are already cached', async () => {
    const app = await openScreen('/Home/hot')
    await app.user.click(await findGoodsLink())
    await app.sees('立即购买')
    await act(() => app.router.navigate(-1))
    await touchLink(await findGoodsLink())
    expect(await app.calls('mall.goods')).toHaveLength(1)
  })

  test('sends no request while two other requests are pending', async () => {
    let [gate, open] = [Promise.resolve(), () => {}]
    const backend = createBackend({ now: () => NOW, wait: () => gate, knobs: 'latency:1' })
    const app = await openScreen('/Home/hot', { backend })
    gate = new Promise((resolve) => (open = resolve))
    for (const id of ['G001', 'G002', 'G003']) await touchLink(linkTo(to(paths.goods, { id })))
    open()
    expect((await app.calls('mall.goods')).map(({ input }) => input)).toMatchObject([{ id: 'G001' }, { id: 'G002' }])
  })
})

describe('touching a link does not request', () => {
  test.each([
    ['orders, without a session', undefined, '/my-order/ALL', 'order'],
    ['a message, because it would count as read', 'member', '/my-message-detail/MSG21', 'message.get'],
    ['the sign-in days, because today would be counted', 'member', '/my-sign', 'points'],
    [
      'goods with a sharing code, because its owner would be informed',
      'member',
      '/commodity-detail/G001?sharingCode=SHARE108',
      'mall.sharedGoods',
    ],
    ['the address book of customers, until the role is known', 'salesman', '/customer-visitors/NEWS', 'visitor'],
    ['an address that can redirect', 'member', '/order-list?status=UNPAID', 'order'],
    ['an address outside the app', 'member', 'https://example.com/my-order/ALL', 'order'],
  ])('%s', async (_name, as, address, call) => {
    const app = await openScreen('/Home/hot', as ? { as } : {})
    const before = (await app.calls()).filter(({ id }) => id.startsWith(call)).length
    await touchLink(linkTo(address))
    expect((await app.calls()).filter(({ id }) => id.startsWith(call))).toHaveLength(before)
  })

  test('[ROLE-004] data for salespeople, until the server has confirmed the role', async () => {
    const app = await openScreen('/Home/hot', { as: 'salesman' })
    await act(() => currentQueryClient().query(isSalesman()))
    await touchLink(linkTo('/customer-visitors/NEWS'))
    expect((await app.calls('visitor.home')).length).toBe(1)
  })
})

describe('on a slow or metered connection', () => {
  test('with the data saver, touching a link loads only the code', async () => {
    onLine({ saveData: true })
    const app = await openScreen('/Home/hot')
    const load = spyOnLoad(paths.help)
    const before = await app.calls()
    await touchLink(linkTo('/my-help'))
    expect(load).toHaveBeenCalledTimes(1)
    expect(await app.calls()).toEqual(before)
  })
  test.each([{ effectiveType: '3g' }, { type: 'cellular' }])(
    'touching a link also requests the data if the connection is %o',
    async (line) => {
      onLine(line)
      const app = await openScreen('/Home/hot')
      await touchLink(await findGoodsLink())
      expect(await app.calls('mall.goods')).toHaveLength(1)
    },
  )
})

describe('a failed prefetch', () => {
  test('of data shows no error, and the tap requests the data again', async () => {
    const app = await openScreen('/Home/hot', { knobs: 'fault:mall.goods=500@1' })
    await touchLink(await findGoodsLink())
    expect((await app.calls('mall.goods')).map(({ status }) => status)).toEqual([500])
    await app.doesNotSee(/网络出现故障/)
    await app.user.click(await findGoodsLink())
    await app.sees('立即购买')
    expect((await app.calls('mall.goods')).map(({ status }) => status)).toEqual([500, 200])
  })

  test('of code is repeated when the link is tapped', async () => {
    const app = await openScreen('/commodity-search/all')
    const load = spyOnLoad(paths.contactUs)
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    const link = linkTo('/my-contact-us')
    await touchLink(link)
    expect(load).toHaveBeenCalledTimes(1)
    await act(() => app.router.navigate('/my-contact-us'))
    await app.sees('联系我们')
  })
})
