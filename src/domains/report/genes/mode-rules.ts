import { EACH_TELLS } from '../results/categories.ts'
import type { AnalysisResult, CategorySummary, CausalGene } from '../model.ts'
import { type Copies, copiesAtLocus, copiesAtPosition, copiesInWords, copiesOf } from './copies-rules.ts'
import { geneName, isUnproven } from './gene-rules.ts'
import { type Inheritance, inheritanceOfGene } from './published-inheritance.ts'

/** The meaning of a found variant for its owner, computed here for all screens and texts. */

/**
 * `recessive` is a healthy carrier, because one copy of one recessive gene is established. `unproven` means that the
 * laboratory calls each variant harmless or of unknown meaning. `other` is anything else.
 */
export type Mode = 'recessive' | 'unproven' | 'other'

export interface Evidence {
  genes: readonly CausalGene[]
  loci: AnalysisResult['locusInfo']
  /** Texts about this person's result. */
  own: readonly string[]
  /** Texts about the disease. */
  general: readonly string[]
}

const ON_X = /x\s*-?\s*(?:染色体|连锁|linked)|\bxl[rd]?\b|性连锁|伴性|伴x/i
const MITOCHONDRIAL = /线粒体(?:遗传|基因|dna|变异|突变|病)|母系遗传|mitochondrial|maternal(?:ly)? inherit/i
const DOMINANT = /显性|dominant|一份有?变[异化]就/i
const RECESSIVE =
  /常染色体隐性|隐性(?:遗传|方式|模式)|遗传(?:方式|模式|类型)[^。；;\n]{0,8}隐性|autosomal recessive|(?:遗传方式|遗传模式|inheritance|moi)[^。；;\n]{0,4}\bAR\b/i
/** A conditional or negated statement establishes nothing. */
const OPEN =
  /(?:并非|不是|不属于|非|若|如果|假如|如属|可能|是否|not |non-|if |possibl[ey] |may be )[^。；;，,\n]{0,10}(?:隐性|recessive)/gi

/**
 * The inheritance that the texts name; if they name several, any other inheritance takes precedence over autosomal
 * recessive.
 */
function inheritanceInWords(text: string): Inheritance {
  const told = text.normalize('NFKC')
  if (MITOCHONDRIAL.test(told)) return 'mitochondrial'
  if (ON_X.test(told)) return 'x'
  if (DOMINANT.test(told)) return 'dominant'
  return RECESSIVE.test(told.replace(OPEN, '')) ? 'recessive' : 'unknown'
}

const GENOME_OF: readonly (readonly [RegExp, Inheritance])[] = [
  [/(?:^|[^a-z])m\.\d|chrm|nc_012920|rcrs/i, 'mitochondrial'],
  [/chrx|(?:^|\s)x[pq]\d|nc_000023/i, 'x'],
]
const inheritanceAt = (position: string): Inheritance =>
  GENOME_OF.find(([form]) => form.test(position.normalize('NFKC')))?.[1] ?? 'unknown'

/** The gene in a position such as `NM_004004.6(GJB2):c.235delC`; empty if there is none. */
const geneInPosition = (position: string): string => /\((?!p\.)([^)]*)\)/.exec(position)?.[1] ?? ''

/** The most cautious of several inheritances: recessive only if no other inheritance is known. */
function strictest(all: readonly Inheritance[]): Inheritance {
  for (const known of ['mitochondrial', 'x', 'dominant', 'recessive'] as const) if (all.includes(known)) return known
  return 'unknown'
}

/** The pattern for texts does not contain 良性, because a text may name a benign illness. */
const UNPROVEN_IN_TEXT = /意义\s*(?:未明|不明|未定|待定)/

export interface Reading {
  copies: Copies
  inheritance: Inheritance
  unproven: boolean
}

/** A text says that this person has one copy if it contains 杂合, or 一份 after words such as 您携带. */
const OWN_COPY = /杂合|(?:您|孩子|受检者|只|仅)[^。；\n]{0,6}(?:带|携带|有)[^。；\n]{0,4}一份/
const OWN_BOTH = /(?:您|孩子|受检者|检出|携带)[^。；\n]{0,12}(?:纯合|复合杂合|半合|两份|两处|双等位)/

const ownCopies = (text: string): Copies | null => (OWN_BOTH.test(text) ? 'both' : OWN_COPY.test(text) ? 'one' : null)

/**
 * One gene with a variant, from every field that may describe it. A missing value is unknown. The owner's sex makes no
 * difference: with a variant on X, neither a man nor a woman counts as a healthy carrier here.
 */
