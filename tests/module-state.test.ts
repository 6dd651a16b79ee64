import { describe, expect, test } from 'vitest'
import { sourcesWithoutTests } from '#tests/sources.ts'
import {
  lineOf,
  type Node,
  nameOf,
  nodesOf,
  parseTest,
  childOf,
  childListOf,
  sourceOf,
  type TestFile,
} from '#tests/test-code.ts'

/**
 * A module keeps no hidden state between calls. State of the page is a `pageState`, and state of a person is a
 * `personState`. Both can be reset.
 */

/** Files that may have hidden state, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'src/shared/lib/page-load/page-state.ts': 'the list of all states itself',
  'src/shared/lib/storage.ts': 'the names that modules declare while they load; the modules of a page stay',
}

const MUTATES = /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)$/

/** The expression inside `as const`, `satisfies T`, `x!` and brackets. */
function unwrap(node: Node | undefined): Node | undefined {
  return node && /^(TS\w+Expression|ParenthesizedExpression)$/.test(node.type)
    ? unwrap(childOf(node, 'expression'))
    : node
}

const isContainer = (file: TestFile, value: Node | undefined): boolean =>
  value !== undefined &&
  (/^(Array|Object)Expression$/.test(value.type) ||
    (value.type === 'NewExpression' && /^(Map|Set|Array)$/.test(sourceOf(file, childOf(value, 'callee')))))

const isEmpty = (value: Node | undefined): boolean =>
  ['arguments', 'elements', 'properties'].every((list) => childListOf(value, list).length === 0)

/** The variable that is changed by `one.two.three = 4` or `one.two.push(4)`: `one`. */
const rootOf = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' ? rootOf(childOf(node, 'object')) : node?.type === 'Identifier' ? nameOf(node) : ''

/** The names of variables whose content is changed. */
const changedVariables = ({ program }: TestFile): ReadonlySet<string> =>
  new Set(
    nodesOf(program, /^(AssignmentExpression|UpdateExpression|UnaryExpression|CallExpression)$/).map((node) => {
      const target =
        childOf(node, node.type === 'AssignmentExpression' ? 'left' : 'argument') ?? childOf(node, 'callee')
      if (target?.type !== 'MemberExpression') return ''
      if (node.type === 'UnaryExpression' && node['operator'] !== 'delete') return ''
      if (node.type === 'CallExpression' && !MUTATES.test(nameOf(childOf(target, 'property')))) return ''
      return rootOf(childOf(target, 'object'))
    }),
  )

/** The lines of a module with hidden state: variables, changed constants, and empty mutable constants. */
export function hiddenState(file: TestFile): number[] {
  const changed = changedVariables(file)
  const declarations = childListOf(file.program, 'body')
    .map((statement) => (statement.type.startsWith('Export') ? childOf(statement, 'declaration') : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
  return declarations.flatMap((declaration) =>
    childListOf(declaration, 'declarations')
      .filter((one) => {
        if (declaration?.['kind'] !== 'const') return true
        const [id, value] = [childOf(one, 'id'), unwrap(childOf(one, 'init'))]
        if (!isContainer(file, value)) return false
        const isReadonly = /\b[Rr]eadonly|\bas const\b/.test(
          sourceOf(file, childOf(id, 'typeAnnotation')) + sourceOf(file, childOf(one, 'init')),
        )
        return (nameOf(id) !== '' && changed.has(nameOf(id))) || (isEmpty(value) && !isReadonly)
      })
      .map((one) => lineOf(file, one)),
  )
}

test('no module of the app has hidden state', () => {
  const app = sourcesWithoutTests.filter(({ file }) => !file.startsWith('src/mocks/'))
  expect(app.length).toBeGreaterThan(500)
  const found = app.flatMap(({ file, text }) => hiddenState(parseTest(file, text)).map((line) => ({ file, line })))
  expect(found.filter(({ file }) => !(file in allowed)).map(({ file, line }) => `${file}:${line}`)).toEqual([])
  expect(Object.keys(allowed).filter((file) => !found.some((one) => one.file === file))).toEqual([])
})

describe('the check for hidden state', () => {
  const lines = (text: string) => hiddenState(parseTest('src/a.ts', text))

  test.each([
    'let count = 0',
    'export let count: number | null = null',
    'var a, b',
    'const known = new Map<string, number>()',
    'export const known: Set<string> = new Set()',
    'const list: string[] = []',
    'const table = {}',
    'const table = {} as Record<string, string>',
    'const wait = { began: 0 }; const begin = () => { wait.began = 1 }',
    'const wait = { began: 0 }; const begin = () => (wait.began += 1)',
    'const wait = { shown: 0 }; const begin = () => void wait.shown++',
    "const known = new Map([['a', 1]]); const learn = (name: string) => known.set(name, 2)",
    "const list = ['a']; const add = () => list.push('b')",
    "const all = { list: ['a'] }; const add = () => all.list.push('b')",
    'const table: Record<string, number> = { a: 1 }; const drop = (name: string) => delete table[name]',
  ])('detects the code %s', (text) => expect([...new Set(lines(`\n${text}`))]).toEqual([2]))

  test.each([
    'const NONE: readonly string[] = []',
    'const NOBODY: ReadonlySet<string> = new Set()',
    'const NONE = [] as const',
    "const kinds = new Map([['a', 1]])",
    "const names = ['a', 'b']; const sorted = () => [...names].sort()",
    'const [a, b] = [1, 2]; const change = (one: { x: number }[]) => (one[0]!.x = a)',
    'const seen = new WeakMap<object, number>()',
    'const seen = pageState(() => new Map()); const see = () => seen.current.set(1, 2)',
    'export function count() { let found = 0; const all = []; all.push(1); return (found += all.length) }',
  ])('accepts the code %s', (text) => expect(lines(text)).toEqual([]))
})
