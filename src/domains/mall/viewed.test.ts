import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withViewed } from './viewed.ts'

test('goods that are viewed again move to the front, and the 51st is removed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 80 }).map(String), { maxLength: 200 }), (views) => {
      const kept = views.reduce<string[]>(withViewed, [])
      const newestFirst = [...new Set(views.toReversed())]
      expect(kept).toEqual(newestFirst.slice(0, 50))
    }),
  )
})
