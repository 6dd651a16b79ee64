import { useQuery } from '@tanstack/react-query'
import { unread } from '#/domains/message/queries.ts'
import { badgeText } from '#/domains/message/rules.ts'
import { paths } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import './member.css'

/**
 * Links to the messages and shows how many are unread (MISC-006). While the number is unknown, it shows the link only,
 * and no error.
 */
export function MessageEntry() {
  const { data } = useQuery(unread())
  const badge = badgeText(data)
  return (
    <Card>
      <Row
        label="我的消息"
        value={badge && <span className="my-unread">{`${badge}条未读`}</span>}
        to={paths.messages}
      />
    </Card>
  )
}
