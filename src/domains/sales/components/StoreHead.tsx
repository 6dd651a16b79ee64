import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/**
 * The head of a store: its results (`children`), and links to the salesperson's poster, card, visits and address book.
 */
export function StoreHead({ children }: { children?: ReactNode }) {
  const { data: user } = useQuery(me())
  return (
    <Card>
      {children}
      <Row label="我的海报" value="带您的名字和二维码" to={paths.salesmanPoster} />
      {user?.shareCode && <Row label="我的名片" value="发给客户" to={to(paths.visitCard, { id: user.shareCode })} />}
      <Row label="线下到访" value="邀约和签到" to={to(paths.offlineVisits, { type: 'INVITATION' })} />
      <Row label="通讯录" value="找人、打电话" to={paths.addressBook} />
    </Card>
  )
}
