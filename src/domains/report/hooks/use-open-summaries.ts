import type { CategorySummary } from '../model.ts'
import { withoutUnopened } from '../sensitive/sensitive-rules.ts'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import { useIsOpened } from './use-is-opened.ts'

/**
 * The categories of a report without the findings that its reader has not opened, and without findings specific to the
 * other sex. The total numbers of items are the server's, because the lists contain all items.
 */
export function useOpenSummaries(summaries: readonly CategorySummary[]): CategorySummary[] {
  const isOpened = useIsOpened()
  const sexMatch = useSexMatch()
  return summaries.map((summary) =>
    withoutUnopened(summary, isOpened, (item, category) => sexMatch(item, category) === 'own'),
  )
}
