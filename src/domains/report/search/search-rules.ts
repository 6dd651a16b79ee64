import { grouped } from '#/shared/lib/grouped.ts'
import { hasFindings } from '../results/categories.ts'
import { type Category } from '../source/report-ids.ts'
import { type Tone, toneOf } from '../results/detail-rules.ts'
import type { AnalysisResult } from '../model.ts'
import { severities } from '../results/severities.ts'
import { type ItemView, severityWord, visibleItems } from '../rules.ts'

/** Normalizes a text for comparison: ignores full and half width, case and blanks. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** A term that consists of letters may be pinyin initials. */
export const isLetters = (term: string): boolean => /^[a-z0-9]*[a-z][a-z0-9]*$/.test(plainText(term))

export interface Pinyin {
  initialsOf: (text: string) => string[]
  initialsMatch: (initials: readonly string[], typed: string) => boolean
}

export interface Named {
  nameCn: string
  nameEn: string
  genes: readonly string[]
  /** Further names, which are also found by their initials. */
  others?: readonly string[]
  /** Whether the item is a medicine; a name that differs by one character may then be another medicine. */
  medicine?: boolean
}

/** The genes of each item, for the search; locked results have none. */
export function genesOf(results: readonly AnalysisResult[]): Map<string, string[]> {
  const genes = new Map<string, string[]>()
  for (const { detectionItemId: id, locked, locusInfo, causalGenes } of results)
    if (!locked)
      genes.set(id, [
        ...(genes.get(id) ?? []),
        ...locusInfo.map(({ gene }) => gene),
        ...causalGenes.map(({ name }) => name),
      ])
  return genes
}

/** The search index of a list; it is built once, so that each typed letter needs little time. */
export function searchIndex<T>(items: readonly T[], named: (item: T) => Named, pinyin: Pinyin | null) {
  const entries = items.map((item) => {
    const { nameCn, nameEn, genes, others = [] } = named(item)
    const texts = [nameCn, nameEn, ...others, ...genes].map(plainText)
    return { item, text: texts.join('\n'), initials: pinyin ? [nameCn, ...others].map(pinyin.initialsOf) : null }
  })
  return (term: string): T[] => {
    const wanted = plainText(term)
    if (!wanted) return [...items]
    const byInitials = isLetters(term)
    return entries
      .filter(
        ({ text, initials }) =>
          text.includes(wanted) ||
          (byInitials && initials !== null && initials.some((one) => pinyin?.initialsMatch(one, wanted) === true)),
      )
      .map(({ item }) => item)
  }
}

const LOCKED = '未解锁'

export interface FilterChip {
  tone: Tone
  word: string
  count: number
}

const wordOf = (item: ItemView, category: Category): string =>
  item.locked ? LOCKED : (item.levelSubstitute ?? (item.severity ? severityWord(item.severity, category) : ''))

/**
 * A chip for each word of the category with its count, the worst first; none for ancestry. Then a chip for each reason
 * why items show no level (decision 543), so that the counts add up to all items. If an unlocked item has a hidden
 * result, a count of 0 is left out, because it would say that something is absent.
 */
export function filterChips(items: readonly ItemView[], category: Category): FilterChip[] {
  if (!hasFindings(category)) return []
  const chips = new Map<string, FilterChip>()
  for (const severity of [...severities].reverse())
    chips.set(severityWord(severity, category), {
      tone: toneOf({ severity, locked: false }, category),
      word: severityWord(severity, category),
      count: 0,
    })
  for (const { locked, levelSubstitute: word } of items)
    if (!locked && word) chips.set(word, { tone: 'unopened', word, count: 0 })
  if (items.some((item) => item.locked)) chips.set(LOCKED, { tone: 'locked', word: LOCKED, count: 0 })
  for (const item of items) {
    const chip = chips.get(wordOf(item, category))
    if (chip) chip.count += 1
  }
  const unseen = items.some(({ locked, severity }) => !locked && severity === null)
  return [...chips.values()].filter(({ count }) => count > 0 || !unseen)
}

/** The shown items; a search or a filter includes normal items (REP-031). */
export function listed(
  items: readonly ItemView[],
  category: Category,
  word: string,
  showAll: boolean,
  searching: boolean,
) {
  const wanted = word ? items.filter((item) => wordOf(item, category) === word) : items
  return visibleItems(wanted, showAll || searching || word !== '')
}

export interface ItemGroup {
  name: string
  items: ItemView[]
}

/** Groups by class, in the order of first appearance; locked items together at the end (REP-019). */
export function groupsOf(items: readonly ItemView[]): ItemGroup[] {
  const groups = grouped(items, ({ locked, itemClass }) => (locked ? LOCKED : itemClass || '其他'))
  return [...groups].map(([name, own]) => ({ name, items: own }))
}
