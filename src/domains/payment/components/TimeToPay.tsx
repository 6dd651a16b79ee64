import { formatCountdown } from '#/shared/lib/time/countdown.ts'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { useTimeLeft } from '#/shared/ui/Countdown.tsx'
import '#/shared/ui/price.css'

function TimeLeft({ until }: { until: number }) {
  const left = useTimeLeft(until)
  return <span className="countdown">{left > 0 ? `支付剩余时间 ${formatCountdown(left)}` : '支付时间已过'}</span>
}

export function TimeToPay({ until }: { until: EdgeTime }) {
  if (until === UNREADABLE) return <span className="countdown">{`支付${UNKNOWN_TIME}`}</span>
  return until !== null && <TimeLeft until={until} />
}
