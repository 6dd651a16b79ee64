import type { Ancestry } from '../model.ts'

/** The types of ancestry results. The module is small because the screen of every item imports it. */

const ancestryTypes = ['ANCESTRY_COMPOSITION', 'PATERNAL_HAPLOTYPE', 'MATERNAL_HAPLOTYPE', 'NEANDERTHAL'] as const
export type AncestryType = (typeof ancestryTypes)[number]

/**
 * The type of an ancestry result; without `ancestryType`, the type follows from the analysis model (REP-039). Null for
 * an unknown type.
 */
export function ancestryTypeOf(ancestry: Ancestry | null, analysisModel: string): AncestryType | null {
  const sent = ancestry?.ancestryType ?? ''
  const known = ancestryTypes.find((type) => type === sent)
  return known ?? (sent === '' && analysisModel === 'NEANDERTHAL' ? 'NEANDERTHAL' : null)
}
