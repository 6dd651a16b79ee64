import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import type { InvitationRecord } from '#/domains/invitation/model.ts'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { invitedName, signIns, unknownVisits } from '../rules.ts'
import './visits.css'

const clock = (time: EdgeTime): string =>
  typeof time !== 'number' ? '' : `${formatDate(time, 'minute').slice(-5)} 签到`

export function SignIns({ records }: { records: readonly InvitationRecord[] }) {
  const days = signIns(records)
  const unknown = unknownVisits(records)
  if (days.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text={unknown > 0 ? '没有查到客户是否到访签到' : '还没有客户到访签到'}
        action={{ label: '看看邀约了谁', to: to(paths.offlineVisits, { type: 'INVITATION' }) }}
      />
    )
  return (
    <>
      <WhenAllRead>
        <p className="visit-sum visit-all">
          {unknown > 0
            ? `另有${unknown}位没有查到是否签到`
            : `共签到${days.reduce((sum, day) => sum + day.records.length, 0)}位`}
        </p>
      </WhenAllRead>
      <CollapsedList items={days.flatMap(({ records: own }) => own)}>
        {(shown) =>
          days.map(({ day, records: own }) => {
            const rows = own.filter((one) => shown.includes(one))
            if (rows.length === 0) return null
            return (
              <Card
                key={day}
                title={day || UNKNOWN_TIME}
                extra={
                  unknown === 0 && (
                    <WhenAllRead>
                      <span className="muted">{`${own.length}位`}</span>
                    </WhenAllRead>
                  )
                }
              >
                <ul>
                  {keyed(rows, ({ id }) => id).map(([key, record]) => (
                    <li key={key} className="visit">
                      <strong>
                        <bdi>{invitedName(record)}</bdi>
                      </strong>
                      <span className="muted">{clock(record.signInTime)}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            )
          })
        }
      </CollapsedList>
    </>
  )
}
