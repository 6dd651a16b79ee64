import { useState } from 'react'
import { periodText } from '#/domains/coupon/period.ts'
import { paths } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Ticket } from '../model.ts'
import { chancesOf, drawRefusal, drawsOf, drawWords } from '../rules.ts'
import { prizeNames, prizeOf } from '../prizes.ts'
import { cellsOf } from '../lottery-grid.ts'
import { LotteryGrid } from './LotteryGrid.tsx'
import { ResultSheet } from './ResultSheet.tsx'
import { useDraw } from '../hooks/use-draw.ts'
import './ticket.css'

function chanceText(tickets: readonly Ticket[], chances: number, now: number): string {
  if (chances > 0) return `您还有${chances}次抽奖机会`
  const open = tickets.find((ticket) => ticket.draw === null)
  return (open && drawRefusal(open, now)) ?? '您的抽奖机会已经用完'
}

/** The result of the draw, announced by screen readers. */
function Result({ drawn }: { drawn: Ticket | null }) {
  const won = drawn?.draw && prizeOf(drawn.draw)
  return (
    <div className="lottery-result" role="status" aria-live="polite">
      {drawn && <strong>{drawWords(drawn.draw)}</strong>}
      {won && (
        <LinkButton kind="plain" to={paths.prizes}>
          查看我的奖品
        </LinkButton>
      )}
    </div>
  )
}

/** The rules of this draw; the text promises nothing about decisions of the server. */
function DrawRules({ ticket }: { ticket: Ticket }) {
  const names = prizeNames(ticket.prizes)
  return (
    <Card title="抽奖说明">
      <ul className="lottery-rules">
        <li>{`抽奖时间：${periodText(ticket)}`}</li>
        <li>每张抽奖券只能抽一次，抽完马上知道结果。</li>
        {names.length > 0 && <li>{`奖品：${names.join('、')}。`}</li>}
        {names.length < ticket.prizes.length && <li>停在“谢谢参与”表示没有抽中，它不是奖品。</li>}
        <li>抽中的奖品在“我的奖品”里。</li>
      </ul>
    </Card>
  )
}

export function LotteryGame({ tickets }: { tickets: readonly Ticket[] }) {
  const now = useServerNow(tickets)
  const chances = chancesOf(tickets, now)
  const { turn, lit, draw, busy } = useDraw(chances[0] ?? null)
  const shown = turn.drawn ?? chances[0] ?? tickets[0]
  const last = drawsOf(tickets)[0]
  const result = turn.at === 'done' ? turn.drawn : null
  const [seen, setSeen] = useState<Ticket | null>(null)
  return (
    <>
      <Card title={shown?.name || '抽奖'} className="lottery">
        <LotteryGrid
          cells={cellsOf(shown?.prizes ?? [])}
          lit={lit}
          busy={busy}
          disabled={chances.length === 0}
          onPress={draw}
        />
        <p>{`${chanceText(tickets, chances.length, now)}，每张抽奖券只能抽一次`}</p>
        <Result drawn={result} />
        {turn.at === 'idle' && last && <p className="muted">{`最近一次：${drawWords(last.draw)}`}</p>}
      </Card>
      {shown && <DrawRules ticket={shown} />}
      <ResultSheet
        draw={result && result !== seen ? result.draw : null}
        chances={chances.length}
        onClose={() => setSeen(result)}
      />
    </>
  )
}
