import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import { withRefused } from './blocks.ts'
import { connectCredentials } from './call.ts'
import { defineApi, type Page } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { createQueryClient, refetchFailed, retryDelay, shouldRetry } from './query-client.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { nextPage, PAGE_SIZE, infiniteQuery, query } from './query.ts'

vi.mock('#/shared/ui/layers/toast.ts', { spy: true })

const model = {
  Any: z.unknown(),
  Item: z.object({ id: z.string() }),
  PageQuery: z.object({ page: z.int(), size: z.int(), k: z.optional(z.string()) }),
}
const api = defineApi('home', async () => model, {
  read: { method: 'GET', path: 'x/read/{id}', auth: 'public', reply: 'Any' },
  list: { method: 'GET', path: 'x/list', auth: 'public', query: 'PageQuery', reply: 'Item', list: true },
})

beforeEach(() => {
  vi.mocked(toast).mockClear()
  connectCredentials({ token: () => 'T', onUnauthenticated: () => undefined })
})

const page = (length: number, total: number | null): Page<string> => ({
  items: Array.from({ length }, (_, index) => `${index}`),
  total,
})
const broken = (length: number, total: number | null, refused: number): Page<string> => ({
  items: withRefused(page(length, total).items, Array<string>(refused).fill('null')),
  total,
})

describe('[API-008] the next page of a list', () => {
  test.each<[string, Page<string>[], number | undefined]>([
    ['if fewer entries than the total were loaded', [page(20, 45)], 1],
    ['if fewer entries than the total were loaded, for the third page', [page(20, 45), page(20, 45)], 2],
    ['not if more entries than needed for the total were loaded', [page(20, 45), page(20, 45), page(5, 45)], undefined],
    ['not if exactly the total was loaded', [page(20, 40), page(20, 40)], undefined],
    ['after an incomplete page if the total is larger', [page(5, 45)], 1],
    ['without a total, if the page is full', [page(20, null)], 1],
    ['not after an incomplete page without a total', [page(20, null), page(19, null)], undefined],
    // A broken entry is left out, and the other entries stay.
    ['without a total, after a full page in which some entries could not be parsed', [broken(18, null, 2)], 1],
    ['after a page in which no entry could be parsed', [broken(0, 45, 20)], 1],
    ['not if the total was sent, even if some entries could not be parsed', [broken(18, 20, 2)], undefined],
    ['not after an empty page, for any total', [page(20, 45), page(0, 45)], undefined],
    ['not before the first page', [], undefined],
  ])('is requested only if the list may have more entries: %s', (_name, given, next) =>
    expect(nextPage(given, 20)).toBe(next),
  )

  test('has 20 entries by default', () => expect(PAGE_SIZE).toBe(20))

  test('is requested after the previous page, with page numbers from 0', async () => {
    const asked: string[] = []
    network.use(
      http.get('*/x/list', ({ request }) => {
        asked.push(new URL(request.url).search)
        const first = Number(new URL(request.url).searchParams.get('page')) * 2
        return HttpResponse.json(
          [`${first}`, `${first + 1}`].slice(0, first === 4 ? 1 : 2).map((id) => ({ id })),
          { headers: { 'x-total-count': '5' } },
        )
      }),
    )
    const all = await createQueryClient().infiniteQuery({
      ...infiniteQuery(api.list, { query: { k: 'v' } }, 2),
      pages: 9,
    })
    expect(asked).toEqual(['?k=v&page=0&size=2', '?k=v&page=1&size=2', '?k=v&page=2&size=2'])
    expect(all.pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['0', '1', '2', '3', '4'])
  })
})

test('the query key of a read contains its row and its input', () => {
  expect(query(api.read, { path: { id: '1' } }).queryKey).toEqual(['home', 'home.read', { path: { id: '1' } }])
  expect(infiniteQuery(api.list, { query: { k: 'v' } }).queryKey).toEqual([
    'home',
    'home.list',
    { query: { k: 'v' } },
    'pages',
  ])
})

const error = (kind: ApiError['kind'], status: number | null = null, retryAfter: number | null = null) =>
  new ApiError(kind, '话', status, false, retryAfter)

test.each([
  [0, error('network'), true],
  [1, error('network'), true],
  [2, error('network'), false],
  [0, new ApiError('network', '话', null, false, null, true), false],
  [0, error('fault', 502), true],
  [0, error('fault', 503), true],
  [0, error('fault', 504), true],
  [0, error('fault', 500), false],
  [0, error('fault', 200), false],
  [0, error('fault'), false],
  [0, error('rejected', 429, 1000), true],
  [0, error('rejected', 429, 0), true],
  [0, error('rejected', 418), false],
  [0, error('bad-request', 400), false],
  [0, error('unauthenticated', 401), false],
  [0, error('not-found', 404), false],
  [0, error('no-session'), false],
  [0, error('cancelled'), false],
  [0, new Error('bug'), false],
])('after %d failures with %o, the request is retried: %s', (failures, failure, again) =>
  expect(shouldRetry(failures, failure)).toBe(again),
)

