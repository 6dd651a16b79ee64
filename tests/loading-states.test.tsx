import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { loadingStates } from '../e2e/derived.ts'

/** Every address with reads while nothing is answered, as the gallery photographs it. */

test('there are as many as addresses with reads', () => expect(loadingStates.length).toBeGreaterThan(150))

test.each(loadingStates)('$name shows grey boxes or a title, and no message', async ({ address, as, knobs }) => {
  await renderRoute(address, { ...(as ? { as } : {}), knobs: knobs ?? '', unanswered: true })
  const waiting = screen.queryByRole('status', { name: '加载中' })
  expect(waiting ?? (await screen.findByRole('heading', { level: 1 }))).toBeVisible()
  await quiet()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/网络出现故障/)).toBeNull()
})
