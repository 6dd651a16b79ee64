import { initialsMatch, initialsOf } from '#/shared/lib/pinyin.ts'
import type { AddressBookEntry } from './model.ts'

/** For names that begin with no letter. */
export const OTHER = '#'
export const NO_NAME = '没有名字'

/** Surnames that are read otherwise than their character alone; those of two characters first. */
const surnames: readonly (readonly [string, string])[] = [
  ...['单于c', '尉迟y', '长孙z', '万俟m', '澹台t'].map((one) => [one.slice(0, 2), one.slice(2)] as const),
  ...Array.from('曾z单s解x区o仇q朴p翟z查z盖g缪m召s乐y秘b冼x繁p种c薄b覃q折s逄p员y尉w佟t祭z'.matchAll(/(.)([a-z])/g)).map(
    ([, sign = '', letter = '']) => [sign, letter] as const,
  ),
]

const surnameLetter = (name: string): string | null => surnames.find(([sign]) => name.startsWith(sign))?.[1] ?? null

/** The letters of a name: of its surname as surnames are read, of Latin words the first. */
function initialsOfName(name: string): string[] {
  const initials = initialsOf(name.normalize('NFKC').replace(/([a-z])[a-z]+/gi, '$1'))
  const letter = surnameLetter(name)
  return letter === null ? initials : [letter + (initials[0] ?? ''), ...initials.slice(1)]
}

/** Under which letter a name stands: A to Z, or #. */
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
  /** What typed letters are compared with. */
  initials: readonly string[]
}

export interface Section {
  letter: string
  contacts: readonly Contact[]
}

const before = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
const sortKey = ({ initials, name }: Contact): string => `${initials.map(([letter = '']) => letter).join('')} ${name}`

/** Contacts in the order of their letters; made once for a list, so that each typed letter is cheap. */
export function contactsOf(entries: readonly AddressBookEntry[]): Contact[] {
  const contacts = entries.map(({ name, mobile }) => ({
    name: name.trim() || NO_NAME,
    mobile: mobile.trim(),
    letter: name.trim() ? letterOf(name) : OTHER,
    initials: name.trim() ? initialsOfName(name.trim()) : [],
  }))
  const keys = new Map(contacts.map((contact) => [contact, sortKey(contact)]))
  const last = (contact: Contact) => Number(contact.letter === OTHER)
  return contacts.sort(
    (a, b) => last(a) - last(b) || before(a.letter, b.letter) || before(keys.get(a) ?? '', keys.get(b) ?? ''),
  )
}

/** Sorted contacts by letter. */
export function sectionsOf(contacts: readonly Contact[]): Section[] {
  const sections = new Map<string, Contact[]>()
  for (const contact of contacts) {
    const section = sections.get(contact.letter)
    if (section) section.push(contact)
    else sections.set(contact.letter, [contact])
  }
  return [...sections].map(([letter, own]) => ({ letter, contacts: own }))
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Contacts whose name has the term, whose letters do, or whose number does. */
export function foundIn(contacts: readonly Contact[], term: string): readonly Contact[] {
  const wanted = plain(term)
  if (wanted === '') return contacts
  const digits = /^[\d+-]+$/.test(wanted) ? digitsOf(wanted) : ''
  const letters = /^[a-z]+$/.test(wanted)
  return contacts.filter(
    ({ name, mobile, initials }) =>
      plain(name).includes(wanted) ||
      (digits !== '' && digitsOf(mobile).includes(digits)) ||
      (letters && initialsMatch(initials, wanted)),
  )
}

/** A number that others may see over the shoulder: `139****0001`; a short one keeps its last two digits. */
export const maskedNumber = (number: string): string =>
  /^\d{11}$/.test(number) ? `${number.slice(0, 3)}****${number.slice(-4)}` : `****${number.slice(-2)}`

/** The letter at a height of the strip: 0 is its top, 1 its end. */
export const letterAt = (letters: readonly string[], share: number): string =>
  letters[Math.min(letters.length - 1, Math.max(0, Math.floor(share * letters.length)))] ?? ''
