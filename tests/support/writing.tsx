import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { use, useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { network } from '#tests/network.ts'
import { call } from '#/shared/api/call.ts'
import { defineApi } from '#/shared/api/endpoint.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { type Write, type WriteFacts, writeOf } from '#/shared/api/write.ts'
import { useWrite, type Writing } from '#/shared/ui/use-write.ts'

export const api = defineApi('home', async () => ({ Any: z.unknown() }), {
  save: { method: 'POST', path: '/x/save', auth: 'public', reply: 'Any', changes: ['home', 'mall'], once: true },
})
export type Input = { id: number }
type Using = Parameters<typeof useWrite<Input, unknown>>[1]

export const saving = (facts: WriteFacts<Input, unknown> = {}): Write<Input, unknown> =>
  writeOf([api.save], (_input, onceKey) => call(api.save, {}, { onceKey }), facts)

/** Answers of the server in order, the last one repeated; 0 is a lost answer. */
export function server(...statuses: number[]) {
  const keys: (string | null)[] = []
  network.use(
    http.post('*/x/save', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      const status = statuses.length > 1 ? statuses.shift() : statuses[0]
      if (!status) return HttpResponse.error()
      return HttpResponse.json(status === 400 ? { detail: '库存不足' } : null, { status })
    }),
  )
  return keys
}

const forever = new Promise<string>(() => undefined)
const Late = () => use(forever)

/** A screen at /a that runs the write, another at /b, and one at /late that never stops loading. */
export function show(wanted: Write<Input, unknown>, using?: Using) {
  const client = createQueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const now: { write?: Writing<Input, unknown> } = {}
  const Screen = () => {
    const write = useWrite(wanted, using)
    // With the commit that shows it: a passive effect may come after the test has looked.
    useLayoutEffect(() => {
      now.write = write
    })
    return <p>{write.busy ? 'busy' : 'idle'}</p>
  }
  const routes = [
    { path: '/a', element: <Screen /> },
    { path: '/b', element: <p>another screen</p> },
    { path: '/late', element: <Late /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/a'] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const run = async (...inputs: Parameters<Writing<Input, unknown>['run']>[0][]) => {
    act(() => inputs.forEach((input) => now.write?.run(input)))
    await waitFor(() => expect(screen.queryByText('busy')).toBeNull())
  }
  const staleGroups = () => stale.mock.calls.map(([filter]) => filter?.queryKey?.[0])
  const staleTypes = () => stale.mock.calls.map(([filter]) => filter?.refetchType)
  return { run, router, staleGroups, staleTypes, write: () => now.write }
}
