import type { Ancestry } from './model.ts'

/** The kinds of ancestry results: small, because every item's page asks for it. */

const ancestryTypes = ['ANCESTRY_COMPOSITION', 'PATERNAL_HAPLOTYPE', 'MATERNAL_HAPLOTYPE', 'NEANDERTHAL'] as const
export type AncestryType = (typeof ancestryTypes)[number]

/** What an ancestry result is about; one that only its model names is known, too (REP-039). */
export function ancestryTypeOf(ancestry: Ancestry | null, model: string): AncestryType | null {
  const told = ancestry?.ancestryType ?? ''
  const known = ancestryTypes.find((type) => type === told)
  return known ?? (told === '' && model === 'NEANDERTHAL' ? 'NEANDERTHAL' : null)
}
