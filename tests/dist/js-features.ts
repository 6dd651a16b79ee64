import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import {
  type AnyNode,
  type CallExpression,
  type Identifier as Name,
  type MemberExpression,
  type NewExpression,
  parse,
} from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { ENGINES, compatOf, bcd, type Engine, type Finding, type Identifier, enginesWithout } from './compat.ts'

/** Both engines parse ES2021. MDN's data below lists the exceptions. */
const YEAR = 2021

const builtins = bcd.javascript['builtins']
const api = bcd.api

const globalFeature = (name: string) => compatOf(builtins, name) ?? compatOf(api, name) ?? compatOf(api, 'Window', name)

const staticFeature = (owner: string, name: string) =>
  compatOf(builtins, owner, name) ?? compatOf(api, owner, `${name}_static`)

/** For each method name, the engines that lack the method, by owner. Newer owners are found by their own name. */
const methods = new Map<string, Engine[][]>()
for (const place of [builtins, api])
  for (const owner of Object.values(place ?? {}) as Identifier[]) {
    if (enginesWithout(owner.__compat).length > 0) continue
    for (const [key, feature] of Object.entries(owner) as [string, Identifier][]) {
      const name = key.replace(/_static$/, '')
      if (feature.__compat && /^[\w$]+$/.test(name))
        methods.set(name, [...(methods.get(name) ?? []), enginesWithout(feature.__compat)])
    }
  }

/** A method with an unknown owner is reported if our engines lack it for every owner with a method of this name. */
function methodFinding(name: string): Engine[] {
  const owners = methods.get(name) ?? []
  return owners.some((lacks) => lacks.length === 0) ? [] : [...new Set(owners.flat())]
}

const regExpParser = new RegExpParser({ ecmaVersion: 2025 })
const expressions = bcd.javascript['regular_expressions']

/**
 * The features of a regular expression. If an engine cannot parse one, the whole file fails. Flags are checked by their
 * year.
 */
function regexFeatures(pattern: string, flags: string): string[] {
  const used = new Set<string>()
  let tree
  try {
    tree = regExpParser.parsePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    })
  } catch {
    // A feature that the parser does not know is newer than the parser.
    return ['unreadable']
  }
  visitRegExpAST(tree, {
    onAssertionEnter: (node) => void (node.kind === 'lookbehind' && used.add('lookbehind_assertion')),
    onCapturingGroupEnter: (node) => void (node.name !== null && used.add('named_capturing_group')),
    onModifiersEnter: () => void used.add('modifier'),
    onCharacterSetEnter: (node) => void (node.kind === 'property' && used.add('unicode_character_class_escape')),
  })
  return [...used]
}

/** All names declared in a file. A minified name never equals the name of a global. */
function declaredNames(tree: AnyNode): Set<string> {
  const names = new Set<string>()
  const pattern = (node: AnyNode | null | undefined): void => {
    if (!node) return
    if (node.type === 'Identifier') names.add(node.name)
    if (node.type === 'ObjectPattern')
      for (const entry of node.properties) pattern(entry.type === 'Property' ? entry.value : entry.argument)
    if (node.type === 'ArrayPattern') node.elements.forEach(pattern)
    if (node.type === 'AssignmentPattern') pattern(node.left)
    if (node.type === 'RestElement') pattern(node.argument)
  }
  full(tree, (node) => {
    const entry = node
    if (entry.type === 'VariableDeclarator' || entry.type === 'ClassDeclaration' || entry.type === 'ClassExpression')
      pattern(entry.id)
    if (
      entry.type === 'FunctionDeclaration' ||
      entry.type === 'FunctionExpression' ||
      entry.type === 'ArrowFunctionExpression'
    ) {
      if ('id' in entry) pattern(entry.id)
      entry.params.forEach(pattern)
    }
    if (entry.type === 'CatchClause') pattern(entry.param)
    if (entry.type === 'ImportSpecifier' || entry.type === 'ImportDefaultSpecifier') pattern(entry.local)
  })
  return names
}

const GLOBALS = new Set(['window', 'self', 'globalThis'])

/**
 * Chrome 91 was the first to read `f?.(...a, b)` correctly, so tools assume that older versions of Chrome have no
 * optional chaining. The build does not compile optional chaining (ADR 016), so this form must not occur.
 */
const spreadsEarly = ({ optional, arguments: given }: CallExpression): boolean =>
  optional && given.slice(0, -1).some(({ type }) => type === 'SpreadElement')

/** All features that a script uses and an engine lacks. Throws on syntax newer than both engines. */
export function scriptFindings(text: string, file: string): Finding[] {
  const tree = parse(text, { ecmaVersion: YEAR, sourceType: 'module', allowHashBang: true }) as AnyNode
  const own = declaredNames(tree)
  const found = new Map<string, Finding>()
  const addFinding = (feature: string, engines: Finding['engines'], node: AnyNode): void => {
    if (engines.length > 0 && !found.has(feature))
      found.set(feature, {
        feature,
        engines,
        where: `${file}: ${text.slice(Math.max(0, node.start - 40), node.end + 20)}`,
      })
  }
  const expression = (pattern: string, flags: string, node: AnyNode): void => {
    for (const name of regexFeatures(pattern, flags))
      addFinding(
        `regex ${name}`,
        name === 'unreadable'
          ? (Object.keys(ENGINES) as Finding['engines'])
          : enginesWithout(compatOf(expressions, name)),
        node,
      )
  }
  const checkRegExpCall = ({ callee, arguments: [pattern] }: CallExpression | NewExpression, node: AnyNode): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp' && pattern?.type === 'Literal')
      expression(String(pattern.value), '', node)
  }
  const name = (node: Name): void => {
    if (!own.has(node.name)) addFinding(node.name, enginesWithout(globalFeature(node.name)), node)
  }
  const checkMember = (node: MemberExpression, called: boolean): void => {
    if (node.computed || node.property.type !== 'Identifier') return
    const key = node.property.name
    const owner = node.object.type === 'Identifier' && !own.has(node.object.name) ? node.object.name : null
    if (owner && GLOBALS.has(owner)) return addFinding(key, enginesWithout(globalFeature(key)), node)
    const known = owner ? staticFeature(owner, key) : undefined
    if (known) return addFinding(`${owner}.${key}`, enginesWithout(known), node)
    if (called) addFinding(`.${key}()`, methodFinding(key), node)
  }
  fullAncestor(tree, (node, _state, ancestors) => {
    const entry = node
    if (entry.type === 'Literal' && entry.regex) expression(entry.regex.pattern, entry.regex.flags, entry)
    if (entry.type === 'CallExpression' || entry.type === 'NewExpression') checkRegExpCall(entry, entry)
    if (entry.type === 'CallExpression' && spreadsEarly(entry))
      addFinding('optional call with spread', ['chrome_android'], entry)
    const parent = ancestors.at(-2)
    if (entry.type === 'MemberExpression')
      checkMember(entry, parent?.type === 'CallExpression' && parent.callee === entry)
    if (entry.type === 'Identifier') {
      if (parent?.type !== 'MemberExpression' || parent.object === entry) name(entry)
    }
  })
  return [...found.values()]
}
