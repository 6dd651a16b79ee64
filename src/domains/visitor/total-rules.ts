import { type ContentKind, contentKinds } from '#/domains/news/content-kinds.ts'
import type { Browse, Visitors } from './model.ts'

/** Totals of views, and whether there are certainly no views. An unknown kind, time or number is not 0 views. */

const isKnownKind = (contentType: string): boolean => contentKinds.some((kind) => kind === contentType)

/** The totals of a category since the beginning; null when the backend sends none that can be read. */
export function totalsFrom(
  home: readonly Visitors[],
  category: ContentKind,
): { browsing: number; visitors: number } | null {
  const own =
    home.find(({ contentType }) => contentType === category) ?? home.find(({ contentType }) => contentType === '')
  if (!own || own.browsing === null || own.visitorsNumber === null) return null
  return { browsing: own.browsing, visitors: own.visitorsNumber }
}

/**
 * Whether the content of an entry belongs to the category, or may belong to it because the backend sends an unknown
 * kind or none.
 */
const mayBeOf =
  (category: ContentKind) =>
  ({ contentType }: { contentType: string }): boolean =>
    contentType === category || !isKnownKind(contentType)

/** Whether no page view, with or without a time, is or may be one of this category. */
export const hasNoViews = (records: readonly Pick<Browse, 'contentType'>[], category: ContentKind): boolean =>
  !records.some(mayBeOf(category))

/** Whether page views and totals show that nobody has viewed this category. An unknown total does not show this. */
export const isUnseen = (
  records: readonly Pick<Browse, 'contentType'>[],
  totals: readonly Pick<Visitors, 'contentType' | 'browsing'>[],
  category: ContentKind,
): boolean => hasNoViews(records, category) && totals.filter(mayBeOf(category)).every(({ browsing }) => browsing === 0)
