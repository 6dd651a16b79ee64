import { type Category } from './report-ids.ts'
import { type Tone, toneOf } from './detail-rules.ts'
import { severities, type AnalysisResult } from './model.ts'
import { type ItemView, severityWord, visibleItems } from './rules.ts'

/** Finding one's way in a long list: search, filters, groups. */

export const MAX_TERM = 30

/** How a text is compared: full and half width, upper and lower case and blanks make no difference. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Letters alone may be the beginnings of a name's words in pinyin. */
export const isLetters = (term: string): boolean => /^[a-z0-9]*[a-z][a-z0-9]*$/.test(plainText(term))

/** What the data of pinyin can do, once it is there. */
export interface Pinyin {
  initialsOf: (text: string) => string[]
  initialsMatch: (initials: readonly string[], typed: string) => boolean
}

interface Named {
  nameCn: string
  nameEn: string
  genes: readonly string[]
}

/** Genes of each item: part of what it is found by. Locked results carry none. */
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

/** Prepared once for a list, so that each letter typed costs next to nothing. */
export function searchIndex<T>(items: readonly T[], named: (item: T) => Named, pinyin: Pinyin | null) {
  const entries = items.map((item) => {
    const { nameCn, nameEn, genes } = named(item)
    const texts = [nameCn, nameEn, ...genes].map(plainText)
    return { item, text: texts.join('\n'), initials: pinyin ? pinyin.initialsOf(nameCn) : null }
  })
  return (term: string): T[] => {
    const wanted = plainText(term)
    if (!wanted) return [...items]
    const byInitials = isLetters(term)
    return entries
      .filter(
        ({ text, initials }) =>
          text.includes(wanted) ||
          (byInitials && initials !== null && pinyin?.initialsMatch(initials, wanted) === true),
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
  item.locked ? LOCKED : item.severity ? severityWord(item.severity, category) : ''

/** A chip for each word of the category, the worst first, with how many there are; none for ancestry. */
export function filterChips(items: readonly ItemView[], category: Category): FilterChip[] {
  if (category === 'ANCESTRY') return []
  const chips = new Map<string, FilterChip>()
  for (const severity of [...severities].reverse())
    chips.set(severityWord(severity, category), {
      tone: toneOf({ severity, locked: false }, category),
      word: severityWord(severity, category),
      count: 0,
    })
  if (items.some((item) => item.locked)) chips.set(LOCKED, { tone: 'locked', word: LOCKED, count: 0 })
  for (const item of items) {
    const chip = chips.get(wordOf(item, category))
    if (chip) chip.count += 1
  }
  return [...chips.values()]
}

/** What a list shows: what was searched for or filtered is shown also when it is normal (REP-031). */
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

/** By class, in the order in which the classes come up; what is locked stands together at the end (REP-019). */
export function groupsOf(items: readonly ItemView[]): ItemGroup[] {
  const groups = new Map<string, ItemView[]>()
  for (const item of items) {
    const name = item.locked ? LOCKED : item.itemClass || '其他'
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups].map(([name, own]) => ({ name, items: own }))
}
