import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { maskedName } from '#/shared/lib/idcard.ts'
import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ListBlocks } from '#/shared/ui/lists/ListBlocks.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Funnel } from '#/widgets/invitation/Funnel.tsx'
import type { InvitationRecord } from '../model.ts'
import { invitationRecords } from '../queries.ts'
import { invitationLabel, invitationTime, newestFirst } from '../rules.ts'
import '../components/invitation.css'

/** The height of a row, as in the style sheet. */
const ROW_REM = 4

const idOf = ({ id }: InvitationRecord) => id

const recordRow = (record: InvitationRecord) => (
  <div className="invite-record">
    <span>
      {maskedName(record.name)}
      <span className="muted">
        <DatedText text={invitationTime(record)} />
      </span>
    </span>
    <strong>{invitationLabel(record)}</strong>
  </div>
)

export default function InvitationListScreen() {
  const { data } = useSuspenseQuery(invitationRecords())
  const records = newestFirst(data.items)
  return (
    <Page title="邀请记录">
      {records.length === 0 ? (
        <EmptyState
          picture="empty-list"
          text="还没有邀请记录"
          action={{ label: '去邀请好友', to: paths.myInvitationNew }}
        />
      ) : (
        <>
          <Card title={<WhenAllRead otherwise="邀请">{`共邀请${records.length}位`}</WhenAllRead>}>
            <Funnel records={records} />
          </Card>
          <div role="list" className="card invite-records">
            <ListBlocks items={records} itemKey={idOf} rem={ROW_REM}>
              {recordRow}
            </ListBlocks>
          </div>
        </>
      )}
    </Page>
  )
}
