import { periodText } from '#/domains/coupon/period.ts'
import { paths } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Ticket } from '../model.ts'
import { chancesOf, drawRefusal, drawsOf, drawWords } from '../rules.ts'
import { fieldsOf } from '../wheel.ts'
import { LotteryGrid } from './LotteryGrid.tsx'
import { useDraw } from './use-draw.ts'
import './ticket.css'

/** The number of chances, or why there is none. */
function chanceText(tickets: readonly Ticket[], chances: number, now: number): string {
  if (chances > 0) return `您还有${chances}次抽奖机会`
  const open = tickets.find((ticket) => ticket.draw === null)
  return (open && drawRefusal(open, now)) ?? '您的抽奖机会已经用完'
}

/** The result of the draw, announced by screen readers. */
function Result({ drawn }: { drawn: Ticket | null }) {
  const won = drawn?.draw?.prize
  return (
    <div className="lottery-result" role="status" aria-live="polite">
      {drawn?.draw && <strong>{drawWords(drawn.draw)}</strong>}
      {won && (
        <LinkButton kind="plain" to={paths.prizes}>
          查看我的奖品
        </LinkButton>
      )}
    </div>
  )
}

/** The draw of one lottery; its tickets are never empty. */
export function LotteryGame({ tickets }: { tickets: readonly Ticket[] }) {
  const now = useServerNow(tickets)
  const chances = chancesOf(tickets, now)
  const { turn, lit, draw, busy } = useDraw(chances[0] ?? null)
  const shown = turn.drawn ?? chances[0] ?? tickets[0]
  const last = drawsOf(tickets)[0]
  return (
    <Card title={shown?.name || '抽奖'} className="lottery">
      {shown && <p className="muted">{periodText(shown)}</p>}
      <LotteryGrid
        fields={fieldsOf(shown?.prizes ?? [])}
        lit={lit}
        busy={busy}
        disabled={chances.length === 0}
        onPress={draw}
      />
      <p>{chanceText(tickets, chances.length, now)}，每张抽奖券只能抽一次</p>
      <Result drawn={turn.at === 'done' ? turn.drawn : null} />
      {turn.at === 'idle' && last && <p className="muted">最近一次：{drawWords(last.draw)}</p>}
    </Card>
  )
}
