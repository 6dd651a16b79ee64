import { type CssNode, type Declaration, generate, parse, type Rule, walk } from 'css-tree'
import { bcd, compatOf, type Engine, type Finding, lacking } from './compat.ts'

const { properties, selectors, types, 'at-rules': atRules } = bcd.css

/** The feature of a newer unit (dynamic viewport, container, line height); null for old units. */
const unitFeature = (unit: string): string | null =>
  [
    [/^dv/, 'viewport_percentage_units_dynamic'],
    [/^sv/, 'viewport_percentage_units_small'],
    [/^lv/, 'viewport_percentage_units_large'],
    [/^cq/, 'container_query_length_units'],
    [/^(cap|ic|lh|rlh|rcap|rch|rex|ric|vb|vi)$/, unit],
  ].find(([pattern]) => (pattern as RegExp).test(unit))?.[1] as string | null

const functionFeature = (name: string) =>
  compatOf(types, name) ?? compatOf(types, 'color', name) ?? compatOf(types, 'image', name)

/** The units, functions and keywords of a value. */
function valueFeatures(property: string, value: CssNode): [string, Engine[]][] {
  const found: [string, Engine[]][] = []
  walk(value, (node) => {
    if (node.type === 'Dimension') {
      const feature = unitFeature(node.unit)
      if (feature) found.push([`unit ${node.unit}`, lacking(compatOf(types, 'length', feature))])
    }
    if (node.type === 'Function') found.push([`${node.name}()`, lacking(functionFeature(node.name))])
    if (node.type === 'Identifier')
      found.push([`${property}: ${node.name}`, lacking(compatOf(properties, property, node.name))])
  })
  return found
}

const isFlex = (rule: Rule): boolean =>
  rule.block.children.some(
    (entry) => entry.type === 'Declaration' && entry.property === 'display' && /flex/.test(generate(entry.value)),
  )

function declarationFeatures(entry: Declaration, rule: Rule | null): [string, Engine[]][] {
  const { property } = entry
  if (property.startsWith('--')) return valueFeatures(property, entry.value)
  const flexGap = /^((row|column)-)?gap$/.test(property) && rule !== null && isFlex(rule)
  return [
    [property, lacking(compatOf(properties, property))],
    ...(flexGap
      ? [['gap between flex items', lacking(compatOf(properties, 'gap', 'flex_context'))] as [string, Engine[]]]
      : []),
    ...valueFeatures(property, entry.value),
  ]
}

/** Whether the same rule has an older declaration of the property, as a fallback. */
function hasFallback(entry: Declaration, rule: Rule | null): boolean {
  const before = rule?.block.children.toArray() ?? []
  return before
    .slice(0, before.indexOf(entry))
    .some(
      (other) =>
        other.type === 'Declaration' &&
        (other.property === `-webkit-${entry.property}` ||
          (other.property === entry.property &&
            declarationFeatures(other, rule).every(([, engines]) => engines.length === 0))),
    )
}

/** The engines that skip the content of an @supports condition. */
const passedOver = (condition: string): Engine[] =>
  condition.startsWith('not')
    ? []
    : [...condition.matchAll(/\(([\w-]+):/g)].flatMap(([, property = '']) => lacking(compatOf(properties, property)))

/** All features that a style sheet uses and an engine lacks, except those in @supports and those with a fallback. */
export function styleFindings(text: string, file: string): Finding[] {
  const found = new Map<string, Finding>()
  const note = (feature: string, engines: Engine[], node: CssNode): void => {
    if (engines.length > 0 && !found.has(feature))
      found.set(feature, { feature, engines, where: `${file}: ${generate(node).slice(0, 160)}` })
  }
  /** The conditions of the enclosing @supports rules. */
  const asked: string[] = []
  walk(parse(text, { positions: false }), {
    enter(this: { rule: Rule | null }, node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') asked.push(node.prelude ? generate(node.prelude) : '')
        else note(`@${node.name}`, lacking(compatOf(atRules, node.name)), node.prelude ?? node)
      }
      if (node.type === 'Feature') note(`@media ${node.name}`, lacking(compatOf(atRules, 'media', node.name)), node)
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        note(`:${node.name}`, lacking(compatOf(selectors, node.name)), this.rule?.prelude ?? node)
      if (node.type === 'NestingSelector')
        note('&', lacking(compatOf(selectors, 'nesting')), this.rule?.prelude ?? node)
      if (node.type !== 'Declaration') return
      if (hasFallback(node, this.rule)) return
      const blind = asked.flatMap(passedOver)
      for (const [feature, engines] of declarationFeatures(node, this.rule))
        note(
          feature,
          engines.filter((engine) => !blind.includes(engine)),
          node,
        )
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked.pop()
    },
  })
  return [...found.values()]
}
