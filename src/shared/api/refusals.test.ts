import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain, EndpointRow } from './endpoint.ts'
import { toApiError } from './errors.ts'
import { invalidate, isOutdated } from './mutation.ts'

/** These tests check which reads are refetched after the server has refused a write because of its record. */

const groups: readonly Domain[] = ['wallet', 'coupon', 'order', 'patient', 'address', 'mall', 'points', 'ticket']
const row: EndpointRow = { method: 'POST', path: 'x', auth: 'user', reply: 'Nothing' }
/** The refusals that concern the record: it was deleted, belongs to somebody else now, or has changed. */
const ABOUT_THE_RECORD = [400, 403, 404, 409, 410]

test('if a write is refused because of the record itself, only the reads that the write changes are refetched', async () => {
  const statusArbitrary = fc.oneof(fc.constantFrom(...ABOUT_THE_RECORD), fc.integer({ min: 400, max: 599 }))
  await fc.assert(
    fc.asyncProperty(statusArbitrary, fc.subarray([...groups]), async (code, changes) => {
      const error = toApiError({ type: 'status', status: code, body: null }, { ...row, changes })
      expect(isOutdated(error)).toBe(ABOUT_THE_RECORD.includes(code))
      const client = new QueryClient()
      for (const group of groups) client.setQueryData([group, 'read'], 1)
      if (isOutdated(error)) await invalidate(client, changes, 'now')
      const again = groups.filter((group) => client.getQueryState([group, 'read'])?.isInvalidated)
      expect(again).toEqual(ABOUT_THE_RECORD.includes(code) ? changes : [])
    }),
    { seed: 20_261_126, numRuns: 1000 },
  )
})
