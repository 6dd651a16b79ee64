import type { ItemView } from '../rules.ts'
import { isAnaesthetic } from '../words/names/anaesthetic-rules.ts'

/**
 * The warning of a result about a medicine, read from its name, its genes and its texts, because each of them may be
 * missing.
 */

export type MedicineResult = Pick<ItemView, 'severity' | 'verdict'> &
  Partial<Pick<ItemView, 'nameCn' | 'nameEn' | 'results'>>

/** With `rash` the person should stop at any rash. With `dose`, the next dose may be too much. */
export type Reaction = 'rash' | 'dose'

const SKIN = /皮肤[^，。；]{0,6}(?:过敏|反应)|SJS|TEN|史蒂文斯|中毒性表皮/

/** A type of HLA-A or HLA-B: the types in the CPIC guidelines lead to reactions of the skin. */
const HLA = /HLA-?[AB](?![A-Z])/i

/** CPIC guidelines on HLA-A and HLA-B: allopurinol, carbamazepine, oxcarbazepine, (fos)phenytoin, abacavir, dapsone. */
const BY_HLA =
  /别嘌呤?醇|卡马西平|奥卡西平|苯妥英|阿巴卡韦|氨苯砜|allopurinol|carbamazepine|oxcarbazepine|phenytoin|abacavir|dapsone/i

/** CPIC guideline on DPYD (2017): half the dose for intermediate metabolisers, none for poor metabolisers. */
const BY_DPYD = /卡培他滨|氟尿嘧啶|替加氟|替吉奥|capecitabine|fluorouracil|tegafur/i
const DPYD = /DPYD/i

/** CPIC guideline on RYR1 and CACNA1S. */
const HYPERTHERMIA = /RYR1|CACNA1S/i

/** Words for a missing finding, or for a result like the result of most people. */
const CLEAR = /没有?(?:检出|携带|发现|查出)|未(?:检出|携带|见|发现)|不携带|阴性|negative|与多数人相近|正常(?!人)/i

const foundIn = (text: string): string[] => text.split(/[，。；！？\n]/).filter((clause) => !CLEAR.test(clause))

function readingOf({ verdict, nameCn = '', nameEn = '', results = [] }: MedicineResult) {
  const loci = results.flatMap(({ locusInfo, causalGenes }) => [
    ...locusInfo.map(({ gene, genotype, effect }) => ({ gene, found: !CLEAR.test(`${genotype} ${effect}`), effect })),
    ...causalGenes.map(({ name: gene, positive: found }) => ({ gene, found, effect: '' })),
  ])
  const texts = results.flatMap(({ shortSuggestion, suggestion, contentSuggestion }) => [
    shortSuggestion,
    suggestion,
    contentSuggestion,
  ])
  return {
    name: `${nameCn} ${nameEn}`,
    told: [verdict, ...texts].flatMap(foundIn),
    found: loci.filter(({ found }) => found),
    genes: loci.flatMap(({ gene }) => gene || []),
  }
}

type Reading = ReturnType<typeof readingOf>

/**
 * Whether the result depends on this gene: it is named in a finding, or it is the only gene that can cause the reaction
 * and no other gene is named.
 */
const decides = ({ told, found, genes }: Reading, gene: RegExp): boolean =>
  [...told, ...found.map((locus) => locus.gene)].some((text) => gene.test(text)) ||
  genes.every((name) => gene.test(name))

const isFinding = ({ severity }: MedicineResult): boolean => severity !== null && severity !== 'NORMAL'

/**
 * The reaction for which the person must not wait until the next visit; null if there is none. NMPA label of
 * allopurinol: stop at the first appearance of a rash; FDA labels of carbamazepine and phenytoin: the same.
 */
export function reactionOf(view: MedicineResult): Reaction | null {
  if (!isFinding(view)) return null
  const reading = readingOf(view)
  const { told, found, name } = reading
  if ([...told, ...found.flatMap(({ effect }) => foundIn(effect))].some((text) => SKIN.test(text))) return 'rash'
  if (BY_HLA.test(name) ? decides(reading, HLA) : found.some(({ gene }) => HLA.test(gene))) return 'rash'
  return BY_DPYD.test(name) && decides(reading, DPYD) ? 'dose' : null
}

/**
 * Whether the result is a variant of malignant hyperthermia. The variant is dominant: relatives by blood may have the
 * variant, too (CPIC guideline on RYR1 and CACNA1S).
 */
export const isHyperthermia = (view: MedicineResult): boolean => {
  const reading = readingOf(view)
  return isFinding(view) && isAnaesthetic({ nameCn: reading.name, nameEn: '' }) && decides(reading, HYPERTHERMIA)
}
