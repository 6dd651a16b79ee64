import { type CssNode, type Declaration, generate, parse, type Rule, walk } from 'css-tree'
import { bcd, compatOf, type Engine, type Finding, enginesWithout } from './compat.ts'

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
      if (feature) found.push([`unit ${node.unit}`, enginesWithout(compatOf(types, 'length', feature))])
    }
    if (node.type === 'Function') found.push([`${node.name}()`, enginesWithout(functionFeature(node.name))])
    if (node.type === 'Identifier')
      found.push([`${property}: ${node.name}`, enginesWithout(compatOf(properties, property, node.name))])
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
    [property, enginesWithout(compatOf(properties, property))],
    ...(flexGap
      ? [['gap between flex items', enginesWithout(compatOf(properties, 'gap', 'flex_context'))] as [string, Engine[]]]
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
const enginesThatSkip = (condition: string): Engine[] =>
  condition.startsWith('not')
    ? []
    : [...condition.matchAll(/\(([\w-]+):/g)].flatMap(([, property = '']) =>
        enginesWithout(compatOf(properties, property)),
      )

/** All features that a style sheet uses and an engine lacks, except those in @supports and those with a fallback. */
export function styleFindings(text: string, file: string): Finding[] {
  const found = new Map<string, Finding>()
  const addFinding = (feature: string, engines: Engine[], node: CssNode): void => {
    if (engines.length > 0 && !found.has(feature))
      found.set(feature, { feature, engines, where: `${file}: ${generate(node).slice(0, 160)}` })
  }
  /** The conditions of the enclosing @supports rules. */
  const supportsConditions: string[] = []
  walk(parse(text, { positions: false }), {
    enter(this: { rule: Rule | null }, node: CssNode) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') supportsConditions.push(node.prelude ? generate(node.prelude) : '')
        else addFinding(`@${node.name}`, enginesWithout(compatOf(atRules, node.name)), node.prelude ?? node)
      }
      if (node.type === 'Feature')
        addFinding(`@media ${node.name}`, enginesWithout(compatOf(atRules, 'media', node.name)), node)
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        addFinding(`:${node.name}`, enginesWithout(compatOf(selectors, node.name)), this.rule?.prelude ?? node)
      if (node.type === 'NestingSelector')
        addFinding('&', enginesWithout(compatOf(selectors, 'nesting')), this.rule?.prelude ?? node)
      if (node.type !== 'Declaration') return
      if (hasFallback(node, this.rule)) return
      const blind = supportsConditions.flatMap(enginesThatSkip)
      for (const [feature, engines] of declarationFeatures(node, this.rule))
        addFinding(
          feature,
          engines.filter((engine) => !blind.includes(engine)),
          node,
        )
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') supportsConditions.pop()
    },
  })
  return [...found.values()]
}
