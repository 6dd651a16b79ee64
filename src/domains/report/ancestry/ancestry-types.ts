import type { Ancestry } from '../model.ts'

/** The kinds of ancestry results. A small module, because every item page imports it. */

const ancestryTypes = ['ANCESTRY_COMPOSITION', 'PATERNAL_HAPLOTYPE', 'MATERNAL_HAPLOTYPE', 'NEANDERTHAL'] as const
export type AncestryType = (typeof ancestryTypes)[number]

/** The kind of an ancestry result, also when only its model tells it (REP-039). */
export function ancestryTypeOf(ancestry: Ancestry | null, model: string): AncestryType | null {
  const told = ancestry?.ancestryType ?? ''
  const known = ancestryTypes.find((type) => type === told)
  return known ?? (told === '' && model === 'NEANDERTHAL' ? 'NEANDERTHAL' : null)
}
