import { glossary } from './glossary.ts'

export interface TextPart {
  text: string
  /** The word can be explained. */
  known: boolean
}

const longestFirst = (terms: Iterable<string>): string[] => [...terms].sort((a, b) => b.length - a.length)

/**
 * A text in parts, its known words apart: the longest word wins, and each is marked where it stands first. The parts
 * joined are the text.
 */
export function splitTerms(text: string, terms: Iterable<string> = glossary.keys()): TextPart[] {
  const words = longestFirst(terms).filter(Boolean)
  const parts: TextPart[] = []
  const marked = new Set<string>()
  let plain = ''
  for (let at = 0; at < text.length;) {
    const word = words.find((term) => text.startsWith(term, at))
    if (word && !marked.has(word)) {
      if (plain) parts.push({ text: plain, known: false })
      parts.push({ text: word, known: true })
      marked.add(word)
      plain = ''
    } else plain += word ?? text[at]
    at += word?.length ?? 1
  }
  return plain ? [...parts, { text: plain, known: false }] : parts
}
