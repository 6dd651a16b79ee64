import { refusedCount } from '#/shared/api/refused-entries.ts'
import { hasFindings, isCarrierCategory, traits, traitsOf } from '../results/categories.ts'
import { type Mode, modeOfResults } from '../genes/mode-rules.ts'
import { detailOf } from '../results/item-rules.ts'
import { geneName } from '../genes/gene-rules.ts'
import { carriedIn } from '../words/person/pregnancy-rules.ts'
import type { AnalysisResult, CategorySummary, ReportItem } from '../model.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { isClear, cell, itemsOf, type ItemView, mayHaveResults } from '../rules.ts'
import { withAddress } from '../words/person/voice-rules.ts'
import { mostUrgentFirst, type Situation } from '../words/urgency-rules.ts'

/** The doctor's sheet. The sheet is made on the phone from the report and not sent to a server. */

export interface Finding {
  key: string
  gene: string
  /** The rs number or the position of a variant. */
  place: string
  /** The genotype, or the kind of variant. */
  genotype: string
  effect: string
}

export interface DoctorEntry {
  view: ItemView
  category: Category
  findings: Finding[]
  mode: Mode
  positive: boolean
  /** Whether a part of the list could not be read: the part may be about this item. */
  unreadable: boolean
}

function findingsOf(results: readonly AnalysisResult[]): Finding[] {
  const genes = results
    .flatMap((result) => result.causalGenes)
    .filter((gene) => gene.positive)
    .map((gene) => ({
      gene: cell(geneName(gene)),
      place: cell(gene.causalManualParamEntityDTO?.mutationPosition || gene.mutationPosition),
      genotype: cell(gene.mutationType),
      effect: gene.mutationProof.trim() ? `依据：${gene.mutationProof.trim()}` : cell(''),
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

/** The entries of a category on the doctor's sheet; without locked items and ancestry. */
export function doctorEntries(results: readonly AnalysisResult[], category: Category): DoctorEntry[] {
  if (!hasFindings(category)) return []
  const unreadable = refusedCount(results) > 0
  return itemsOf(results, category)
    .filter((view) => !view.locked)
    .map((view) => {
      const own = results.filter((result) => result.detectionItemId === view.id)
      const positive = isCarrierCategory(category) && own.some(({ causalGenes }) => !isClear(causalGenes))
      return { view, category, findings: findingsOf(own), mode: modeOfResults(own), positive, unreadable }
    })
}

/**
 * A text of the laboratory, reworded for the doctor's sheet: laboratory texts address the tested person or a parent.
 * @param child whether the report is a child's, whose texts address the parents.
 */
export const forDoctor = (text: string, child: boolean): string => withAddress(text, child ? '家长' : '受检者')

/** The same entry with the mode of inheritance from the texts of the whole item, which a list does not contain. */
export function withMode(entry: DoctorEntry, item: ReportItem | null): DoctorEntry {
  const detail = item && detailOf(item, entry.view.id, entry.category)
  const carried = detail && carriedIn(detail)
  return carried ? { ...entry, mode: carried.mode } : entry
}

/** Whether an entry has a found variant, whatever the severity of its item, or an abnormal severity. */
const isFound = ({ view, positive }: DoctorEntry): boolean =>
  positive || (view.severity !== null && view.severity !== 'NORMAL')

export const nonTypical = (entries: readonly DoctorEntry[], known: Situation): DoctorEntry[] =>
  mostUrgentFirst(entries.filter(isFound), known)

interface InUse {
  found: readonly ItemView[]
  others: readonly { name: string; why: string }[]
}

export interface DoctorMedicines {
  /** Includes ordinary results: a doctor asks about every medicine in use. */
  entries: DoctorEntry[]
  others: InUse['others']
}

const isAmong =
  (found: readonly ItemView[]) =>
  ({ view, category }: DoctorEntry): boolean =>
    traits[category].medicines === true && found.some(({ id }) => id === view.id)

export const medicinesFirst = (entries: readonly DoctorEntry[], { found, others }: InUse): DoctorMedicines => ({
  entries: found.flatMap((item) => entries.find((entry) => isAmong([item])(entry)) ?? []),
  others,
})

/** All other entries, so that no entry appears twice on the sheet. */
export const withoutMedicines = (entries: readonly DoctorEntry[], { found }: InUse): DoctorEntry[] =>
  entries.filter((entry) => !isAmong(found)(entry))

/**
 * The categories that may have entries on the doctor's sheet.
 * @param inUse whether medicines are noted: their list is then read even if it is locked, so that a locked medicine
 * does not count as missing.
 */
export const doctorCategories = (summaries: readonly CategorySummary[], inUse = false): Category[] =>
  summaries
    .filter(
      (summary) =>
        (mayHaveResults(summary) && hasFindings(summary.category)) ||
        (inUse && traitsOf(summary.category)?.medicines === true),
    )
    .flatMap(({ category }) => toCategory(category) ?? [])
