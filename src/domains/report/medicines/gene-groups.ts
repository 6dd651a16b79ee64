import { geneName } from '../genes/gene-rules.ts'
import type { AnalysisResult, Severity } from '../model.ts'
import { severities } from '../results/severities.ts'
import type { ItemView } from '../rules.ts'
import { plainText } from '../search/search-rules.ts'

/** Medicines grouped by the genes that the report names for them. The app does not compute loci or genotypes itself. */

interface GeneLine {
  /** The rs number or the position of a variant. */
  place: string
  genotype: string
  /** The laboratory's texts about the genotype, such as the type of metaboliser; they may differ between medicines. */
  effects: string[]
}

export interface GeneGroup {
  /** Empty if the report names no gene for these medicines. */
  gene: string
  lines: GeneLine[]
  items: ItemView[]
}

/** Words that the laboratory writes for "no gene". */
const NONE = /^(无|未知|n\/?a|[-—–/.]*)$/i

interface VariantFact {
  gene: string
  place: string
  genotype: string
  effect: string
}

/** The genes of a result with the variants in each; entries that name no gene are left out. */
const toldBy = ({ locusInfo, causalGenes }: AnalysisResult): VariantFact[] =>
  [
    ...causalGenes.map((gene) => ({
      gene: geneName(gene),
      place: gene.positive ? gene.causalManualParamEntityDTO?.mutationPosition || gene.mutationPosition : '',
      genotype: gene.positive ? gene.mutationType.trim() || '检出变异' : '',
      effect: '',
    })),
    ...locusInfo.map(({ gene, rsId, genotype, effect }) => ({ gene, place: rsId, genotype, effect })),
  ].filter(({ gene }) => !NONE.test(gene.trim()))

const rank = (severity: Severity | null): number => (severity ? severities.indexOf(severity) : -1)
const worst = ({ items }: GeneGroup): number => Math.max(...items.map((item) => rank(item.severity)))

interface Open {
  group: GeneGroup
  lines: Map<string, GeneLine>
  ids: Set<string>
}

function open(groups: Map<string, Open>, gene: string): Open {
  const key = plainText(gene)
  const group = groups.get(key) ?? {
    group: { gene: gene.trim(), lines: [], items: [] },
    lines: new Map<string, GeneLine>(),
    ids: new Set<string>(),
  }
  groups.set(key, group)
  return group
}

function addItem({ group, ids }: Open, item: ItemView): void {
  if (!ids.has(item.id)) group.items.push(item)
  ids.add(item.id)
}

function addLine({ group, lines }: Open, { place, genotype, effect }: VariantFact): void {
  if ((genotype + effect).trim() === '') return
  const key = [place, genotype].map(plainText).join('|')
  const line = lines.get(key) ?? { place: place.trim(), genotype: genotype.trim(), effects: [] }
  if (!lines.has(key)) group.lines.push(line)
  lines.set(key, line)
  if (effect.trim() && !line.effects.includes(effect.trim())) line.effects.push(effect.trim())
}

/**
 * The unlocked items by gene: the gene with the worst result first, items without a gene last. A locked item has no
 * known gene; it is counted separately.
 */
export function geneGroups(results: readonly AnalysisResult[], items: readonly ItemView[]): GeneGroup[] {
  const told = new Map<string, VariantFact[]>()
  for (const result of results)
    told.set(result.detectionItemId, [...(told.get(result.detectionItemId) ?? []), ...toldBy(result)])
  const groups = new Map<string, Open>()
  const without: GeneGroup = { gene: '', lines: [], items: [] }
  for (const item of items.filter(({ locked }) => !locked)) {
    const own = told.get(item.id) ?? []
    if (own.length === 0) without.items.push(item)
    for (const line of own) {
      const group = open(groups, line.gene)
      addItem(group, item)
      addLine(group, line)
    }
  }
  const named = [...groups.values()].map(({ group }) => group)
  named.sort((a, b) => worst(b) - worst(a) || b.items.length - a.items.length)
  return without.items.length > 0 ? [...named, without] : named
}
