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
import { type Mutation, type MutationOptions, defineMutationOf } from '#/shared/api/mutation.ts'
import { useAppMutation, type Writing } from '#/shared/ui/use-app-mutation.ts'

export const api = defineApi('home', async () => ({ Any: z.unknown() }), {
  save: {
    method: 'POST',
    path: 'x/save',
    auth: 'public',
    reply: 'Any',
    changes: ['home', 'mall'],
    idempotencyKey: true,
  },
})
export type Input = { id: number }
type Using = Parameters<typeof useAppMutation<Input, unknown>>[1]

export const saveMutation = (facts: MutationOptions<Input, unknown> = {}): Mutation<Input, unknown> =>
  defineMutationOf([api.save], (_input, sending) => call(api.save, {}, sending), facts)

/** The statuses of the server's replies in order. The last status is repeated. 0 is a lost reply. */
export function replyWith(...statuses: number[]) {
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

const neverResolves = new Promise<string>(() => undefined)
const Late = () => use(neverResolves)

/** Renders a screen at /a that runs the mutation, a screen at /b, and a screen at /late that never finishes loading. */
export function renderMutation(declared: Mutation<Input, unknown>, using?: Using) {
  const client = createQueryClient()
  const stale = vi.spyOn(client, 'invalidateQueries')
  const now: { mutation?: Writing<Input, unknown> } = {}
  const Screen = () => {
    const mutation = useAppMutation(declared, using)
    // A layout effect stores the mutation together with the render. A passive effect may run after the test's check.
    useLayoutEffect(() => {
      now.mutation = mutation
    })
    return <p>{mutation.busy ? 'busy' : 'idle'}</p>
  }
  const routes = [
    { path: 'a', element: <Screen /> },
    { path: 'b', element: <p>another screen</p> },
    { path: 'late', element: <Late /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/a'] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const run = async (...inputs: Parameters<Writing<Input, unknown>['run']>[0][]) => {
    act(() => inputs.forEach((input) => now.mutation?.run(input)))
    await waitFor(() => expect(screen.queryByText('busy')).toBeNull())
  }
  const staleGroups = () => stale.mock.calls.map(([filter]) => filter?.queryKey?.[0])
  const staleTypes = () => stale.mock.calls.map(([filter]) => filter?.refetchType)
  return { run, router, staleGroups, staleTypes, mutation: () => now.mutation }
}
