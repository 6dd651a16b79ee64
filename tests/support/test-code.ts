import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

export interface TestFile {
  file: string
  text: string
  program: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const parseTest = (file: string, text: string): TestFile => {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return { file, text, program: program as unknown as Node }
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Visits every node together with its parents. The nearest parent is the last. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents)
  for (const child of childrenOf(node)) walk(child, visit, [...parents, node])
}

export function nodesOf(root: Node, type: RegExp): Node[] {
  const found: Node[] = []
  walk(root, (node) => void (type.test(node.type) && found.push(node)))
  return found
}

export const childOf = (node: Node | undefined, name: string): Node | undefined => {
  const value = node?.[name]
  return isNode(value) ? value : undefined
}

export const childListOf = (node: Node | undefined, name: string): Node[] => [node?.[name]].flat().filter(isNode)

export const sourceOf = ({ text }: TestFile, node: Node | undefined): string =>
  node ? text.slice(node.start, node.end) : ''

export const lineOf = ({ text }: TestFile, node: Node): number => text.slice(0, node.start).split('\n').length

/** The last name of a call or an access: `screen.getByRole(…)` and `getByRole` both give `getByRole`. */
export function nameOf(node: Node | undefined): string {
  if (node?.type === 'CallExpression') return nameOf(childOf(node, 'callee'))
  if (node?.type === 'MemberExpression') return nameOf(childOf(node, 'property'))
  return typeof node?.['name'] === 'string' ? node['name'] : ''
}

interface Expectation {
  subject: Node
  /** The name of the matcher, such as `toBeNull` or `not.toBeInTheDocument`. */
  matcher: string
  given: Node[]
}

/** `expect(subject).matcher(given)`, with or without `await`. */
export function expectationIn(node: Node | undefined): Expectation | null {
  const called = node?.type === 'AwaitExpression' ? childOf(node, 'argument') : node
  if (called?.type !== 'CallExpression') return null
  const names: string[] = []
  let left = childOf(called, 'callee')
  while (left?.type === 'MemberExpression') {
    names.unshift(nameOf(left))
    left = childOf(left, 'object')
  }
  if (left?.type !== 'CallExpression' || names.length === 0) return null
  if (!/^expect(\.(poll|soft))?$/.test([childOf(left, 'callee')].map((callee) => pathOf(callee)).join())) return null
  const [subject] = childListOf(left, 'arguments')
  return subject ? { subject, matcher: names.join('.'), given: childListOf(called, 'arguments') } : null
}

const pathOf = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' ? `${pathOf(childOf(node, 'object'))}.${nameOf(node)}` : nameOf(node)

export const isFunction = ({ type }: Node): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type)
