import { parse, walk, type CssNode } from 'css-tree'
import { withoutComments, type Source } from './sources.ts'

/** The classes and tokens that the style sheets define, and the classes that the code uses. */

export interface Sheet {
  file: string
  classes: Set<string>
  /** Selectors without any class. */
  selectorsWithoutClass: string[]
  /** `tokens` are the custom properties that the sheet sets on the root. `locals` are set on other elements. */
  tokens: Set<string>
  locals: Set<string>
  reads: Set<string>
  hexColours: string[]
}

const classesIn = (node: CssNode): string[] => {
  const found: string[] = []
  walk(node, { visit: 'ClassSelector', enter: ({ name }) => void found.push(name) })
  return found
}

export function parseSheet({ file, text }: { file: string; text: string }): Sheet {
  const sheet: Sheet = {
    file,
    classes: new Set(),
    selectorsWithoutClass: [],
    tokens: new Set(),
    locals: new Set(),
    reads: new Set(),
    hexColours: [],
  }
  const at = (node: CssNode): string => text.slice(node.loc?.start.offset, node.loc?.end.offset)
  const tree = parse(text, { positions: true, parseCustomProperty: true })
  walk(tree, function (node) {
    if (node.type === 'Selector' && !this.atrule?.name.endsWith('keyframes')) {
      // A nested selector, as in `:not(.a)`, belongs to its outer selector.
      const classes = classesIn(node)
      for (const name of classes) sheet.classes.add(name)
      if (classes.length === 0 && !this.function) sheet.selectorsWithoutClass.push(at(node))
    }
    if (node.type === 'Declaration' && node.property.startsWith('--')) {
      const onRoot = this.rule !== null && at(this.rule.prelude).startsWith(':root')
      ;(onRoot ? sheet.tokens : sheet.locals).add(node.property)
    }
    if (node.type === 'Function' && node.name === 'var') {
      const first = node.children.first
      if (first?.type === 'Identifier') sheet.reads.add(first.name)
    }
    if (node.type === 'Hash') sheet.hexColours.push(`#${node.value}`)
  })
  return sheet
}

/** The text between an opening bracket and its closing bracket. Brackets in strings are not handled. */
function textInBrackets(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{' || text[at] === '(') depth++
    if (text[at] === '}' || text[at] === ')') depth--
    if (depth === 0) return text.slice(from + 1, at)
  }
  return text.slice(from + 1)
}

/**
 * The places where code names classes: `className` (and `bodyClassName`) in JSX and on elements, `classList`, and
 * `class` of elements that code creates. A name that code builds anywhere else is not found, and its rule counts as
 * dead.
 */
const CLASS_USES = /\b\w*[cC]lassName=(["{])|\bclassList\.\w+(\()|\bclassName = |\bclass: /g

const STRING = /([!=]==\s*)?(?:'([^'\n]*)'|"([^"\n]*)"|`((?:[^`$]|\$\{(?:[^{}]|`[^`]*`)*\})*)`)/g
const HOLE = /([^\s$]*)\$\{((?:[^{}`]|`[^`]*`)*)\}/g

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The class names in `a b-${c ? 'd' : 'e'}`: a, b-d, b-e. If the expression has no strings, the end is a star: b-*. */
function namesInTemplate(template: string): string[] {
  const names: string[] = []
  const rest = template.replace(HOLE, (_all, before: string, hole: string) => {
    const inner = [...hole.matchAll(STRING)].filter(([, compared]) => !compared)
    const endings = inner.map(([, , single = '', double = '', template = '']) => single || double || template)
    if (endings.length === 0) return before ? `${before}* ` : ' '
    const apart = endings.every((ending) => ending === '' || ending.startsWith(' '))
    names.push(...(apart ? namesIn(hole) : endings.map((ending) => before + ending)))
    return apart ? `${before} ` : ' '
  })
  return [...names, ...words(rest)]
}

function namesIn(expression: string): string[] {
  return [...expression.matchAll(STRING)].flatMap(([, compared, single, double, template]) =>
    compared ? [] : template === undefined ? words(single ?? double ?? '') : namesInTemplate(template),
  )
}

export function usedClasses(source: Pick<Source, 'text'>): Set<string> {
  const text = withoutComments(source)
  const used = new Set<string>()
  for (const place of text.matchAll(CLASS_USES)) {
    const end = place.index + place[0].length
    const [, opening, call] = place
    const expression =
      opening === '"'
        ? text.slice(end - 1, text.indexOf('"', end) + 1)
        : (opening ?? call)
          ? textInBrackets(text, end - 1)
          : (/^(?:'[^']*'|`[^`]*`)/.exec(text.slice(end))?.[0] ?? '')
    for (const name of namesIn(expression)) used.add(name)
  }
  return used
}
