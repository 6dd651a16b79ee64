import { cell } from '../rules.ts'

/** The frequency of a variant in numbers that people can imagine, not only as a fraction or a percentage. */

/** The maximum number of dots; nobody can see at a glance how many more there are. */
const MAX_DOTS = 100

const FRACTION = /^(\d+)\s*[/／]\s*(\d+)$/
const PERCENT = /^(.+)[%％]$/

/** `0.027`, `1/37` or `2.7%` as a share of 1; NaN or 0 for anything else. */
function shareOf(text: string): number {
  const [, top, bottom] = FRACTION.exec(text) ?? []
  if (top && bottom) return Number(top) / Number(bottom)
  const [, percent] = PERCENT.exec(text) ?? []
  return percent ? Number(percent) / 100 : Number(text)
}

/** `n` of "one in n people"; null without a share, and for more than one half of the people. */
function oneIn(text: string): number | null {
  const share = shareOf(text.trim())
  return share > 0 && share <= 0.5 ? Math.round(1 / share) : null
}

/** The number of people that all texts use for one frequency; above 100 it has two significant digits. */
function shownIn(text: string): number | null {
  const exact = oneIn(text)
  return exact !== null && exact > MAX_DOTS ? Number(exact.toPrecision(2)) : exact
}

/**
 * The frequency for specialists: in words, as a fraction and in percent. A text without a frequency stays unchanged; an
 * empty text becomes 无 (REP-037).
 */
export function frequencyText(text: string): string {
  const people = shownIn(text)
  if (people === null) return cell(text)
  const percent = Number((shareOf(text.trim()) * 100).toPrecision(2))
  return `约每 ${people} 人中有 1 人（1/${people}，${percent}%）`
}

const CLASS = 40
const SCHOOL = 500
const CITY = 1_000_000

/**
 * A comparison with a familiar group. The sentence contains the size of the group, so it makes no claim about real
 * groups.
 */
function comparison(people: number): string {
  if (people < 50 * CLASS) return `按一个班 ${CLASS} 人算，差不多 ${Math.round(people / CLASS)} 个班里有 1 人`
  if (people < 100 * SCHOOL) return `按一所学校 ${SCHOOL} 人算，差不多 ${Math.round(people / SCHOOL)} 所学校里有 1 人`
  if (people <= CITY) return `按一座城市 100 万人算，全城差不多有 ${Math.round(CITY / people)} 人`
  return '按一座城市 100 万人算，平均全城不到 1 人'
}

export interface Frequency {
  sentence: string
  /** The number of dots, of which one is filled; 0 if there would be too many. */
  dots: number
}

export function frequencyOf(text: string): Frequency | null {
  const people = shownIn(text)
  if (people === null) return null
  const sentence = `约每 ${people} 人中有 1 人携带`
  return people <= MAX_DOTS
    ? { sentence: `${sentence}。`, dots: people }
    : { sentence: `${sentence}。${comparison(people)}。`, dots: 0 }
}
