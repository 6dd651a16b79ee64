import { itemTitle, type ItemView, visibleItems } from '../rules.ts'
import { missOf } from '../search/miss-rules.ts'
import { plainText } from '../search/search-rules.ts'
import { genericOf, otherNames } from '../words/names/medicine-names.ts'
import type { Voice } from '../words/person/voice-rules.ts'
import { type Medicine, MAX_MEDICINES } from './medicine-list.ts'

const LONGEST_NAME = 30

/** A search without hits does not prove absence, and the text must not sound like a permission. */
export const NOT_LISTED = '这个名字没有和报告里的药对上，请核对药盒上的通用名；没对上不代表安全，请问医生或药师'

/**
 * Shown for a name that no medicine of the report has; a name that the search knows has the same text in the search.
 * @param full whether every item of the report is known.
 */
export function notListedText(name: string, full: boolean): string {
  if (!genericOf(name)) return NOT_LISTED
  const { head, text } = missOf(name, { category: 'PHARMACOGENOMICS', near: false, full })
  return `${head}；${text}`
}

/** The text on the doctor's sheet for a name that the report does not have, without the advice to ask a doctor. */
const NOT_IN_REPORT = '这个名字没有和报告里的药对上，没有基因结果，不代表安全'

/**
 * Signs of an emergency with any medicine: anaphylaxis, a severe skin reaction, bleeding, a clot, and the effects of
 * too much of a medicine on brain and breathing (NHS pages "Anaphylaxis", "Stevens-Johnson syndrome", "Side effects of
 * warfarin", "When to call 999").
 */
export const EMERGENCY =
  '喘不上气，脸、嘴或喉咙肿，皮肤大片起疹、起泡，吐血、大便发黑或止不住的出血，突然胸痛、脸歪、一侧手脚没力气，昏倒、抽搐或叫不醒。把正在用的药带上给医生看。'

const UNCHECKED = '和别的药一起用会不会互相影响，这份报告没有检查'

/**
 * Shown as soon as one medicine is noted: the report looks at each medicine alone, and the person may take other
 * medicines without having noted them.
 */
export const NOT_COMBINED = `${UNCHECKED}，请让医生或药师把全部的药看一遍`

const STILL_LOCKED = '报告里有这种药，结果还没有解锁'

export const tidyName = (text: string): string =>
  Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, LONGEST_NAME).join('').trim()

type Named = Pick<ItemView, 'id' | 'nameCn' | 'nameEn'>

const namesOf = ({ nameCn, nameEn }: Named): string[] =>
  [nameCn, nameEn, ...otherNames(nameCn)].map(plainText).filter(Boolean)

/**
 * The report's medicine with this generic, English, trade or former name; a known name may have salt and dosage form
 * after it.
 */
export function findByName<T extends Named>(items: readonly T[], name: string): T | null {
  const wanted = [name, genericOf(name)].map(plainText).filter(Boolean)
  return items.find((item) => namesOf(item).some((own) => wanted.includes(own))) ?? null
}

/** Returns a function that checks whether an item is in the list, by its id or by a noted name. */
export function isInUse(list: readonly Medicine[]): (item: Named) => boolean {
  const ids = new Set(list.map(({ id }) => id))
  const names = new Set(list.map(({ name }) => plainText(name)).filter(Boolean))
  return (item) => ids.has(item.id) || namesOf(item).some((name) => names.has(name))
}

export const isFull = (list: readonly Medicine[]): boolean => list.length >= MAX_MEDICINES

function withOne(list: readonly Medicine[], medicine: Medicine): readonly Medicine[] {
  const known = list.some(({ id, name }) => (id && id === medicine.id) || plainText(name) === plainText(medicine.name))
  return known || isFull(list) ? list : [...list, medicine]
}

export function withToggled(list: readonly Medicine[], item: Named): readonly Medicine[] {
  if (!isInUse(list)(item)) return withOne(list, { id: item.id, name: item.nameCn || item.nameEn })
  return list.filter((medicine) => !isInUse([medicine])(item))
}

/** Adds a typed name; a name of the report's medicines adds that item. */
export function withTypedName(
  list: readonly Medicine[],
  text: string,
  items: readonly ItemView[],
): readonly Medicine[] {
  const name = tidyName(text)
  const item = findByName(items, name)
  if (item) return isInUse(list)(item) ? list : withToggled(list, item)
  return plainText(name) ? withOne(list, { id: '', name }) : list
}

export const withoutName = (list: readonly Medicine[], name: string): readonly Medicine[] =>
  list.filter((medicine) => medicine.name !== name)

export interface SplitMedicines {
  /** The report's items in the list, including locked items; the worst first. */
  found: ItemView[]
  absent: string[]
}

/**
 * Splits the noted medicines into items of the report and other names. The report may have changed since the medicine
 * was noted.
 */
export function splitByReport(list: readonly Medicine[], items: readonly ItemView[]): SplitMedicines {
  const found = list.length > 0 ? items.filter(isInUse(list)) : []
  const absent = list.filter((medicine) => !found.some(isInUse([medicine]))).map(({ name }) => name)
  return { found: visibleItems(found, true), absent: [...new Set(absent)] }
}

/** For the doctor's sheet: the medicines with a result, and the names of all other medicines with the reason. */
export function forDoctor(list: readonly Medicine[], items: readonly ItemView[]) {
  const { found, absent } = splitByReport(list, items)
  return {
    found: found.filter(({ locked }) => !locked),
    others: [
      ...found.filter(({ locked }) => locked).map((item) => ({ name: itemTitle(item), why: STILL_LOCKED })),
      ...absent.map((name) => ({ name, why: NOT_IN_REPORT })),
    ],
  }
}

export function inUseHeading({ kind, who }: Voice): string {
  if (kind === 'self') return '我在用的药'
  return kind === 'child' || kind === 'named' ? `${who}在用的药` : '在用的药'
}

/** The heading on the doctor's sheet, which never contains a name. */
export const sheetInUseHeading = (voice: Voice): string => (voice.kind === 'named' ? '在用的药' : inUseHeading(voice))

export function sheetNote(list: readonly Medicine[]): string {
  if (list.length === 0) return '没有记下在用的药，请问本人或家属。'
  return `${UNCHECKED}。`
}

export function inUseLabel({ kind, who }: Voice): string {
  if (kind === 'self') return '我在用这种药'
  return kind === 'child' || kind === 'named' ? `${who}在用这种药` : '在用这种药'
}
