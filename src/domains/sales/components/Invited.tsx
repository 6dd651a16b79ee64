import { useQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import type { InvitationRecord } from '#/domains/invitation/model.ts'
import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { invitationCard, invitationLabel, invitationTime } from '#/domains/invitation/rules.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { copyOrShow } from '#/shared/ui/layers/copy.ts'
import { ListBlocks } from '#/shared/ui/lists/ListBlocks.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { Funnel } from '#/widgets/invitation/Funnel.tsx'
import { canBeReminded, hasAttended, invited, invitedName, reminderOf, visitSum } from '../rules.ts'
import './visits.css'

/** The height of a row, as in the style sheet. */
const ROW_REM = 4

const idOf = ({ id }: InvitationRecord) => id

/** All invited customers with their state; customers who have not come yet can be reminded. */
export function Invited({ records }: { records: readonly InvitationRecord[] }) {
  const { data: user, isError } = useQuery(me())
  if (records.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有邀约过客户"
        action={{ label: '去邀请', to: paths.myInvitationNew }}
      />
    )
  // A reminder contains an invitation link with the person's code; without the code, there is no link.
  const link = user && shareLink(invitationCard(user.shareCode))
  const now = serverNow()
  const row = (record: InvitationRecord) => (
    <div className="visit">
      <span>
        <strong>
          <bdi>{invitedName(record)}</bdi>
        </strong>
        <span>{invitationLabel(record)}</span>
        <span className="muted">
          <DatedText text={invitationTime(record)} />
        </span>
      </span>
      {hasAttended(record) && <span className="visit-come">已签到</span>}
      {link !== undefined && canBeReminded(record, now) && (
        <Button
          kind="plain"
          label={`复制给${invitedName(record)}的提醒`}
          onPress={() => void copyOrShow(reminderOf(record, link), '提醒已复制，去微信发给对方吧')}
        >
          提醒
        </Button>
      )}
    </div>
  )
  return (
    <>
      <Card title={<WhenAllRead otherwise="邀约">{`共邀约${records.length}位`}</WhenAllRead>}>
        <Funnel records={records} />
        <WhenAllRead>
          <p className="visit-sum">{visitSum(records)}</p>
        </WhenAllRead>
        {isError && !user && <RefetchButton what="邀请链接" />}
      </Card>
      <div role="list" className="card visit-list">
        <ListBlocks items={invited(records)} itemKey={idOf} rem={ROW_REM}>
          {row}
        </ListBlocks>
      </div>
    </>
  )
}
