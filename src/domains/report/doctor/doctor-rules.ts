import { hasFindings } from '../categories.ts'
import { geneName } from '../gene-rules.ts'
import type { AnalysisResult, CategorySummary } from '../model.ts'
import { type Category, toCategory } from '../report-ids.ts'
import { cell, itemsOf, type ItemView } from '../rules.ts'

/** The page for a doctor: built on the phone from the report, sent to nobody. */

export interface Finding {
  key: string
  gene: string
  /** rs number or position of a variant. */
  place: string
  /** Genotype, or the kind of variant. */
  genotype: string
  effect: string
}

export interface DoctorEntry {
  view: ItemView
  category: Category
  findings: Finding[]
}

/** Genes with a variant first, then the tested loci. */
function findingsOf(results: readonly AnalysisResult[]): Finding[] {
  const genes = results
    .flatMap((result) => result.causalGenes)
    .filter((gene) => gene.positive)
    .map((gene) => ({
      gene: cell(geneName(gene)),
      place: cell(gene.causalManualParamEntityDTO?.mutationPosition || gene.mutationPosition),
      genotype: cell(gene.mutationType),
      effect: cell(gene.mutationProof),
    }))
  const loci = results
    .flatMap((result) => result.locusInfo)
    .map(({ gene, rsId, genotype, effect }) => ({
      gene: cell(gene),
      place: cell(rsId),
      genotype: cell(genotype),
      effect: cell(effect),
    }))
  return [...genes, ...loci].map((finding, at) => ({ key: `${at}-${finding.gene}`, ...finding }))
}

/** The entries of a category for a doctor; nothing locked, and no ancestry. */
export function doctorEntries(results: readonly AnalysisResult[], category: Category): DoctorEntry[] {
  if (!hasFindings(category)) return []
  return itemsOf(results, category)
    .filter((view) => !view.locked)
    .map((view) => ({
      view,
      category,
      findings: findingsOf(results.filter((result) => result.detectionItemId === view.id)),
    }))
}

const weight = { RISK: 0, CONCERN: 1, NORMAL: 2 } as const

/** Only abnormal results, the worst first. */
export const nonTypical = (entries: readonly DoctorEntry[]): DoctorEntry[] =>
  entries
    .filter(({ view }) => view.severity !== null && view.severity !== 'NORMAL')
    .sort((a, b) => weight[a.view.severity ?? 'NORMAL'] - weight[b.view.severity ?? 'NORMAL'])

/** The categories that may have entries for a doctor. */
export const doctorCategories = (summaries: readonly CategorySummary[]): Category[] =>
  summaries
    .filter((summary) => summary.unlockedNumber > 0 && hasFindings(summary.category))
    .flatMap(({ category }) => toCategory(category) ?? [])
