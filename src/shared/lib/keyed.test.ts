import { expect, test } from 'vitest'
import { keyed } from './keyed.ts'

const keys = (names: readonly (string | number | null)[]) => keyed(names, (name) => name).map(([key]) => key)

test('the React key of an entry is the entry’s name', () => expect(keys(['a', 7])).toEqual(['a', '7']))

test('list entries without a name or with equal names get different React keys', () => {
  for (const names of [
    [null, null, ''],
    ['a', 'a', 'b', 'a'],
  ])
    expect(new Set(keys(names)).size).toBe(names.length)
})

test('a list entry keeps its React key when another entry is inserted before it', () =>
  expect(keys(['new', 'a', 'b']).slice(1)).toEqual(keys(['a', 'b'])))
