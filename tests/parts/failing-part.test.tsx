import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#/paths.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { matchAt } from '../../e2e/derived-states.ts'
import { testedStates } from '../../e2e/tested-states.ts'
import { allEndpoints } from '../support/contracts.ts'
import { waitForScreen } from '../support/wait-for-screen.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { newBackend, renderRoute, unloadPage } from '../support/render-route.tsx'
import { NEED_SEVERAL_READS } from './screens-with-several-reads.ts'

/**
 * Opens every address once for each of its reads, and lets only this read fail. A screen exists for the content of one
 * read, its main read. If any other read fails, the screen stays, one retry is shown in place of the failed part, and
 * the read is not sent in a loop.
 */

/** Reads that decide whether a screen may open. */
const gatesOf = ({ sales, address }: { sales?: true; address?: true }): readonly string[] => [
  ...(sales ? ['user.isSalesman'] : []),
  ...(address ? ['user.me'] : []),
]

/** The main reads of screens with tabs about one thing. Without the thing, there are no tabs. */
const BEFORE_TABS: Readonly<Partial<Record<string, string>>> = {
  [paths.relatives]: 'genetic-friends.authorised',
  [paths.orderSchedule]: 'order.one',
  [paths.orderScheduleCard]: 'order.one',
  [paths.orderScheduleDetail]: 'order.one',
  [paths.myWallet]: 'wallet.wallet',
  // The periods of the statistics.
  [paths.customerVisitors]: 'visitor.browseStats',
}

/** Kinds of screen states that have no content. */
const KINDS_WITHOUT_CONTENT = ['empty', 'unknown']

/** The ids of all reads. */
const reads = new Set(allEndpoints.filter(({ row }) => row.changes === undefined).map(({ id }) => id))

/** The text of each text node in `main`. */
function texts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    if (text && walker.currentNode.parentElement?.closest('main')) found.push(text)
  }
  return found
}

const retryCount = () => screen.queryAllByRole('button', { name: /重试|重新(加载|查询|读取|打开)/ }).length

async function openState({ address, as, knobs = '' }: ScreenState, failing?: string) {
  const backend = newBackend([knobs, failing && `fault:${failing}=500`].filter(Boolean).join(';'))
  const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
  await waitForScreen()
  const said = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  const shown = {
    failed: screen.queryByRole('heading', { name: '暂时无法显示' }) !== null,
    texts: texts(),
    retries: retryCount(),
    tabs: screen.queryAllByRole('link', { current: 'page' }).length,
    twice: said.filter((text, index) => said.indexOf(text) !== index),
    asked: [...new Set(backend.seen.map(({ id }) => id))],
    tries: backend.seen.filter(({ id }) => id === failing).length,
  }
  unloadPage(app)
  return shown
}

type OpenedScreen = Awaited<ReturnType<typeof openState>>

/** A failing read that is sent more often is sent in a loop. Several parts may send it, each with one retry. */
const MAX_TRIES = 10

/** With fewer texts, only the frame of the screen is left. */
const FRAME = 3

/** The texts of the whole screen that are still shown. */
function remaining(whole: OpenedScreen, part: OpenedScreen): string[] {
  const there = new Set(part.texts)
  return whole.texts.filter((text) => there.has(text))
}

const states = testedStates.flatMap((state) => {
  const row = matchAt(state.address)?.row
  return row && !state.knobs?.includes('fault:') && !KINDS_WITHOUT_CONTENT.includes(state.kind ?? 'normal')
    ? [{ ...state, path: row.path, gates: gatesOf(row) }]
    : []
})

/** The addresses of screens without content when one of several reads fails. */
const pathsWithSeveralMainReads = new Set<string>()

test.each(states)('the screen state $name shows the rest of its screen if a single read fails', async (state) => {
  const whole = await openState(state)
  const own = whole.asked.filter((id) => reads.has(id) && !state.gates.includes(id))
  // loading-and-failing.test.tsx tests the failure of a screen's only read. Tabs must be shown even then.
  if (own.length < 2 && whole.tabs === 0) return
  const main: string[] = []
  const silent: string[] = []
  const repeated: string[] = []
  const looping: string[] = []
  const tabless: string[] = []
  for (const id of own) {
    const part = await openState(state, id)
    const left = part.failed ? [] : remaining(whole, part)
    if (left.length < FRAME) main.push(id)
    if (left.length <= whole.texts.length / 2 && part.retries === whole.retries) silent.push(id)
    if (part.retries > whole.retries + 1 || part.twice.length > 0) repeated.push(id)
    if (part.tries > MAX_TRIES) looping.push(id)
    if (part.tabs < whole.tabs && BEFORE_TABS[state.path] !== id) tabless.push(id)
  }
  const several = state.path in NEED_SEVERAL_READS
  if (main.length > 1) pathsWithSeveralMainReads.add(state.path)
  expect({ secondary: main.slice(1), silent, repeated, looping, tabless }, `main read: ${main[0]}`).toEqual({
    secondary: several ? main.slice(1) : [],
    silent: [],
    repeated: [],
    looping: [],
    tabless: [],
  })
})

test('each exception is an address, and in the full matrix, each exception is necessary', () => {
  const known: readonly string[] = isFullMatrix ? [...pathsWithSeveralMainReads] : Object.values(paths)
  expect(Object.keys(NEED_SEVERAL_READS).filter((path) => !known.includes(path))).toEqual([])
})
