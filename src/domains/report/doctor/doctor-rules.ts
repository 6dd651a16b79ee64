import { hasFindings, traits, traitsOf } from '../categories.ts'
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

/**
 * A text of the laboratory on the sheet: the doctor who reads it is neither the tested person nor a parent, and the sheet
 * names nobody.
 * @param child a report of a child, whose texts address the parents.
 */
export const forDoctor = (text: string, child: boolean): string => text.replaceAll('您', child ? '家长' : '受检者')

const weight = { RISK: 0, CONCERN: 1, NORMAL: 2 } as const

/** Only abnormal results, the worst first. */
export const nonTypical = (entries: readonly DoctorEntry[]): DoctorEntry[] =>
  entries
    .filter(({ view }) => view.severity !== null && view.severity !== 'NORMAL')
    .sort((a, b) => weight[a.view.severity ?? 'NORMAL'] - weight[b.view.severity ?? 'NORMAL'])

/** What the noted medicines are in this report: the items it has, and the names without a result. */
export interface InUse {
  found: readonly ItemView[]
  others: readonly { name: string; why: string }[]
}

export interface DoctorMedicines {
  /** Also ordinary results: a doctor asks about every medicine in use. */
  entries: DoctorEntry[]
  others: InUse['others']
}

const isAmong =
  (found: readonly ItemView[]) =>
  ({ view, category }: DoctorEntry): boolean =>
    traits[category].medicines === true && found.some(({ id }) => id === view.id)

/** The entries of the medicines in use, in their order. */
export const medicinesFirst = (entries: readonly DoctorEntry[], { found, others }: InUse): DoctorMedicines => ({
  entries: found.flatMap((item) => entries.find((entry) => isAmong([item])(entry)) ?? []),
  others,
})

/** All other entries: nothing stands on the page twice. */
export const withoutMedicines = (entries: readonly DoctorEntry[], { found }: InUse): DoctorEntry[] =>
  entries.filter((entry) => !isAmong(found)(entry))

/**
 * The categories that may have entries for a doctor.
 * @param inUse medicines are noted: a locked one must not count as missing, so their list is read in any case.
 */
export const doctorCategories = (summaries: readonly CategorySummary[], inUse = false): Category[] =>
  summaries
    .filter(
      ({ category, unlockedNumber }) =>
        (unlockedNumber > 0 && hasFindings(category)) || (inUse && traitsOf(category)?.medicines === true),
    )
    .flatMap(({ category }) => toCategory(category) ?? [])
