/** The format of reports in the seed; the handlers convert it to replies. */

export type SeedCategory =
  | 'COMMON_DISEASES'
  | 'PHARMACOGENOMICS'
  | 'LIFE_STYLE'
  | 'GENETIC_DISEASES'
  | 'RARE_DISEASES'
  | 'ANCESTRY'

export interface SeedLocus {
  gene: string
  rsId: string
  genotype: string
  effect: string
}

export interface SeedGene {
  name: string
  positive: boolean
  mutationPosition: string
  mutationType: string
  mutationProof: string
  /** A fraction: 0.004 means 1/250. */
  referFrequency: string
}

export interface SeedCorpus {
  header: string
  description: string
}

export interface SeedAncestryArea {
  area: string
  rate: number
  ancestryNations: { chineseName: string; rate: number }[]
}

export interface SeedItem {
  id: string
  category: SeedCategory
  nameCn: string
  nameEn: string
  /** The group inside the category, for example 心血管系统. */
  itemClass?: string
  subClass?: string
  model: 'CAUSAL' | 'RISK' | 'NEANDERTHAL' | 'OTHER'
  severity: 'NORMAL' | 'CONCERN' | 'RISK'
  locked?: true
  unread?: true
  /** One sentence: the verdict in plain words. */
  short: string
  /** Recommendations: two to four short sentences, one per line (\n). */
  suggestion: string
  /** What the result means for the person; not written for every item. */
  meaning?: string
  /** What the item is about, one sentence. */
  contentShort: string
  /** What the item is about, two to four sentences. */
  content: string
  loci: SeedLocus[]
  genes?: SeedGene[]
  corpus: SeedCorpus[]
  ancestry?: {
    type: 'PATERNAL_HAPLOTYPE' | 'MATERNAL_HAPLOTYPE' | 'ANCESTRY_COMPOSITION' | 'NEANDERTHAL'
    areas?: SeedAncestryArea[]
    neanderthalRate?: number
    haplotype?: string
    about?: string
    startTime?: string
    area?: string
    nations?: { chineseName: string; rate: number }[]
    picture?: string
    path?: { haplotype: string; startTime: string; area: string; about: string }[]
  }
}
