import { useCallback } from 'react'
import type { Category } from '../../report-ids.ts'
import type { ItemView } from '../../rules.ts'
import { type Body, bodyOf } from '../body/body-rules.ts'
import { useOwner } from './use-owner.ts'

export function useBody(): (item: Pick<ItemView, 'nameCn' | 'nameEn'>, category: Category) => Body {
  // The sex does not depend on the package.
  const { gender, settled } = useOwner(false)
  return useCallback((item, category) => bodyOf(item, category, { gender, settled }), [gender, settled])
}