export function readingOf(found: readonly CausalGene[], { loci, own, general }: Omit<Evidence, 'genes'>): Reading {
  const manual = found.map(({ causalManualParamEntityDTO: written }) => written)
  const positions = found.map((gene, at) => manual[at]?.mutationPosition || gene.mutationPosition)
  const summaries = manual.map((written) => written?.reportSummary ?? '')
  const types = found.map(({ mutationType }) => mutationType)
  const names = [...found.flatMap((gene) => [geneName(gene), gene.name]), ...loci.map(({ gene }) => gene)]
  const places = [...positions, ...loci.map(({ rsId }) => rsId)]
  const said = [...types, ...summaries, ...own]
  return {
    unproven: found.length > 0 && (found.every(isUnproven) || UNPROVEN_IN_TEXT.test([...summaries, ...own].join('\n'))),
    copies: copiesOf(
      [
        found.length > 1 ? 'both' : null,
        ...types.map(copiesInWords),
        ...positions.map(copiesAtPosition),
        ...[...summaries, ...own].map(ownCopies),
      ],
      loci.map(copiesAtLocus),
    ),
    inheritance: strictest([
      ...[...names, ...positions.map(geneInPosition)].map(inheritanceOfGene),
      ...places.map(inheritanceAt),
      inheritanceInWords([...said, ...positions, ...general].join('\n')),
    ]),
  }
}

const isHealthyCarrier = ({ copies, inheritance, unproven }: Reading): boolean =>
  copies === 'one' && inheritance === 'recessive' && !unproven

function readingsOf({ genes, loci, own, general }: Evidence): Reading[] {
  const found = genes.filter(({ positive }) => positive)
  const names = [...new Set(found.map(geneName))]
  const lociOf = (name: string) => loci.filter(({ gene }) => !gene || !name || gene === name)
  if (names.length === 0) return [readingOf([], { loci, own, general })]
  return names.map((name) =>
    readingOf(
      found.filter((gene) => geneName(gene) === name),
      { loci: lociOf(name), own, general },
    ),
  )
}

/**
 * The mode of a result. Variants in two genes never count as one copy, because the chance that a child inherits one
 * is then different.
 */
export function modeOf(evidence: Evidence): Mode {
  const readings = readingsOf(evidence)
  if (readings.every(({ unproven }) => unproven)) return 'unproven'
  return readings.length === 1 && readings.every(isHealthyCarrier) ? 'recessive' : 'other'
}

/**
 * Whether one copy of one gene is established, with any inheritance; a child then has the variant with a chance of one
 * half.
 */
export function isOneCopy(evidence: Evidence): boolean {
  const readings = readingsOf(evidence)
  return readings.length === 1 && readings.every(({ copies }) => copies === 'one')
}

export const isOnX = (evidence: Evidence): boolean =>
  readingsOf(evidence).every(({ inheritance }) => inheritance === 'x')

/** The mode of the results of an item as lists contain them; missing texts establish nothing. */
export const modeOfResults = (results: readonly AnalysisResult[]): Mode =>
  modeOf({
    genes: results.flatMap(({ causalGenes }) => causalGenes),
    loci: results.flatMap(({ locusInfo }) => locusInfo),
    own: results.flatMap(({ shortSuggestion, contentSuggestion }) => [shortSuggestion, contentSuggestion]),
    general: results.flatMap((result) => [result.detectionItemNameCn, result.suggestion, result.detectionContent]),
  })

/**
 * The modes of the found items of a category. A summary has genes but no texts; a finding that is not
 * listed or could not be read is `other`.
 */
export function modesOfSummary({ summaryItems, riskNumber, concernNumber }: CategorySummary): Mode[] {
  const listed = summaryItems.filter(({ concernSeverity }) => concernSeverity !== 'NORMAL')
  const modes = listed.map(({ causalGenes: genes }) => modeOf({ genes, loci: [], own: [], general: [] }))
  const isWhole = riskNumber !== null && concernNumber !== null && modes.length >= riskNumber + concernNumber
  return isWhole ? modes : [...modes, 'other']
}

export const modeOfAll = (modes: readonly Mode[]): Mode => {
  const [first = 'other'] = modes
  return modes.every((mode) => mode === first) ? first : 'other'
}

/** The one sentence about the owners of carried variants in a list of findings. */
export const carriersNote = (modes: readonly Mode[]): string =>
  modes.length > 0 && modes.every((mode) => mode === 'recessive') ? HEALTHY_CARRIER : EACH_TELLS

/** This sentence is correct only for a person with one copy of a recessive gene. */
export const HEALTHY_CARRIER = '携带者本人通常健康'
