import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bannerApi } from '#/domains/banner/api.ts'
import { mallApi } from '#/domains/mall/api.ts'
import { startCalls } from '#/early-paint/answers.ts'
import { firstScreen } from '#/early-paint/calls.ts'
import { refetchCachedAnswers } from '#/app/start/boot.ts'
import { cacheEarlyAnswers } from '#/app/start/background-tasks.ts'
import { currentQueryClient } from '#/app/identity.ts'
import { banners } from '#/domains/banner/queries.ts'
import { quiet } from '#tests/quiet.ts'
import { call, connectCredentials, watchCachedAnswers } from './call.ts'

/** The app uses an early answer of index.html once, in place of the same request. It sends all other requests. */

const GOODS = { goodsId: 'G1', name: '检测', mainPicture: '/a.png' }
const { origin } = window.location
type Answer = () => Promise<Response>
let early: Answer = () => Promise.reject(new TypeError('not set'))
let own: Answer = () => Promise.reject(new TypeError('not set'))
let sent: string[] = []
let token: string | null = null

const json = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

/** Sends the early requests of index.html for an address, and paints. The app sends all later requests. */
async function startEarlyPaint(kind: 'home' | 'goods', release = 'one', id = 'G1') {
  vi.stubGlobal('fetch', () => early())
  const screen = firstScreen(kind === 'home' ? '/Home/hot' : `/commodity-detail/${id}`, '')
  const { takeAnswer, sent: calls } = startCalls(screen?.calls ?? [], origin, release, () => token !== null)
  window.earlyPaint = {
    painted: Promise.resolve(),
    takeAnswer,
    release,
    calls,
    drawn: () => undefined,
  }
  await vi.advanceTimersByTimeAsync(20)
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url.replace(origin, ''))
    return own()
  })
}

const readGoods = () => call(mallApi.goods, { path: { id: 'G1' }, query: {} })
const readBanners = () => call(bannerApi.list, { body: { position: 'HOME' } })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sent = []
  token = null
  own = () => json({ ...GOODS, name: '自己问的' })
  connectCredentials({ token: () => token, onUnauthenticated: () => undefined })
})
afterEach(() => {
  delete window.earlyPaint
  localStorage.clear()
})

test('the first call is answered by the early answer, and the next call is sent to the server', async () => {
  early = () => json(GOODS)
  await startEarlyPaint('goods')
  expect((await readGoods()).name).toBe('检测')
  expect(sent).toEqual([])
  expect((await readGoods()).name).toBe('自己问的')
  expect(sent).toEqual(['/mallsales/api/public/goods-with-state/G1'])
})

test('an early answer that arrives in time leaves no timer running', async () => {
  early = () => json(GOODS)
  await startEarlyPaint('goods')
  const before = vi.getTimerCount()
  await readGoods()
  expect(vi.getTimerCount()).toBe(before)
})

test('a cancelled read stops waiting for its early answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  early = () => new Promise(() => undefined)
  own = () => Promise.reject(new DOMException('cancelled', 'AbortError'))
  await startEarlyPaint('goods')
  const stop = new AbortController()
  const reading = call(mallApi.goods, { path: { id: 'G1' }, query: {} }, { signal: stop.signal })
  stop.abort()
  await expect(reading).rejects.toMatchObject({ kind: 'cancelled' })
})

describe('instead of an unusable early answer the app sends its own request', () => {
  test.each<[string, Answer]>([
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['HTML', () => json('<!doctype html><p>首页</p>')],
    ['with a failure', () => json({ message: 'no' }, 500)],
    ['empty', () => json('')],
    ['with a number as the body', () => json('5')],
    ['with an incomplete body', () => json('{"goodsId":"G1","na')],
  ])('%s', async (_name, answer) => {
    early = answer
    await startEarlyPaint('goods')
    expect((await readGoods()).name).toBe('自己问的')
    expect(sent).toHaveLength(1)
  })

  test('an answer that never arrives', async () => {
    early = () => new Promise(() => undefined)
    await startEarlyPaint('goods')
    const read = readGoods()
    await vi.advanceTimersByTimeAsync(4100)
    expect((await read).name).toBe('自己问的')
  })
})

describe('early answers for a signed-in person', () => {
  test('are not used for goods, which are requested with the token', async () => {
    token = 'a-token'
    early = () => json(GOODS)
    await startEarlyPaint('goods')
    expect((await readGoods()).name).toBe('自己问的')
  })

  test('are used if the answer is the same for everybody', async () => {
    token = 'a-token'
    early = () => json([{ imageUrl: '/a.png', title: '早' }])
    await startEarlyPaint('home')
    expect((await readBanners()).items[0]?.title).toBe('早')
    expect(sent).toEqual([])
  })

  test('are not used if the person signs in before they arrive', async () => {
    early = () => json(GOODS)
    await startEarlyPaint('goods')
    token = 'a-token'
    expect((await readGoods()).name).toBe('自己问的')
  })
})

