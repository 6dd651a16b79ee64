import {
  expectationIn,
  isFunction,
  lineOf,
  nameOf,
  type Node,
  nodesOf,
  childOf,
  childListOf,
  sourceOf,
  type TestFile,
  walk,
} from './test-code.ts'

/** The rules for tests: a test that breaks a rule could pass by chance. Each rule returns the lines that break it. */
export type Rule = (file: TestFile) => number[]

const linesOf = (file: TestFile, found: readonly Node[]): number[] => [
  ...new Set(found.map((node) => lineOf(file, node))),
]

const linesMatching = (file: TestFile, test: (node: Node, parents: readonly Node[]) => boolean): number[] => {
  const found: Node[] = []
  walk(file.program, (node, parents) => void (test(node, parents) && found.push(node)))
  return linesOf(file, found)
}

const SELECTORS = /^(querySelector(All)?|locator|closest|matches|waitForSelector|waitFor|\$|\$\$)$/
const withoutAttributes = (selector: string): string => selector.replace(/\[[^\]]*\]/g, '')
const namesClass = (selector: string): boolean => /(^|[\s>+~,()\w*])\.-?[a-z_]/i.test(withoutAttributes(selector))

const selectsByClass = (file: TestFile, node: Node): boolean => {
  if (node.type === 'Property' && nameOf(childOf(node, 'key')) === 'selector')
    return namesClass(sourceOf(file, childOf(node, 'value')).slice(1, -1))
  if (node.type === 'MemberExpression')
    return /^(toHaveClass|getElementsByClassName|className|classList)$/.test(nameOf(node))
  if (node.type !== 'CallExpression' || !SELECTORS.test(nameOf(node))) return false
  const [selector] = childListOf(node, 'arguments')
  return (selector?.type ?? '').endsWith('Literal') && namesClass(sourceOf(file, selector).slice(1, -1))
}

/** A test finds an element by its text or role, not by a class name, because class names are for styles. */
export const classNames: Rule = (file) => linesMatching(file, (node) => selectsByClass(file, node))

