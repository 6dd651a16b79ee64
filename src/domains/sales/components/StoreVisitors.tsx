import { useQuery } from '@tanstack/react-query'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { homeOf } from '#/domains/visitor/queries.ts'
import { totalsFrom } from '#/domains/visitor/total-rules.ts'
import { paths, to } from '#/paths.ts'
import { Row } from '#/shared/ui/Row.tsx'

/** The number of visitors of this kind of content (VIS-001); if it is unknown, only the link is shown. */
export function StoreVisitors({ kind }: { kind: ContentKind }) {
  const { data } = useQuery(homeOf(kind))
  const totals = totalsFrom(data?.items ?? [], kind)
  return (
    <Row
      label="谁看过"
      value={totals ? `${totals.visitors} 位访客，浏览 ${totals.browsing} 次` : '查看访客'}
      to={to(paths.customerVisitors, { category: kind })}
    />
  )
}
