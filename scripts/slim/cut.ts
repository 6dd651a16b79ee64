import { type AnyNode, parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'

/** The parts of one library file that the app never uses. */
export interface Cuts {
  /** Functions and methods that are never called: their body is replaced by a throw. */
  never?: readonly string[]
  /** Variables of the module that are never used, together with assignments to their properties. */
  gone?: readonly string[]
  /**
   * Expressions with a constant value. A key that ends with (… stands for every call of that function; $2 in its value
   * stands for the second argument.
   */
  always?: Readonly<Record<string, string>>
  /** The used properties of the object that the module exports; all others are removed. */
  keep?: readonly string[]
  /** Imports to remove. */
  without?: readonly string[]
  /** Replaces the whole module. */
  instead?: string
  /** As `always`, but only within one function. */
  inside?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Edit {
  start: number
  end: number
  text: string
}

/** A node with its ancestors. */
interface Place {
  node: AnyNode
  above: readonly AnyNode[]
  parent: AnyNode | undefined
  /** The role of the node in its parent, as the walker reports it. */
  role: string
}

interface Found extends Edit {
  /** The entry of the cuts that it belongs to. */
  key: string
}

const NEVER = '{throw Error("cut")}'

const plain = (text: string): string => text.replace(/\s+/g, ' ')

type Functions = Extract<AnyNode, { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }>

const isFunction = (node: AnyNode): node is Functions =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

const named = (node: AnyNode): string | null => {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name
  if ('key' in node && (node.key.type === 'Identifier' || node.key.type === 'PrivateIdentifier')) return node.key.name
  return null
}

/** The name of a function: its own, that of its method or that of its variable. */
function nameOf(node: Functions, parent: AnyNode | undefined): string | null {
  if (node.type !== 'ArrowFunctionExpression' && node.id) return node.id.name
  const owner = parent?.type
  return parent && (owner === 'MethodDefinition' || owner === 'VariableDeclarator' || owner === 'Property')
    ? named(parent)
    : null
}

const EXPRESSIONS = /Expression$|^Identifier$|^Literal$/

/** Whether the node is read as a value: it is neither an assignment target nor a name in a declaration. */
function isRead({ node, parent, role }: Place): boolean {
  if (role.endsWith('Pattern') || !EXPRESSIONS.test(node.type)) return false
  if (parent?.type === 'AssignmentExpression') return parent.left !== node
  if (parent?.type === 'UpdateExpression') return false
  return true
}

/** A key that ends with (… stands for every call of that function. */
const matches = (node: AnyNode, textOf: (node: AnyNode) => string, wanted: string): boolean =>
  wanted.endsWith('(…')
    ? node.type === 'CallExpression' && plain(textOf(node.callee)) === wanted.slice(0, -2)
    : plain(textOf(node)) === wanted

const allOf = ({ never = [], gone = [], always = {}, inside = {}, keep = [], without = [] }: Cuts): Set<string> =>
  new Set([
    ...[never, gone, keep, without, Object.keys(always)].flat(),
    ...Object.entries(inside).flatMap(([name, rules]) => Object.keys(rules).map((key) => `${name}: ${key}`)),
  ])

/** Functions, variables and imports of the module to cut. */
function parts({ node, parent, above }: Place, { never = [], gone = [], without = [] }: Cuts): Found[] {
  const { start, end } = node
  if (isFunction(node)) {
    const key = nameOf(node, parent)
    if (key && never.includes(key)) return [{ key, start: node.body.start, end: node.body.end, text: NEVER }]
  }
  if (node.type === 'ImportDeclaration' && without.includes(String(node.source.value)))
    return [{ key: String(node.source.value), start, end, text: '' }]
  if (above.length !== 2) return []
  if (node.type === 'VariableDeclarator' && node.init) {
    const key = named(node)
    if (key && gone.includes(key)) return [{ key, start: node.init.start, end: node.init.end, text: 'void 0' }]
  }
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { object } = node.left
    if (object.type === 'Identifier' && gone.includes(object.name))
      return [{ key: object.name, start, end, text: 'void 0' }]
  }
  return []
}

/** The properties of the exported object to remove; a kept one gets an empty edit. */
function properties({ node }: Place, { keep }: Cuts): Found[] {
  if (!keep || node.type !== 'ExportDefaultDeclaration' || node.declaration.type !== 'ObjectExpression') return []
  const all = node.declaration.properties
  return all.map((one, index): Found => {
    const key = named(one) ?? ''
    const end = keep.includes(key) ? one.start : (all[index + 1]?.start ?? one.end)
    return { key, start: one.start, end, text: '' }
  })
}

/** Expressions to replace by their constant value. */
function values(place: Place, { always = {}, inside = {} }: Cuts, textOf: (node: AnyNode) => string): Found[] {
  if (!isRead(place)) return []
  const { node, parent, above } = place
  const scopes = above.map((one, index) => (isFunction(one) ? nameOf(one, above[index - 1]) : null))
  const local = Object.entries(inside).filter(([scope]) => scopes.includes(scope))
  const rules = [
    ...Object.entries(always).map(([wanted, text]) => ({ key: wanted, wanted, text })),
    ...local.flatMap(([scope, own]) =>
      Object.entries(own).map(([wanted, text]) => ({ key: `${scope}: ${wanted}`, wanted, text })),
    ),
  ]
  const given = node.type === 'CallExpression' ? node.arguments : []
  const withArguments = (text: string): string =>
    text.replace(/\$(\d)/g, (_all, count: string) => {
      const argument = given[Number(count) - 1]
      return argument ? textOf(argument) : 'void 0'
    })
  const name = parent?.type === 'Property' && parent.shorthand ? `${textOf(node)}: ` : ''
  return rules
    .filter(({ wanted }) => matches(node, textOf, wanted))
    .map(({ key, text }) => ({ key, start: node.start, end: node.end, text: `${name}(${withArguments(text)})` }))
}

/** Of nested edits only the outer one is applied. */
function outermost(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const kept: Edit[] = []
  for (const edit of sorted) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
  return kept
}

/** Cuts a file. Throws when a part to cut does not exist, for example after an update of the library. */
export function cut(code: string, file: string, cuts: Cuts): string {
  if (cuts.instead !== undefined) return cuts.instead
  const found: Found[] = []
  const textOf = ({ start, end }: AnyNode) => code.slice(start, end)
  fullAncestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node: AnyNode, _state, path, role) => {
    const above: readonly AnyNode[] = path.slice(0, -1)
    const place = { node, above, parent: above.at(-1), role }
    found.push(...parts(place, cuts), ...properties(place, cuts), ...values(place, cuts, textOf))
  })
  const there = new Set(found.map(({ key }) => key))
  const missing = [...allOf(cuts)].filter((key) => !there.has(key))
  if (missing.length > 0) throw new Error(`${file} has no longer: ${missing.join('; ')}`)
  return outermost(found)
    .toReversed()
    .reduce((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code)
}
