import { useCallback } from 'react'
import { itemKey, useAnswers } from '../sensitive-store.ts'
import { useReportRef } from './use-report-ref.ts'

/** Tells of an item of this report whether its reader has chosen 现在看. */
export function useIsOpened(): (id: string) => boolean {
  const prefix = itemKey(useReportRef().reportRef, '')
  const answers = useAnswers((state) => state.answers)
  return useCallback((id) => answers[prefix + id] === 'now', [answers, prefix])
}
