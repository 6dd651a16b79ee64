import { beforeEach, expect, test } from 'vitest'
import { connectSession } from '#/app/start/boot.ts'
import { currentQueryClient } from '#/app/identity.ts'
import { opensFor, unrecordedReads } from '#/app/prefetch-rules.ts'
import { prefetch } from '#/app/prefetch.ts'
import { beginSession, endSession, sessionToken } from '#/domains/user/store.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { matchAt, rowAt } from '../e2e/derived-states.ts'
import { screens } from '../e2e/screens.ts'
import { oneOfEach } from './support/matrix.ts'
import { newBackend } from './support/render-route.tsx'
import { quiet } from './support/quiet.ts'
import { network } from './support/network.ts'

/** A touch of a link must change nothing on the server (ADR 026). The test prefetches every route once. */

beforeEach(() => connectSession(() => null))

// Screen states with knobs are left out: a knob that prepares a situation changes the data itself.
const statesWithoutKnobs = screens.filter(({ knobs }) => !knobs)

const prefetchedStates: readonly ScreenState[] = [
  ...oneOfEach(statesWithoutKnobs, ({ address, as }) => `${rowAt(address)?.path} ${as ? 'signed in' : ''}`),
  { name: 'goods-shared', address: '/commodity-detail/G001?sharingCode=SHARE108', as: 'member' },
  { name: 'message-new', address: '/my-message-detail/MSG21', as: 'member' },
]

test.each(prefetchedStates)('the calls that prefetch $name change nothing on the server', async ({ address, as }) => {
  endSession()
  const backend = newBackend()
  network.use(...backend.handlers)
  if (as) beginSession(backend.tokenFor(as) ?? '', as)
  const url = new URL(address, window.location.origin)
  const match = matchAt(address)
  const signedIn = sessionToken() !== null
  if (!match || !opensFor(match.row, { signedIn, salesman: as === 'salesman', hasAddress: true })) return
  const before = JSON.stringify(backend.db)
  const input = { params: match.params, query: url.searchParams, signedIn }
  await Promise.all(unrecordedReads(match.row.data?.(input) ?? []).map((read) => prefetch(currentQueryClient(), read)))
  await quiet()
  expect(backend.violations).toEqual([])
  expect(JSON.stringify(backend.db)).toBe(before)
})
