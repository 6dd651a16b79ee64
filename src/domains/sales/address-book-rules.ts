import { initialsMatch, initialsOf } from '#/shared/lib/pinyin.ts'
import { grouped } from '#/shared/lib/grouped.ts'
import type { AddressBookEntry } from './model.ts'

/** The heading of names that begin with no letter. */
const OTHER = '#'
const NO_NAME = '没有名字'

/** Surnames with an irregular pronunciation, each with a character of the same sound; long surnames first. */
const surnames: readonly (readonly [name: string, sounds: string])[] = [
  ...['单于蝉', '尉迟玉', '长孙掌', '万俟莫', '澹台谈'].map((one) => [one.slice(0, 2), one.slice(2)] as const),
  ...Array.from(
    '曾增单善解谢区欧仇求朴瓢翟宅查渣盖葛缪妙召绍乐月秘必冼显繁婆种虫薄博覃秦折舌逄旁员运尉魏佟童祭债'.matchAll(
      /(.)(.)/g,
    ),
  ).map(([, sign = '', sounds = '']) => [sign, sounds] as const),
]

/** The name with its surname replaced by its pronunciation. */
function asRead(name: string): string {
  const found = surnames.find(([sign]) => name.startsWith(sign))
  return found ? found[1] + name.slice(found[0].length) : name
}

/** The initials of a name. Its surname is read as a surname, and of each Latin word only the first letter is used. */
function initialsOfName(name: string): string[] {
  const plainName = name.normalize('NFKC').replace(/([a-z])[a-z]+/gi, '$1')
  const initials = initialsOf(plainName)
  const [letter] = initialsOf(asRead(plainName))
  const [first = '', ...others] = initials
  return letter === undefined || first.startsWith(letter) ? initials : [letter + first, ...others]
}

/** The letter under which a name is listed: A to Z, or #. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim()
  const [letter = ''] = initialsOfName(name.trim())[0] ?? ''
  const begins = initialsOf(first).length > 0
  return begins && /[a-z]/.test(letter) ? letter.toUpperCase() : OTHER
}

export interface Contact {
  name: string
  mobile: string
  letter: string
  /** The initials that a typed term is compared with. */
  initials: readonly string[]
}

export interface Section {
  letter: string
  contacts: readonly Contact[]
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
/** Sorts by the pronunciation of each character; Latin names come first. */
const bySound = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** Contacts sorted by letter; computed once for a list, so that each typed letter is cheap. */
export function contactsOf(entries: readonly AddressBookEntry[]): Contact[] {
  const contacts = entries.map(({ name, mobile }) => ({
    name: name.trim() || NO_NAME,
    mobile: mobile.trim(),
    letter: name.trim() ? letterOf(name) : OTHER,
    initials: name.trim() ? initialsOfName(name.trim()) : [],
  }))
  const last = (contact: Contact) => Number(contact.letter === OTHER)
  return contacts.sort(
    (a, b) => last(a) - last(b) || compareTexts(a.letter, b.letter) || bySound.compare(asRead(a.name), asRead(b.name)),
  )
}

export const sectionsOf = (contacts: readonly Contact[]): Section[] =>
  [...grouped(contacts, ({ letter }) => letter)].map(([letter, own]) => ({ letter, contacts: own }))

const plainText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
const digitsOf = (text: string): string => text.replace(/\D/g, '')

export function foundIn(contacts: readonly Contact[], term: string): readonly Contact[] {
  const wanted = plainText(term)
  if (wanted === '') return contacts
  const digits = /^[\d+-]+$/.test(wanted) ? digitsOf(wanted) : ''
  const letters = /^[a-z]+$/.test(wanted)
  return contacts.filter(
    ({ name, mobile, initials }) =>
      plainText(name).includes(wanted) ||
      (digits !== '' && digitsOf(mobile).includes(digits)) ||
      (letters && initialsMatch(initials, wanted)),
  )
}

/** Masked for people near the screen: `139****0001`; a number without 11 digits shows its last two digits. */
export const maskedNumber = (number: string): string =>
  /^\d{11}$/.test(number) ? `${number.slice(0, 3)}****${number.slice(-4)}` : `****${number.slice(-2)}`

/** The letter at a position of the strip, from 0 (top) to 1 (bottom). */
export const letterAt = (letters: readonly string[], share: number): string =>
  letters[Math.min(letters.length - 1, Math.max(0, Math.floor(share * letters.length)))] ?? ''
