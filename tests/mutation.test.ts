import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts } from '../tools/mutation/parts.mjs'

/** Every file that a pattern with alternatives names: `{a,b}.ts` names two. */
function alternatives(pattern: string): string[] {
  const [whole, inner] = /\{([^{}]*)\}/.exec(pattern) ?? []
  return whole === undefined
    ? [pattern]
    : (inner ?? '').split(',').flatMap((one) => alternatives(pattern.replace(whole, one)))
}

test('every file in the configuration of the mutation run exists', () => {
  const patterns = Object.values(parts).flatMap(({ mutate, tests }) => [...mutate, ...tests])
  expect(patterns.length).toBeGreaterThan(20)
  expect(patterns.flatMap(alternatives).filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
