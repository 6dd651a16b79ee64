import type { SeedItem } from '#/mocks/seed/report-seed.ts'

/** The texts of an item, without the list of sources, which has titles of publications. */
export const textsOf = ({
  short,
  suggestion,
  meaning = '',
  contentShort,
  content,
  loci,
  corpus,
}: SeedItem): string[] => [
  short,
  suggestion,
  meaning,
  contentShort,
  content,
  ...loci.map(({ effect }) => effect),
  ...corpus.filter(({ header }) => header !== '参考文献').map(({ description }) => description),
]

/** The sentences of the texts, also split at semicolons, without the punctuation at their end. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[。！？；\n]/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)
