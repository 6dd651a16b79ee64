import { type Expression, type JSXChild, type JSXElement, type JSXFragment, parseSync, Visitor } from 'oxc-parser'

/**
 * Finds text that breaks while a browser translates the page. A translation replaces a text by new elements. React can
 * then neither change nor remove the text, nor insert anything before it. A text that is the only child of its element
 * is safe, because React replaces the whole content of the element.
 */

/** The expressions of a node. The node renders at most one of them. */
function branchesOf(node: Expression): Expression[] {
  if (node.type === 'ParenthesizedExpression') return branchesOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...branchesOf(node.consequent), ...branchesOf(node.alternate)]
  if (node.type !== 'LogicalExpression') return [node]
  return node.operator === '&&' ? branchesOf(node.right) : [...branchesOf(node.left), ...branchesOf(node.right)]
}

const isText = (node: Expression): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** Whether a node renders a text. The texts of a fragment are texts of its parent. */
const hasText = (node: Expression): boolean =>
  isText(node) || (node.type === 'JSXFragment' && childrenOf(node).some((child) => child.type === 'JSXText'))

/** Whether a later render may add, remove or replace the output of a node. */
const mayChange = (node: Expression): boolean =>
  node.type === 'ConditionalExpression' ||
  (node.type === 'LogicalExpression' && (node.operator === '&&' || !isText(node.right))) ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'map')

/** The children of a node without blank texts, which a translation does not replace. */
function childrenOf({ children }: JSXElement | JSXFragment): JSXChild[] {
  return children.filter((child) =>
    child.type === 'JSXText'
      ? child.value.trim() !== ''
      : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
  )
}

const valueOf = (child: JSXChild | undefined): Expression | null =>
  child?.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression' ? child.expression : null

/** The problem of one child; null if it has none. */
function problemOf(child: JSXChild, index: number, all: readonly JSXChild[]): string | null {
  const value = valueOf(child)
  const before = all.slice(0, index).map(valueOf)
  if (value && mayChange(value) && branchesOf(value).some(hasText)) return 'a text that changes'
  const text = child.type === 'JSXText' || (value !== null && isText(value))
  if (text && before.some((other) => other !== null && mayChange(other))) return 'a text after something that changes'
  const beside = [all[index - 1], all[index + 1]].some((other) => other?.type === 'JSXText')
  return beside && value && !mayChange(value) ? 'a text and a value are not one text' : null
}

export function bareTexts(file: string, source: string): string[] {
  const found: string[] = []
  const collect = (node: JSXElement | JSXFragment): void => {
    const children = childrenOf(node)
    if (children.length < 2) return
    for (const [index, child] of children.entries()) {
      const problem = problemOf(child, index, children)
      if (!problem) continue
      const line = source.slice(0, child.start).split('\n').length
      found.push(`${file}:${line} ${problem}: ${source.slice(child.start, child.end).trim()}`)
    }
  }
  new Visitor({ JSXElement: collect, JSXFragment: collect }).visit(parseSync(file, source).program)
  return found
}
