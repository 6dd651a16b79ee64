import { useQuery } from '@tanstack/react-query'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { homeOf } from '#/domains/visitor/queries.ts'
import { paths, to } from '#/paths.ts'
import { Row } from '#/shared/ui/Row.tsx'

/** The number of visitors of this kind of content (VIS-001); if the read fails, only the link is shown. */
export function StoreVisitors({ kind }: { kind: ContentKind }) {
  const { data } = useQuery(homeOf(kind))
  const home = data?.items.find(({ contentType }) => contentType === kind)
  return (
    <Row
      label="谁看过"
      value={home ? `${home.visitorsNumber} 位访客，浏览 ${home.browsing} 次` : '查看访客'}
      to={to(paths.customerVisitors, { category: kind })}
    />
  )
}
