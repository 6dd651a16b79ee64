import { useCallback } from 'react'
import { itemKey, useAnswers } from '../sensitive/sensitive-store.ts'
import { useReportRef } from './use-report-ref.ts'

export function useIsOpened(): (id: string) => boolean {
  const prefix = itemKey(useReportRef().reportRef, '')
  const answers = useAnswers((state) => state.answers)
  return useCallback((id) => answers[prefix + id] === 'now', [answers, prefix])
}
