import { type AnyNode, parse } from 'acorn'
import { full } from 'acorn-walk'

/**
 * Turns private names of classes into properties. Safari 14 lacks private names, and their usual replacement, a weak
 * map for each, adds 2 KB to react-query. No name may occur twice along a chain of classes (tests/slim.test.ts).
 */
export function openPrivateNames(code: string): string {
  const places: AnyNode[] = []
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    // The walker does not visit these names itself.
    if ('key' in node) places.push(node.key)
    if ('property' in node) places.push(node.property)
    if ('left' in node) places.push(node.left)
  })
  return [...new Set(places)]
    .filter(({ type }) => type === 'PrivateIdentifier')
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start }) => `${text.slice(0, start)}$${text.slice(start + 1)}`, code)
}
