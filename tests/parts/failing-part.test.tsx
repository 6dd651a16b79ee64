import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#/paths.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { matchAt } from '../../e2e/derived.ts'
import { visited } from '../../e2e/visited.ts'
import { allEndpoints } from '../support/contracts.ts'
import { drawn } from '../support/drawn.ts'
import { full } from '../support/matrix.ts'
import { newBackend, renderRoute, unload } from '../support/render-route.tsx'
import { SEVERAL } from './several-reads.ts'

/**
 * Every address is opened once for each of its reads, which fails alone. A screen exists for the content of one read,
 * its main read. When any other one fails, the screen stays, one retry stands in its place, and the read is not sent in a loop.
 */

/** Reads that decide whether a screen may open. */
const gatesOf = ({ sales, address }: { sales?: true; address?: true }): readonly string[] => [
  ...(sales ? ['user.isSalesman'] : []),
  ...(address ? ['user.me'] : []),
]

/** The main reads of screens with tabs that are about one thing: without the thing there is nothing to switch. */
const BEFORE_TABS: Readonly<Partial<Record<string, string>>> = {
  [paths.relatives]: 'genetic-friends.authorised',
  [paths.orderSchedule]: 'order.one',
  [paths.orderScheduleCard]: 'order.one',
  [paths.orderScheduleDetail]: 'order.one',
  [paths.myWallet]: 'wallet.wallet',
}

/** States without any content that could stay. */
const BARE = ['empty', 'unknown']

/** Names of the calls that read. */
const reads = new Set(allEndpoints.filter(({ row }) => row.changes === undefined).map(({ id }) => id))

/** The texts on the screen, piece by piece. */
function texts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    if (text && walker.currentNode.parentElement?.closest('main')) found.push(text)
  }
  return found
}

const retries = () => screen.queryAllByRole('button', { name: /重试|重新(加载|查询|读取|打开)/ }).length

async function opened({ address, as, knobs = '' }: ScreenState, failing?: string) {
  const backend = newBackend([knobs, failing && `fault:${failing}=500`].filter(Boolean).join(';'))
  const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
  await drawn()
  const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  const shown = {
    failed: screen.queryByRole('heading', { name: '暂时无法显示' }) !== null,
    texts: texts(),
    retries: retries(),
    tabs: screen.queryAllByRole('link', { current: 'page' }).length,
    twice: said.filter((text, index) => said.indexOf(text) !== index),
    asked: [...new Set(backend.seen.map(({ id }) => id))],
    tries: backend.seen.filter(({ id }) => id === failing).length,
  }
  unload(app)
  return shown
}

type OpenedScreen = Awaited<ReturnType<typeof opened>>

/** A read that is sent more often while it fails is sent in a loop: several parts may ask for it, each with one retry. */
const MAX_TRIES = 10

/** With fewer texts only the frame of the screen is left. */
const FRAME = 3

/** The texts of the whole screen that are still there. */
function remaining(whole: OpenedScreen, part: OpenedScreen): string[] {
  const there = new Set(part.texts)
  return whole.texts.filter((text) => there.has(text))
}

const places = visited.flatMap((place) => {
  const row = matchAt(place.address)?.row
  return row && !place.knobs?.includes('fault:') && !BARE.includes(place.kind ?? 'normal')
    ? [{ ...place, path: row.path, gates: gatesOf(row) }]
    : []
})

/** The addresses of screens without content when one of several reads fails. */
const needed = new Set<string>()

test.each(places)('the place $name shows the rest of its screen if a single read fails', async (place) => {
  const whole = await opened(place)
  const own = whole.asked.filter((id) => reads.has(id) && !place.gates.includes(id))
  // opening.test.tsx tests the failure of a screen's only read; tabs stay even then.
  if (own.length < 2 && whole.tabs === 0) return
  const main: string[] = []
  const silent: string[] = []
  const repeated: string[] = []
  const looping: string[] = []
  const tabless: string[] = []
  for (const id of own) {
    const part = await opened(place, id)
    const left = part.failed ? [] : remaining(whole, part)
    if (left.length < FRAME) main.push(id)
    if (left.length <= whole.texts.length / 2 && part.retries === whole.retries) silent.push(id)
    if (part.retries > whole.retries + 1 || part.twice.length > 0) repeated.push(id)
    if (part.tries > MAX_TRIES) looping.push(id)
    if (part.tabs < whole.tabs && BEFORE_TABS[place.path] !== id) tabless.push(id)
  }
  const several = place.path in SEVERAL
  if (main.length > 1) needed.add(place.path)
  expect({ secondary: main.slice(1), silent, repeated, looping, tabless }, `main read: ${main[0]}`).toEqual({
    secondary: several ? main.slice(1) : [],
    silent: [],
    repeated: [],
    looping: [],
    tabless: [],
  })
})

test('the exceptions are addresses, and the full matrix needs each exception', () => {
  const known: readonly string[] = full ? [...needed] : Object.values(paths)
  expect(Object.keys(SEVERAL).filter((path) => !known.includes(path))).toEqual([])
})
