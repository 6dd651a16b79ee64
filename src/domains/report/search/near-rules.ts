import { isLetters, type Named, type Pinyin, plainText } from './search-rules.ts'

/** The names nearest to a search term without a hit: a name inside a longer term, a homophone, a typing error. */

/** A lower rank is nearer. Only items of the nearest rank are suggested. */
const CONTAINED = 0
const HOMOPHONE = 1
const ONE_EDIT = 2

export interface NearMatch<T> {
  item: T
  rank: number
}

const MAX = 5

/** The sounds of a syllable of pinyin: an initial, which may be missing, and a final. `v` is typed for ü. */
const INITIAL = /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?/
const FINAL =
  /^(?:i(?:ang|ong|an|ao|ng|a|e|n|u)?|u(?:ang|an|ai|ei|i|n|o|a|e)?|v(?:e|an|n)?|a(?:ng|i|n|o)?|e(?:ng|i|n|r)?|o(?:ng|u)?)/

/**
 * The initials of a text in full pinyin; null for any other text. Longer syllables are tried first, so xian is one
 * syllable. The text is read from its end, so that each position is read only once: texts such as anan… have very many
 * readings.
 */
export function initialsOfPinyin(text: string): string | null {
  const after: (string | null)[] = Array.from({ length: text.length }, () => null)
  after.push('')
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const [onset = ''] = INITIAL.exec(text.slice(at, at + 2)) ?? []
    const start = at + onset.length
    const [longest = ''] = FINAL.exec(text.slice(start, start + 4)) ?? []
    for (let length = longest.length; length > 0 && after[at] === null; length -= 1) {
      const rest = after[start + length] ?? null
      if (rest !== null) after[at] = (text[at] ?? '') + rest
    }
  }
  return after[0] ?? null
}

/** Whether two texts differ by at most one character that is replaced, missing or added. */
function oneEdit(left: readonly string[], right: readonly string[]): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1) return false
  const at = short.findIndex((sign, index) => sign !== long[index])
  const from = at < 0 ? short.length : at
  const rest = long.slice(from + 1).join('')
  return rest === short.slice(short.length === long.length ? from + 1 : from).join('')
}

const runs = (signs: readonly string[], size: number): (readonly string[])[] =>
  Array.from({ length: Math.max(0, signs.length - size + 1) }, (_, from) => signs.slice(from, from + size))

/** Whether one character differs but has the same pinyin initial, so that an input method may offer both. */
function soundsAlike(run: readonly string[], typed: readonly string[], { initialsOf }: Pinyin): boolean {
  const other = run.flatMap((sign, at) => (sign === typed[at] ? [] : [at]))
  const [at] = other
  if (other.length !== 1 || at === undefined) return false
  const [one = '', two = ''] = [run[at], typed[at]].map((sign) => initialsOf(sign ?? '')[0] ?? '')
  return Array.from(one).some((letter) => two.includes(letter))
}

function rankOfChinese(
  name: string,
  typed: readonly string[],
  medicine: boolean,
  pinyin: Pinyin | null,
): number | null {
  const signs = Array.from(name)
  if (signs.length >= 2 && typed.join('').includes(name)) return CONTAINED
  const same = runs(signs, typed.length)
  if (typed.length >= 2 && pinyin && same.some((run) => soundsAlike(run, typed, pinyin))) return HOMOPHONE
  // Medicines of a family differ by one character that is not a homophone: 缬沙坦 is not 氯沙坦. A name with another first
  // character is another word: 肝硬化 is not 动脉硬化.
  const replaced = !medicine && typed.length >= 3 && same.some((run) => run[0] === typed[0] && oneEdit(run, typed))
  const longer = typed.length >= 3 ? runs(signs, typed.length + 1) : []
  const shorter = typed.length >= 4 ? runs(signs, typed.length - 1) : []
  // A name that has one character more or less at its start or end is another word: 洛伐他汀 is not 伐他汀.
  const others = [...longer, ...shorter].filter((run) => run[0] === typed[0] && run.at(-1) === typed.at(-1))
  return replaced || others.some((run) => oneEdit(run, typed)) ? ONE_EDIT : null
}

function rankOfLetters(name: string, typed: readonly string[]): number | null {
  if (name.length >= 5 && typed.join('').includes(name)) return CONTAINED
  if (typed.length < 5) return null
  const sizes = [typed.length - 1, typed.length, typed.length + 1]
  return sizes.some((size) => runs(Array.from(name), size).some((run) => oneEdit(run, typed))) ? ONE_EDIT : null
}

/** The rank of a Chinese name for letters: full pinyin, or initials of which one is wrong. */
function rankOfSound(name: string, typed: string, { initialsOf, initialsMatch }: Pinyin): number | null {
  const initials = initialsOf(name)
  const syllables = initialsOfPinyin(typed)
  if (syllables !== null && syllables.length >= 2) {
    const start = syllables.length === 2 ? initials.slice(0, 2) : initials
    if (initialsMatch(start, syllables)) return HOMOPHONE
  }
  const heard = Array.from(syllables ?? typed)
  if (heard.length < 4 || heard.length !== initials.length) return null
  return heard.filter((letter, at) => initials[at]?.includes(letter) !== true).length === 1 ? ONE_EDIT : null
}

function rankOf({ nameCn, nameEn, others = [], medicine = false }: Named, term: string, pinyin: Pinyin | null) {
  const typed = Array.from(term)
  const letters = isLetters(term)
  const ranks = [nameCn, nameEn, ...others].map(plainText).map((name) => {
    if (isLetters(name)) return letters ? rankOfLetters(name, typed) : null
    if (!letters) return rankOfChinese(name, typed, medicine, pinyin)
    return pinyin ? rankOfSound(name, term, pinyin) : null
  })
  const known = ranks.filter((rank) => rank !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** The items whose names are near to the term. Without the pinyin data, there are no homophones. */
export function nearTo<T>(
  items: readonly T[],
  named: (item: T) => Named,
  term: string,
  pinyin: Pinyin | null,
): NearMatch<T>[] {
  const wanted = plainText(term)
  if (wanted === '') return []
  return items.flatMap((item) => {
    const rank = rankOf(named(item), wanted, pinyin)
    return rank === null ? [] : [{ item, rank }]
  })
}

/** The items of the nearest rank, at most five. */
export function nearest<T>(all: readonly NearMatch<T>[]): T[] {
  const best = Math.min(...all.map(({ rank }) => rank))
  return all
    .filter(({ rank }) => rank === best)
    .slice(0, MAX)
    .map(({ item }) => item)
}
