import { screen, waitFor } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { paths } from '#/paths.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { screens } from '../e2e/screens.ts'
import { quiet } from './support/quiet.ts'
import { newBackend, renderRoute } from './support/render-route.tsx'

type Place = Pick<ScreenState, 'address' | 'as' | 'knobs'>

/** Screens that are complete without these reads, which are extras: groups for a search, a preset number, a picture, a hint. */
const EXTRAS: string[] = [
  paths.goodsSearch,
  paths.addressNew,
  paths.summerBanner,
  paths.consultInfo,
  paths.obstetricQa,
  paths.visitorNew,
]
/**
 * They need a started payment; their failures are tested in tests/cashier.test.tsx and tests/other-payment.test.tsx.
 */
const PAYING: string[] = [paths.cashier, paths.paymentBeself]
const RETRY = { name: /重试|重新加载/ }

const rows = await allRows()
const table = rows.map((row) => ({ path: row.path, handle: row }))

/** The row of an address, and the calls it starts with. */
function startOf({ address, as }: Place) {
  const { pathname, searchParams: query } = new URL(address, 'https://app.invalid')
  const [match] = matchRoutes(table, pathname) ?? []
  const row = match?.route.handle
  const reads = row?.data?.({ params: match?.params ?? {}, query, signedIn: as !== undefined }) ?? []
  return { path: row?.path ?? '', calls: [...new Set(reads.map(({ queryKey }) => String(queryKey[1])))] }
}

const known = new Set<string>()
const whole = screens.filter(({ knobs = '' }) => !knobs.includes('fault:'))
const cases = whole.flatMap((place) => {
  const { path, calls } = startOf(place)
  const key = [path, ...calls].join(' ')
  if (calls.length === 0 || [...EXTRAS, ...PAYING].includes(path) || known.has(key)) return []
  known.add(key)
  return [{ ...place, path, calls }]
})

test('every address with reads of its own is included', () => {
  const withReads = rows
    .filter(({ data, path }) => data && ![...EXTRAS, ...PAYING].includes(path))
    .map(({ path }) => path)
  const opened = new Set<string>(cases.map(({ path }) => path))
  expect(withReads.filter((path) => !opened.has(path))).toEqual([])
})

describe('one tap on 重试 repeats all failed reads', () => {
  test.each(cases)('$address as $as: $calls', async ({ address, as, calls, knobs = '' }) => {
    const backend = newBackend([knobs, ...calls.map((id) => `fault:${id}=500`)].join(';'))
    const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
    const [retry] = await screen.findAllByRole('button', RETRY)
    await waitFor(async () => {
      const asked = await app.calls()
      expect(calls.filter((id) => !asked.some((one) => one.id === id))).toEqual([])
    })
    backend.setKnobs(knobs)
    await app.user.click(retry as HTMLElement)
    await waitFor(async () => {
      const read = (await app.calls()).filter(({ status }) => status === 200)
      expect(calls.filter((id) => !read.some((one) => one.id === id))).toEqual([])
    })
    await waitFor(() => expect(screen.queryByRole('button', RETRY)).toBeNull())
    await quiet()
    expect(screen.queryByText(/网络出现故障/)).toBeNull()
  })
})
