import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#/paths.ts'
import { matchAt } from '../../e2e/derived-states.ts'
import { testedStates } from '../../e2e/tested-states.ts'
import { allEndpoints } from '../support/contracts.ts'
import { holdCall, quiet } from '../support/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '../support/render-route.tsx'
import { NEED_SEVERAL_READS } from './screens-with-several-reads.ts'
import { withHandlers } from '../support/request-handlers.ts'

/**
 * Opens every address on a server that answers nothing for eight seconds, and then only the main read of the address.
 * The screen says that it is loading, and can be left. It is usable although no other read has been answered.
 */

const SLOW_MS = 8000
/** The longest wait of Testing Library. Its own timers must run as usual. */
const LONGEST_WAIT = 5000
const SLOW_TEXT = '网络有点慢，正在继续加载，请稍候'

/** The callbacks of timers that report a slow loading. The test itself runs them. */
const slowTimers = new Map<unknown, () => void>()
beforeEach(() => {
  slowTimers.clear()
  const [later, clear] = [setTimeout, clearTimeout]
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms <= LONGEST_WAIT || ms > SLOW_MS) return later(run, ms, ...rest)
    const timer = {}
    slowTimers.set(timer, run)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: unknown) => slowTimers.delete(timer) || clear(timer as number))
})
afterEach(() => vi.unstubAllGlobals())

const calls = allEndpoints
  .map(({ id, row }) => {
    const path = `/${row.path}`
    return {
      id,
      method: row.method,
      at: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      holes: path.split('{').length,
    }
  })
  .sort((one, other) => one.holes - other.holes)

const idOf = ({ method, url }: Request) =>
  calls.find((call) => call.method === method && call.at.test(new URL(url).pathname))?.id

/** A server that answers a call only after the test has released the call. */
function slowServer(answered: readonly string[]) {
  const released = new Map<string, () => void>()
  const gates = new Map<string, Promise<void>>()
  const gateOf = (id: string) => {
    const gate = gates.get(id) ?? new Promise<void>((resolve) => released.set(id, resolve))
    gates.set(id, gate)
    return gate
  }
  for (const id of answered) {
    void gateOf(id)
    released.get(id)?.()
  }
  return {
    handler: http.all('*', async ({ request }) => {
      const id = idOf(request)
      if (id && !answered.includes(id)) await holdCall(request.url, gateOf(id))
    }),
    release: (id: string) => {
      void gateOf(id)
      released.get(id)?.()
    },
  }
}

function textCount(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let found = 0
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const place = node.parentElement
    if (node.textContent?.trim() && place?.closest('main') && !place.closest('[aria-label="加载中"]')) found += 1
  }
  return found
}

/** Screens that need several reads, with the reason. */
const NEED_SEVERAL_ON_SLOW_SERVER: Readonly<Record<string, string>> = {
  ...NEED_SEVERAL_READS,
  [paths.campaignPlaybill]: 'a poster is a picture with the name and the code of the person',
  [paths.familyInvite]: 'the form is filled from the earlier invitation, and needs the words for relations',
  [paths.loginTask]: 'the tasks tell whether the day is counted, which the read of the days does',
  [paths.contentVisitors]: 'the page views of a content name its visitors',
  [paths.reportOverview]: 'the same as the report',
  [paths.rewardCash]: 'the amount that can be paid out is decided once, from reward and wallet',
}

/** With fewer texts, only the frame of the screen is shown. */
const FRAME = 3

const states = testedStates.flatMap((state) => {
  const at = matchAt(state.address)
  if (!at || state.knobs?.includes('fault:') || ['empty', 'unknown'].includes(state.kind ?? 'normal')) return []
  const { searchParams: query } = new URL(state.address, 'https://app.invalid')
  const reads = at.row.data?.({ params: at.params, query, signedIn: state.as !== undefined }) ?? []
  const ids = [...new Set(reads.map(({ queryKey }) => String(queryKey[1])))]
  return [
    {
      ...state,
      path: at.row.path,
      ids,
      gates: [...(at.row.sales ? ['user.isSalesman'] : []), ...(at.row.address ? ['user.me'] : [])],
    },
  ]
})

/** Opens a screen state on a server that answers only the calls of its guards. */
async function openOnSlowServer({ address, as, knobs = '', gates }: (typeof states)[number]) {
  const server = slowServer(gates)
  const backend = withHandlers(newBackend(knobs), server.handler)
  const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
  await quiet()
  // React still shows the skeleton that it has shown while the code was loading.
  await waitFor(() => expect(textCount() + skeletons().length).toBeGreaterThan(0), { timeout: LONGEST_WAIT })
  return { app, ...server }
}

const skeletons = () => screen.queryAllByRole('status', { name: '加载中' })

/** Lets eight seconds pass, and expects every skeleton to say that loading continues. */
const expectSlowTexts = () =>
  waitFor(
    () => {
      act(() => slowTimers.forEach((run) => run()))
      expect(skeletons().map(({ textContent }) => textContent.includes(SLOW_TEXT))).not.toContain(false)
    },
    { timeout: LONGEST_WAIT },
  )

/** Whether the screen is usable when only this read has arrived. */
async function isUsableWith(state: (typeof states)[number], id: string): Promise<boolean> {
  const { app, release } = await openOnSlowServer(state)
  release(id)
  // React shows a skeleton for a short time after the data have arrived.
  const usable = await waitFor(() => expect(textCount()).toBeGreaterThanOrEqual(FRAME), { timeout: 1000 }).then(
    () => true,
    () => false,
  )
  unloadPage(app)
  return usable
}

test.each(states)('the screen state $name is usable as soon as one of its reads has arrived', async (state) => {
  const { app, release } = await openOnSlowServer(state)
  const { ids } = state
  await expectSlowTexts()
  const [first] = ids
  if (first) release(first)
  await quiet()
  let usable = ids.length === 0 || textCount() >= FRAME
  await expectSlowTexts()
  await act(() => app.router.navigate(paths.privacy))
  await screen.findByRole('heading', { level: 1, name: '隐私条款' }, { timeout: LONGEST_WAIT })
  unloadPage(app)
  for (const id of ids) usable ||= await isUsableWith(state, id)
  expect(usable || state.path in NEED_SEVERAL_ON_SLOW_SERVER).toBe(true)
})
