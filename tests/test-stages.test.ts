import { describe, expect, test } from 'vitest'
import { commandsOf, wanted } from '../scripts/test/stages.mjs'
import { outside } from '../scripts/test/to-do.mjs'

const runs = (...names: string[]) => commandsOf(wanted(names, false)).map(({ run }) => run.join(' '))

describe('the arguments of npm test', () => {
  test('select a folder by its name, or each test file with the argument in its path', () => {
    expect(runs('screens/genetic-friends')).toEqual([
      'vitest run --project screens --project screens-isolated src/domains/genetic-friends/',
    ])
    expect(runs('unit/reports.test')).toEqual(['vitest run --project unit --project unit-isolated reports.test'])
  })

  test('that belong to one stage are run together, and whole browser stages are also run together', () => {
    expect(runs('unit/genetic-friends', 'unit/money', 'started', 'demo', 'built/pay')).toEqual([
      'vitest run --project unit --project unit-isolated src/domains/genetic-friends/ money',
      'playwright test --project started --project demo',
      'playwright test pay --project built',
    ])
  })

  test.each([
    ['nosuch', 'no stage is called nosuch'],
    ['unit/nosuch', 'no test file of unit has nosuch in its path'],
    ['unit/', 'unit/ names no part of unit'],
    ['types/src', 'the stage types has no parts'],
  ])('cannot have the unknown name %s, which is refused before anything starts', (name, why) => {
    expect(() => wanted([name], false)).toThrow(why)
  })
})

test('a run clears the stored failures of the tests that it runs, and keeps the other failures', () => {
  const left = [
    'types',
    'screens/src/domains/genetic-friends/screens/friend.test.tsx',
    'built/built/pay.spec.ts',
    'unit/src/domains/genetic-friends/',
  ]
  const after = (...names: string[]) => outside(left, wanted(names, false))
  expect(after('format')).toEqual(left)
  expect(after('types', 'screens/genetic-friends')).toEqual([
    'built/built/pay.spec.ts',
    'unit/src/domains/genetic-friends/',
  ])
  expect(after('built', 'screens/wallet', 'unit')).toEqual([
    'types',
    'screens/src/domains/genetic-friends/screens/friend.test.tsx',
  ])
  expect(after('unit/genetic-friends')).not.toContain('unit/src/domains/genetic-friends/')
  expect(after()).toEqual([])
})