const ABSENT = /^not\.(toBeInTheDocument|toHaveBeenCalled(With)?|toHaveTextContent)$/
const EMPTY = /^(toBeNull|toEqual|toHaveLength)$/
const QUERY = /\b(query(All)?By\w+)\(/
const RECORD = /\b(asked|seen|went|created\w*|claims?|started|sentTo|said|made|toastCalls)\b/

/** The names of the helper functions in the file whose source matches the pattern. */
const helperNames = (file: TestFile, pattern: RegExp): string[] =>
  nodesOf(file.program, /^(VariableDeclarator|FunctionDeclaration)$/)
    .filter((node) => isFunction(childOf(node, 'init') ?? node) && pattern.test(sourceOf(file, node)))
    .map((node) => nameOf(childOf(node, 'id')))

const callsAny = (names: readonly string[], text: string): boolean =>
  names.some((name) => new RegExp(`\\b${name}\\(`).test(text))

/** Whether a statement expects that an element is absent or that nothing was sent. */
function expectsAbsence(file: TestFile, queries: readonly string[], statement: Node | undefined): boolean {
  const found = expectationIn(childOf(statement, 'expression'))
  if (!found || childOf(statement, 'expression')?.type === 'AwaitExpression') return false
  const subject = sourceOf(file, found.subject)
  if (/\bawait\b/.test(subject)) return false
  if (ABSENT.test(found.matcher)) return true
  const [given] = found.given
  const empty = found.matcher === 'toBeNull' || ['[]', '0'].includes(sourceOf(file, given))
  return (
    EMPTY.test(found.matcher) && empty && (QUERY.test(subject) || RECORD.test(subject) || callsAny(queries, subject))
  )
}

/** Whether a statement neither waits nor acts, so that it may stand between the wait and the check. */
const isIdle = (file: TestFile, statement: Node): boolean => {
  const text = sourceOf(file, statement)
  return (
    !/\bawait\b/.test(text) && (expectationIn(childOf(statement, 'expression')) !== null || text.startsWith('const '))
  )
}

/** On an unfinished screen, every element is absent, so a check for absence needs `quiet` directly before it. */
export const unawaitedAbsence: Rule = (file) => {
  const waits = ['quiet', 'advanceTime', 'waitForScreen', ...helperNames(file, /await (quiet|advanceTime)\(/)]
  const queries = helperNames(file, QUERY)
  const found = nodesOf(file.program, /^(BlockStatement|Program)$/).flatMap((block) => {
    let waited = false
    return childListOf(block, 'body').filter((statement) => {
      const says = expectsAbsence(file, queries, statement)
      if (says && !waited) return true
      const text = sourceOf(file, statement)
      if (text.startsWith('await ') && callsAny(waits, text)) waited = true
      else if (/\bawait \w+\.(calls|doesNotSee)\(/.test(text)) waited = true
      else if (!isIdle(file, statement)) waited = false
      return false
    })
  })
  return linesOf(file, found)
}

const MAY_BE_EMPTY = /\bqueryAll|querySelectorAll|\.all\(\)|\.filter\(|matchAll\(/
const hasExpectation = (node: Node | undefined): boolean =>
  node !== undefined && nodesOf(node, /^CallExpression$/).some((call) => nameOf(call) === 'expect')

/** The list of a loop, if the body of the loop has an expectation. */
function listOfLoop(node: Node): Node | undefined {
  if (node.type === 'ForOfStatement' && hasExpectation(childOf(node, 'body'))) return childOf(node, 'right')
  if (node.type !== 'CallExpression' || nameOf(node) !== 'forEach') return undefined
  return childListOf(node, 'arguments').some(hasExpectation) ? childOf(childOf(node, 'callee'), 'object') : undefined
}

/** A loop over an empty list checks nothing, so a test must count the list first. */
export const uncountedLoops: Rule = (file) => {
  const made = new Map(
    nodesOf(file.program, /^VariableDeclarator$/).map((node) => [
      sourceOf(file, childOf(node, 'id')),
      sourceOf(file, childOf(node, 'init')),
    ]),
  )
  return linesMatching(file, (node) => {
    const list = sourceOf(file, listOfLoop(node)).replace(/^await /, '')
    const from = made.get(list.replace(/\(.*\)$/, '')) ?? list
    if (list === '' || !MAY_BE_EMPTY.test(`${list} ${from}`)) return false
    const counted = new RegExp(
      `expect\\((await )?${list.replace(/[^\w]/g, '\\$&')}(\\.length)?\\)[\\s\\S]{0,4}(toHaveLength|\\.toBeGreater|\\.toHaveCount|\\.toBe\\(|\\.toEqual\\()`,
    )
    return !counted.test(file.text)
  })
}

/** An expectation under a condition is skipped if the condition is false. */
export const conditionalExpectations: Rule = (file) =>
  linesMatching(file, (node) => {
    if (node.type === 'IfStatement')
      return hasExpectation(childOf(node, 'consequent')) || hasExpectation(childOf(node, 'alternate'))
    if (node.type === 'ConditionalExpression')
      return [childOf(node, 'consequent'), childOf(node, 'alternate')].some(isExpecting)
    return node.type === 'LogicalExpression' && isExpecting(childOf(node, 'right'))
  })

const isExpecting = (node: Node | undefined): boolean =>
  expectationIn(node) !== null ||
  (node?.type === 'UnaryExpression' && expectationIn(childOf(node, 'argument')) !== null)

const TESTS = /^(test|it|describe|suite)$/
const SKIPS = /^(skip|only|todo|fixme|fails|skipIf|runIf)$/

/** A test that is skipped, or that makes all other tests be skipped. */
export const skippedTests: Rule = (file) =>
  linesMatching(
    file,
    (node) =>
      node.type === 'MemberExpression' && SKIPS.test(nameOf(node)) && TESTS.test(nameOf(childOf(node, 'object'))),
  )

/** A fixed pause is too short on a slow machine and too long on a fast machine. */
export const fixedPauses: Rule = (file) =>
  linesMatching(file, (node) => {
    if (node.type !== 'CallExpression') return node.type === 'MemberExpression' && nameOf(node) === 'waitForTimeout'
    const [, ms] = childListOf(node, 'arguments')
    return nameOf(node) === 'setTimeout' && Number(sourceOf(file, ms).replaceAll('_', '')) > 0
  })

/** The test files of a worker share modules. A file that replaces or reloads a module needs a worker of its own. */
export const replacedModules: Rule = (file) =>
  linesMatching(
    file,
    (node) =>
      node.type === 'CallExpression' &&
      /^vi\.(mock|doMock|unmock|doUnmock|resetModules)$/.test(sourceOf(file, childOf(node, 'callee'))),
  )

/** An expectation that is always true: with a literal subject, with `expect.anything()`, or after an empty `catch`. */
export const certainExpectations: Rule = (file) =>
  linesMatching(file, (node) => {
    if (node.type === 'CatchClause') return childListOf(childOf(node, 'body'), 'body').length === 0
    if (node.type === 'MemberExpression') return /^expect\.anything$/.test(sourceOf(file, node))
    const found = expectationIn(node)
    if (!found) return false
    const sure = /^(getBy|getAllBy|findBy|findAllBy)/.test(
      nameOf(found.subject.type === 'AwaitExpression' ? childOf(found.subject, 'argument') : found.subject),
    )
    return found.subject.type === 'Literal' || (sure && /^(toBeTruthy|toBeDefined|not\.toBeNull)$/.test(found.matcher))
  })

/** An effect sets the title, maybe after the screen is rendered, so a test must wait for the title. */
export const unawaitedTitle: Rule = (file) =>
  linesMatching(
    file,
    (node, parents) =>
      expectationIn(node) !== null &&
      /^document\.title$/.test(sourceOf(file, expectationIn(node)?.subject)) &&
      !parents.some(
        (parent) => parent.type === 'CallExpression' && /^(waitFor|poll)$/.test(nameOf(childOf(parent, 'callee'))),
      ),
  )

const awaitedCall = (statement: Node | undefined): Node | undefined => {
  const expression = childOf(statement, 'expression')
  const call = expression?.type === 'AwaitExpression' ? childOf(expression, 'argument') : undefined
  return call?.type === 'CallExpression' ? call : undefined
}

const ACTIONS = /^(click|fill|check|uncheck|press|tap|selectOption|setInputFiles)$/
const isAction = (call: Node | undefined): boolean =>
  childOf(call, 'callee')?.type === 'MemberExpression' &&
  ACTIONS.test(nameOf(childOf(childOf(call, 'callee'), 'property')))

/** A tap directly after a tap on a link could reach the old screen. The helper `follow` waits for the next screen. */
export const unawaitedScreen: Rule = (file) => {
  const found = nodesOf(file.program, /^(BlockStatement|Program)$/).flatMap((block) => {
    const statements = childListOf(block, 'body')
    return statements.filter((statement, at) => {
      const call = awaitedCall(statement)
      return (
        isAction(call) &&
        /\.getByRole\(\s*'link'/.test(sourceOf(file, call)) &&
        isAction(awaitedCall(statements[at + 1]))
      )
    })
  })
  return linesOf(file, found)
}
