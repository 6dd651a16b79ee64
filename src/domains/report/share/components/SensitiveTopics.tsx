import { traits } from '../../categories.ts'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import type { ReportRef } from '../../report-source.ts'
import { itemsOf } from '../../rules.ts'
import { unopenedIn } from '../../sensitive-rules.ts'
import { itemKey, useAnswers } from '../../sensitive-store.ts'
import { type Shareable, topicsNote } from '../share-rules.ts'

interface SensitiveTopicsProps {
  reportRef: ReportRef
  shareables: readonly Shareable[]
  chosen: ReadonlySet<string>
}

/** Names, before a share, the number of sensitive topics that the owner has not opened, whatever their results. */
export function SensitiveTopics({ reportRef, shareables, chosen }: SensitiveTopicsProps) {
  const parts = shareables.filter(({ category }) => chosen.has(category) && traits[category].asks !== 'never')
  const { lists } = useCategoryLists({ reportRef, wanted: parts.map(({ category }) => category), strict: false })
  const answers = useAnswers((state) => state.answers)
  const read = parts.map(({ category, name }) => {
    const results = lists.find((list) => list.category === category)?.results ?? []
    const topics = unopenedIn(itemsOf(results, category), category, (id) => answers[itemKey(reportRef, id)] === 'now')
    return { name, topics: results.length > 0 ? topics.length : null }
  })
  const note = topicsNote(read)
  return note && <p role="status">{note}</p>
}