/** Lets the app store the early answers of this visit, and waits until it has done so. */
async function storeAnswers() {
  cacheEarlyAnswers()
  await vi.advanceTimersByTimeAsync(5000)
  await vi.dynamicImportSettled()
}

/** Visits the home screen, whose banner has this title. */
async function visitHome(title: string) {
  early = () => json([{ imageUrl: '/a.png', title }])
  await startEarlyPaint('home')
  await readBanners()
  await storeAnswers()
}

describe('after a visit, its early answers', () => {
  test('are stored for the last five goods only, and only if they are short', async () => {
    const visit = async (id: string, detail = '') => {
      early = () => json({ ...GOODS, detail })
      await startEarlyPaint('goods', 'one', id)
      await storeAnswers()
    }
    const names = () => {
      const { entries } = JSON.parse(localStorage.getItem('app:first') ?? '') as { entries: { name: string }[] }
      return entries.map(({ name }) => name)
    }
    for (const id of ['A', 'B', 'C', 'D', 'E']) await visit(id)
    await visit('F', 'x'.repeat(70_000))
    expect(names()).toEqual(['goods E', 'goods D', 'goods C', 'goods B', 'goods A'])
    await visit('G')
    expect(names()).toEqual(['goods G', 'goods E', 'goods D', 'goods C', 'goods B'])
  })

  test('are not stored on a page without an early paint', async () => {
    delete window.earlyPaint
    const before = vi.getTimerCount()
    cacheEarlyAnswers()
    expect(vi.getTimerCount()).toBe(before)
  })

  test('are not stored if the storage is full, and no error is thrown', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await visitHome('今天')
    expect(localStorage.getItem('app:first')).toBeNull()
  })
})

describe('answers stored on an earlier visit', () => {
  test('are painted before the new answers are requested', async () => {
    await visitHome('昨天')
    const request = vi.fn<Answer>(() => json([]))
    early = request
    const painted = startEarlyPaint('home')
    const beforePaint = request.mock.calls.length
    await painted
    expect([beforePaint, request.mock.calls.length]).toEqual([0, 3])
  })

  test('are shown until the new answer has arrived', async () => {
    await visitHome('昨天')
    const waiting: ((response: Response) => void)[] = []
    early = () => new Promise((resolve) => waiting.push(resolve))
    await startEarlyPaint('home')
    const renewals: Promise<unknown>[] = []
    watchCachedAnswers((_endpoint, renewed) => void renewals.push(renewed))
    expect((await readBanners()).items[0]?.title).toBe('昨天')
    expect(renewals).toHaveLength(1)
    for (const answer of waiting) answer(await json([{ imageUrl: '/a.png', title: '今天' }]))
    await renewals[0]
    expect((await readBanners()).items[0]?.title).toBe('今天')
    expect(sent).toEqual([])
  })

  test('are reloaded by the app as soon as the new answer has arrived', async () => {
    await visitHome('昨天')
    const waiting: ((response: Response) => void)[] = []
    early = () => new Promise((resolve) => waiting.push(resolve))
    await startEarlyPaint('home')
    refetchCachedAnswers()
    const read = banners('HOME')
    currentQueryClient().setQueryData(['another read'], 1)
    const refetch = vi.spyOn(currentQueryClient(), 'refetchQueries').mockResolvedValue()
    await currentQueryClient().fetchQuery(read)
    await quiet()
    expect(refetch).not.toHaveBeenCalled()
    for (const answer of waiting) answer(await json([{ imageUrl: '/a.png', title: '今天' }]))
    await vi.waitFor(() => expect(refetch).toHaveBeenCalledTimes(1))
    expect(currentQueryClient().getQueryCache().findAll(refetch.mock.calls[0]?.[0])).toHaveLength(1)
  })

  test('from another release are removed', async () => {
    await visitHome('昨天')
    early = () => json([{ imageUrl: '/a.png', title: '今天' }])
    await startEarlyPaint('home', 'two')
    expect((await readBanners()).items[0]?.title).toBe('今天')
    expect(localStorage.getItem('app:first')).toBeNull()
  })

  test.each(['invalid JSON', '{"release":"one"}', '{"release":"one","entries":[null,{"name":"banners"}]}', '5'])(
    'are ignored if they cannot be parsed: %s',
    async (text) => {
      localStorage.setItem('app:first', text)
      early = () => json([{ imageUrl: '/a.png', title: '今天' }])
      await startEarlyPaint('home')
      expect((await readBanners()).items[0]?.title).toBe('今天')
    },
  )

  test('for goods are never used by the app, because their price may have changed', async () => {
    early = () => json({ ...GOODS, name: '昨天' })
    await startEarlyPaint('goods')
    await readGoods()
    await storeAnswers()
    expect(localStorage.getItem('app:first')).toContain('昨天')
    early = () => json({ ...GOODS, name: '今天' })
    await startEarlyPaint('goods')
    expect((await readGoods()).name).toBe('今天')
  })
})
