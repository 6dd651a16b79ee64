import { glossary } from './glossary.ts'

export interface TextPart {
  text: string
  known: boolean
}

const longestFirst = (terms: Iterable<string>): string[] => [...terms].sort((a, b) => b.length - a.length)

/**
 * Splits a text at its glossary words. The longest match is used, and each word is marked only at its first occurrence.
 * The parts together are the whole text.
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
