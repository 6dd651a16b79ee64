import type { SeedItem } from '#/mocks/seed/report-seed.ts'

/** What a person reads of an item: the list of sources has titles of publications, and is left out. */
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

/** Each sentence or half of one that ends in a semicolon, without its end. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[。！？；\n]/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)