test('a retry is sent after 0.5 s, then after 1.5 s, or at the time in the server’s reply', () => {
  expect([retryDelay(0, error('network')), retryDelay(1, error('network')), retryDelay(0, new Error('x'))]).toEqual([
    500, 1500, 500,
  ])
  expect([retryDelay(0, error('rejected', 429, 3000)), retryDelay(1, error('rejected', 429, 0))]).toEqual([3000, 0])
})

/** Sets the phone offline. It is online again at the end of the test, or when the test sets it online. */
function offline(): void {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}

test('[API-020] when a refetch fails, the data are still shown and a toast shows the error', async () => {
  const client = createQueryClient()
  const read = { ...query(api.read, { path: { id: '1' } }), staleTime: 0, retry: false }
  network.use(http.get('*/x/read/1', () => HttpResponse.json({ a: 1 })))
  await client.query(read)
  network.use(http.get('*/x/read/1', () => new HttpResponse('{"a":')))
  await expect(client.query(read)).rejects.toThrow('网络出现故障')
  expect(client.getQueryData(read.queryKey)).toEqual({ a: 1 })
  const sorry = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'
  await waitFor(() => expect(screen.getAllByText(sorry)).toHaveLength(1))
})

describe('a query', () => {
  const read = (id: string) => ({ ...query(api.read, { path: { id } }), retry: false as const })
  const answers = (...bodies: (object | null)[]) => {
    const hits: string[] = []
    network.use(
      http.get('*/x/read/:id', ({ params }) => {
        hits.push(String(params['id']))
        const body = bodies.shift()
        return body === null ? HttpResponse.error() : HttpResponse.json(body ?? {})
      }),
    )
    return hits
  }

  test('that fails without data shows no toast, because the screen shows the error', async () => {
    answers(null)
    await expect(createQueryClient().query(read('1'))).rejects.toThrow('无法连接到服务器')
    await quiet()
    expect(toast).not.toHaveBeenCalled()
  })

  test('that was aborted shows no toast, even if its data are displayed', async () => {
    const client = createQueryClient()
    client.setQueryData(read('1').queryKey, {})
    const off = { ...read('1'), queryFn: () => Promise.reject(error('cancelled')), staleTime: 0 }
    await expect(client.query(off)).rejects.toThrow('话')
    await quiet()
    expect(toast).not.toHaveBeenCalled()
  })

  test('that has no connection fails, so that the screen can show a retry', async () => {
    answers(null)
    offline()
    const client = createQueryClient()
    client.query(read('1')).catch(() => undefined)
    await waitFor(() => expect(client.getQueryState(read('1').queryKey)?.status).toBe('error'))
  })

  test('that has no connection is retried like after other failures, and then fails', async () => {
    const hits = answers(null, null)
    offline()
    const client = createQueryClient()
    const again = { ...read('1'), retry: 1, retryDelay: 0 }
    client.query(again).catch(() => undefined)
    await waitFor(() => expect(client.getQueryState(again.queryKey)?.status).toBe('error'))
    expect(hits).toHaveLength(2)
  })

  test('that has data is not refetched when the page becomes visible again', async () => {
    const hits = answers({})
    const client = createQueryClient()
    client.mount()
    onTestFinished(() => {
      client.unmount()
      focusManager.setFocused(undefined)
    })
    const observer = new QueryObserver(client, { ...read('1'), staleTime: 0 })
    onTestFinished(observer.subscribe(() => undefined))
    await waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await quiet()
    expect([hits.length, observer.getCurrentResult().isFetching]).toEqual([1, false])
  })

  test('is fresh for ten seconds', async () => {
    const hits = answers({}, {})
    const client = createQueryClient()
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    onTestFinished(() => now.mockRestore())
    await client.query(read('1'))
    now.mockReturnValue(1_009_999)
    await client.query(read('1'))
    expect(hits).toHaveLength(1)
    now.mockReturnValue(1_010_000)
    await client.query(read('1'))
    expect(hits).toHaveLength(2)
  })

  test('that failed is retried together with all other failed queries', async () => {
    const client = createQueryClient()
    const hits = answers(null, null, {}, null)
    for (const id of ['1', '2', '3']) await client.query(read(id)).catch(() => undefined)
    // Read 3 has data, and a toast has already reported its failed refetch.
    await client.query({ ...read('3'), staleTime: 0 }).catch(() => undefined)
    // The person has left the screen of read 4 before the answer came.
    const asks = vi.fn<() => Promise<object>>(async () => ({}))
    asks.mockImplementationOnce(() => new Promise(() => undefined))
    onTestFinished(new QueryObserver(client, { ...read('4'), queryFn: asks }).subscribe(() => undefined))
    await client.cancelQueries({ queryKey: read('4').queryKey })
    hits.length = 0
    await refetchFailed(client)
    expect([hits.sort(), asks.mock.calls.length]).toEqual([['1', '2'], 1])
  })
})
