import type { CategorySummary } from '../model.ts'
import { withoutUnopened } from '../sensitive-rules.ts'
import { useBody } from '../words/hooks/use-body.ts'
import { useIsOpened } from './use-is-opened.ts'

/**
 * The categories of a report without the findings that its reader has not opened, and without findings specific to the
 * other sex. The total numbers of items are the server's, because the lists contain all items.
 */
export function useOpenSummaries(summaries: readonly CategorySummary[]): CategorySummary[] {
  const isOpened = useIsOpened()
  const body = useBody()
  return summaries.map((summary) =>
    withoutUnopened(summary, isOpened, (item, category) => body(item, category) === 'own'),
  )
}
