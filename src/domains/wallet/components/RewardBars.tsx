import { serverNow } from '#/shared/lib/time/clock.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { barsText, type Entry, yearBars } from '../rules.ts'
import './wallet.css'

/** The rewards of twelve months as bars; left out without rewards, and while entries are not loaded or could not be read. */
export function RewardBars({ entries, complete }: { entries: readonly Entry[]; complete: boolean }) {
  const bars = yearBars(entries, complete, serverNow())
  const most = Math.max(...(bars ?? []).map(({ amount }) => amount))
  if (!bars || most <= 0) return null
  return (
    <WhenAllRead>
      <Card title="近12个月">
        <div className="wallet-bars" role="img" aria-label={barsText(bars)}>
          {bars.map(({ month, amount }) => (
            <span key={month} className="wallet-bar">
              <span className="wallet-bar-room">
                <span className="wallet-bar-fill" style={{ height: `${Math.max((amount / most) * 100, 0)}%` }} />
              </span>
              {Number(month.slice(5))}
            </span>
          ))}
        </div>
        <p className="muted">{barsText(bars)}</p>
      </Card>
    </WhenAllRead>
  )
}
