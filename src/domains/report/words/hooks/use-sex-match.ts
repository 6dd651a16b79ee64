import { useCallback } from 'react'
import type { Category } from '../../source/report-ids.ts'
import type { ItemView } from '../../rules.ts'
import { type SexMatch, sexMatchOf, mayBeOfOneSex } from '../sex-match/sex-match-rules.ts'
import { useOwner } from './use-owner.ts'

export function useSexMatch(): (item: Pick<ItemView, 'nameCn' | 'nameEn'>, category: Category) => SexMatch {
  // `child` makes no difference here, because the sex does not depend on the package.
  const { gender, settled } = useOwner(false)
  return useCallback((item, category) => sexMatchOf(item, category, { gender, settled }), [gender, settled])
}

/** Whether the numbers of a category are final: some of its findings count only for a person of one sex. */
export function useIsCounted(category: Category): boolean {
  const { settled } = useOwner(false)
  return settled || !mayBeOfOneSex(category)
}
