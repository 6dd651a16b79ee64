import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

const keys = (names: readonly (string | number | null)[]) => keyed(names, (name) => name).map(([key]) => key)

test('an entry is known by its name', () => expect(keys(['a', 7])).toEqual(['a', '7']))

test('entries without a name, or with the same, are all told apart', () => {
  for (const names of [
    [null, null, ''],
    ['a', 'a', 'b', 'a'],
  ])
    expect(new Set(keys(names)).size).toBe(names.length)
})

test('a name keeps its key when something else comes before it', () =>
  expect(keys(['new', 'a', 'b']).slice(1)).toEqual(keys(['a', 'b'])))
