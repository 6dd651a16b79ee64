import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { monthLabel } from '#/shared/lib/time/calendar.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { keyed } from '#/shared/lib/keyed.ts'
import { formatMoney, moneyText } from '#/shared/lib/money.ts'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { ShareLog } from '../model.ts'
import type { ShareMonth } from '../share-rules.ts'
import './invitation.css'

/** One share; with a reward, also its amount and both times (MISC-002). */
function ShareRow({ share: { title, time, reward } }: { share: ShareLog }) {
  return (
    <li className="share-log">
      <span>
        <span>{title || '分享'}</span>
        {time !== null && (
          <span className="muted">
            <DatedText text={`分享时间 ${formatDate(time, 'minute')}`} />
          </span>
        )}
        {reward && (
          <>
            <span className="muted">
              <DatedText text={`下单时间 ${formatDate(reward.orderTime, 'minute')}`} />
            </span>
            <span className="muted">
              <DatedText text={`达成时间 ${formatDate(reward.achievementDate, 'minute')}`} />
            </span>
          </>
        )}
      </span>
      {reward && <strong>{moneyText(reward.amount)}</strong>}
    </li>
  )
}

/**
 * The shares of a month with the sum of their rewards (WAL-007); rendered only if one of these shares is on the loaded
 * pages.
 */
export function ShareMonthCard({ of: { month, shares, sum }, shown }: { of: ShareMonth; shown: readonly ShareLog[] }) {
  const rows = shares.filter((share) => shown.includes(share))
  if (rows.length === 0) return null
  const rewarded = shares.some(({ reward }) => reward !== null)
  return (
    <Card
      title={monthLabel(month) || UNKNOWN_TIME}
      extra={
        rewarded && (
          <span className="share-log-sum">
            <WhenAllRead otherwise="没有查到合计">
              {sum === null ? '没有查到合计' : `奖励合计 ${formatMoney(sum)}`}
            </WhenAllRead>
          </span>
        )
      }
    >
      <ul>
        {keyed(rows, ({ id }) => id).map(([key, share]) => (
          <ShareRow key={key} share={share} />
        ))}
      </ul>
    </Card>
  )
}
