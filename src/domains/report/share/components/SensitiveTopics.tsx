import { traits } from '../../categories.ts'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import { useIsOpened } from '../../hooks/use-is-opened.ts'
import { itemsOf } from '../../rules.ts'
import { unopenedIn } from '../../sensitive-rules.ts'
import { type Shareable, topicsNote } from '../share-rules.ts'

interface SensitiveTopicsProps {
  shareables: readonly Shareable[]
  chosen: ReadonlySet<string>
}

/** Names, before a share, the number of sensitive topics that the owner has not opened, whatever their results. */
export function SensitiveTopics({ shareables, chosen }: SensitiveTopicsProps) {
  const parts = shareables.filter(({ category }) => chosen.has(category) && traits[category].asks !== 'never')
  const { lists } = useCategoryLists(parts.map(({ category }) => category))
  const isOpened = useIsOpened()
  const read = parts.map(({ category, name }) => {
    const results = lists.find((list) => list.category === category)?.results ?? []
    const topics = unopenedIn(itemsOf(results, category), category, isOpened)
    return { name, topics: results.length > 0 ? topics.length : null }
  })
  const note = topicsNote(read)
  return note && <p role="status">{note}</p>
}
