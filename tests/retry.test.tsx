import { screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { paths } from '#/paths.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { screens } from '../e2e/screens.ts'
import { newBackend, renderRoute } from './render-route.tsx'

/** Whole without their reads, which only suggest something: groups to search in, a number to begin with. */
const EXTRAS: string[] = [paths.goodsSearch, paths.addressNew]
const RETRY = { name: /重试|重新加载/ }

/** The calls that an address of a row starts with. */
function callsOf(row: ScreenRow, address: string, signedIn: boolean): string[] {
  const { pathname, searchParams: search } = new URL(address, 'https://app.invalid')
  const params = matchPath(row.path, decodeURIComponent(pathname))?.params ?? {}
  const filled = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? '']))
  const reads = row.data?.({ params: filled, search, signedIn }) ?? []
  return [...new Set(reads.map(({ queryKey }) => String(queryKey[1])))]
}

const rows = await allRows()
const known = new Set<string>()
const cases = screens.flatMap(({ address, as }) => {
  const { pathname } = new URL(address, 'https://app.invalid')
  const row = rows.find(({ path }) => matchPath(path, decodeURIComponent(pathname)))
  const calls = row ? callsOf(row, address, as !== undefined) : []
  const key = [row?.path, ...calls].join(' ')
  if (!row || calls.length === 0 || EXTRAS.includes(row.path) || known.has(key)) return []
  known.add(key)
  return [{ address, as, calls, path: row.path }]
})

test('every address with reads of its own is asked', () => {
  const withReads = rows.filter(({ data, path }) => data && !EXTRAS.includes(path)).map(({ path }) => path)
  const asked = new Set<string>(cases.map(({ path }) => path))
  expect(withReads.filter((path) => !asked.has(path))).toEqual([])
})

describe('one tap on 重试 reads everything again that failed', () => {
  test.each(cases)('$address as $as: $calls', async ({ address, as, calls }) => {
    const backend = newBackend(calls.map((id) => `fault:${id}=500`).join(';'))
    const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
    const [retry] = await screen.findAllByRole('button', RETRY)
    await waitFor(() => expect(calls.filter((id) => app.calls(id).length === 0)).toEqual([]))
    backend.setKnobs('')
    await app.user.click(retry as HTMLElement)
    const unread = () => calls.filter((id) => !app.calls(id).some(({ status }) => status === 200))
    await waitFor(() => expect(unread()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('button', RETRY)).toBeNull())
    expect(screen.queryByText(/网络出现故障/)).toBeNull()
  })
})
