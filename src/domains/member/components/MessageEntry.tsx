import { useQuery } from '@tanstack/react-query'
import { unread } from '#/domains/message/queries.ts'
import { badgeText } from '#/domains/message/rules.ts'
import { paths } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import './member.css'

/** The link to the messages with their unread number (MISC-006); an unknown number is left out without error. */
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
