import { textOfMarkup } from '#/shared/lib/safe/markup.ts'
import type { Item } from './model.ts'
import { type Category, treeOf } from './rules.ts'

export interface Piece {
  text: string
  hit: boolean
}

/** Normalizes a text for comparison: full and half width, upper and lower case are equal. */
const plainText = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Normalized letters, each with its position in the text: one character may become several letters. */
function lettersOf(text: string): { letters: string; at: number[] } {
  let letters = ''
  const at: number[] = []
  let index = 0
  for (const sign of text) {
    const written = plainText(sign)
    letters += written
    for (let count = 0; count < written.length; count += 1) at.push(index)
    index += sign.length
  }
  at.push(text.length)
  return { letters, at }
}

/** The words of a search; a result must contain all of them. */
export const wordsOf = (term: string): string[] => [...new Set(plainText(term).split(/\s+/).filter(Boolean))]

/** Start and end of each hit in the text, sorted. */
function hitsIn(text: string, words: readonly string[]): [start: number, end: number][] {
  const { letters, at } = lettersOf(text)
  const hits: [number, number][] = []
  for (const word of words)
    for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + word.length)) {
      const start = at[from] ?? 0
      // The end of the character that the last letter comes from.
      const end = at.slice(from + word.length).find((place) => place > (at[from + word.length - 1] ?? 0))
      hits.push([start, end ?? text.length])
    }
  return hits.sort(([a], [b]) => a - b)
}

/** Splits a text into pieces; overlapping hits are joined. */
export function splitAtHits(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const [start, end] of hitsIn(text, words)) {
    if (end <= done) continue
    const from = Math.max(start, done)
    if (from > done) pieces.push({ text: text.slice(done, from), hit: false })
    const last = pieces.at(-1)
    if (last?.hit && from === done) last.text += text.slice(from, end)
    else pieces.push({ text: text.slice(from, end), hit: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false })
  return pieces
}

const BEFORE = 16
const SHOWN = 90

/** The part of the text around the first hit. */
function around(text: string, words: readonly string[]): Piece[] {
  const [first] = hitsIn(text, words)
  const from = Math.max((first?.[0] ?? 0) - BEFORE, 0)
  const cut = text.slice(from, from + SHOWN)
  return splitAtHits(`${from > 0 ? '…' : ''}${cut}${from + SHOWN < text.length ? '…' : ''}`, words)
}

export interface HelpHit {
  id: string
  title: Piece[]
  excerpt: Piece[]
}

const has = (text: string, words: readonly string[]): boolean => {
  const letters = plainText(text)
  return words.every((word) => letters.includes(word))
}

/** The texts that have all words, in the text or the name of its category; those with all words in the title first. */
export function foundIn(items: readonly Item[], words: readonly string[]): HelpHit[] {
  if (words.length === 0) return []
  const { categories, loose } = treeOf(items)
  const named = categories.flatMap(({ item, texts }: Category) => texts.map((text) => ({ text, category: item.title })))
  const all = [...named, ...loose.map((text) => ({ text, category: '' }))]
  const hits = all.flatMap(({ text, category }) => {
    const content = textOfMarkup(text.content)
    if (!has(`${category}\n${text.title}\n${content}`, words)) return []
    const found = { id: text.id, title: splitAtHits(text.title, words), excerpt: around(content, words) }
    return [{ found, inTitle: has(text.title, words) }]
  })
  return [...hits.filter(({ inTitle }) => inTitle), ...hits.filter(({ inTitle }) => !inTitle)].map(({ found }) => found)
}
