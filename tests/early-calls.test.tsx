import { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { prefetch } from '#/app/prefetch.ts'
import { firstScreen } from '#/early-paint/calls.ts'
import { connectCredentials } from '#/shared/api/call.ts'

/** index.html sends the requests of the address's row: with the same method, address and body. */

const rows = await allRows()
const table = rows.map((row) => ({ path: row.path, handle: row }))

interface SentCall {
  key: string
  token: boolean
}
let sentCalls: SentCall[] = []
let token: string | null = null

beforeEach(() => {
  sentCalls = []
  token = null
  connectCredentials({ token: () => token, onUnauthenticated: () => undefined })
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) => {
    const path = url.replace(window.location.origin, '')
    const text = typeof body === 'string' ? body : ''
    sentCalls.push({ key: `${method} ${path} ${text}`, token: 'Authorization' in (headers as object) })
    return Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }))
  })
})

/** The calls that the row of an address starts. */
async function callsOfRow(address: string, signedIn: boolean): Promise<SentCall[]> {
  const { pathname, searchParams: query } = new URL(address, 'https://app.invalid')
  const [match] = matchRoutes(table, pathname) ?? []
  const reads = match?.route.handle.data?.({ params: match.params, query, signedIn }) ?? []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const read of reads) void prefetch(client, read)
  await vi.waitFor(() => expect(sentCalls.length).toBeGreaterThanOrEqual(reads.length))
  return sentCalls
}

const earlyCallsOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://app.invalid')
  return (firstScreen(pathname, search)?.calls ?? []).map((call) => ({
    ...call,
    key: `${call.method} ${call.path} ${call.body ?? ''}`,
  }))
}

describe('the early requests of a first screen are the same as the requests in its row', () => {
  test.each([
    ['/Home/hot', 3],
    ['/Home/anything', 3],
    ['/home/hot', 3],
    ['/commodity-detail/G001', 1],
    ['/commodity-detail/G001?sharingCode=SHARE108', 1],
    ['/commodity-detail/G%20001?groupCode=G1', 1],
    ['/commodity-detail/G001?sharingCode=%3Cno%20code%3E', 1],
    ['/commodity-detail/G001?sharingCode=aGk%2Bw%3D%3D', 1],
    ['/commodity-detail/G001?sharingCode=aGk%2B%2Fw%3D%3D', 1],
    ['/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', 1],
    ['/parent-page/DEMO-DEFAULT-CHILD/PKG-CHILD', 1],
    ['/parent-page/R1/PKG-ADULT?sharingCode=SH1', 1],
  ])('the address %s has %d early requests', async (address, number) => {
    const early = earlyCallsOf(address).map(({ key }) => key)
    expect(early).toHaveLength(number)
    expect((await callsOfRow(address, false)).map(({ key }) => key).sort()).toEqual([...early].sort())
  })

  test.each(['/Home/hot', '/commodity-detail/G001'])(
    'the early requests of %s have no token if the row needs none',
    async (address) => {
      token = 'a-token'
      const early = earlyCallsOf(address)
      for (const { key, token: with_ } of await callsOfRow(address, true))
        expect([key, with_]).toEqual([key, early.find((call) => call.key === key)?.anonymous !== true])
    },
  )
})

test.each([
  '/Homes/hot',
  '/Home/hot/more',
  '/commodity-detail',
  '/commodity-detail/',
  '/commodity-detail/G001/preview',
  '/commodity-detail/G001?preview',
  '/commodity-detail/%E0%A4%A',
  '/parent-page/R100501/PKG-ADULT',
  '/parent-page/DEMO-DEFAULT-ADULT',
  '/parent-page/toString/PKG-ADULT',
  '/parent-page/R1/PKG?sharingCode=S1&friend=1',
  '/parent-page/R1/PKG?jobId=J1&agentId=A1&labCode=L1',
  '/my-main',
])('the address %s is not a first screen, so no early request is sent', (address) => {
  expect(earlyCallsOf(address)).toEqual([])
})
