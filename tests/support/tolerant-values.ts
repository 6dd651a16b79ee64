import type { Block } from '#/shared/api/blocks.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'

/** Words that the app does not define: a new word, property names of JavaScript, a very long word. */
const UNKNOWN = ['SOMETHING_NEW', '__proto__', 'constructor', 'toString', 'X'.repeat(10_000)]

/** Unexpected values for this kind of block, each with its parsed value; null for the other kinds. */
export function tolerantValues(block: Block, missing: unknown): [value: unknown, read: unknown][] | null {
  const none = (fallback: unknown): [unknown, unknown][] => [
    [undefined, fallback],
    [null, fallback],
  ]
  if (block.kind === 'tolerant')
    return [
      ...none(block.fallback),
      ...(block.plain === 'anything'
        ? []
        : [[{ unexpected: 1 }, block.unreadable ?? block.fallback] as [unknown, unknown]]),
    ]
  if (block.kind === 'open')
    return [
      ...UNKNOWN.map((word): [unknown, unknown] => [word, word]),
      ['', block.isEmptyUnknown ? UNREADABLE : missing],
      [{ unexpected: 1 }, UNREADABLE],
    ]
  if (block.kind === 'custom') return none(block.fallback)
  if (block.kind === 'list') return none([])
  return block.kind === 'part' ? [...none(null), [[], null]] : null
}
