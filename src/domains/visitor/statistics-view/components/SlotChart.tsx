import { useMemo } from 'react'
import { useLargeLetters } from '#/shared/lib/letters-choice.ts'
import { prefersReducedMotion } from '#/shared/lib/motion.ts'
import { Chart } from '#/shared/ui/Chart.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { Statistics } from '../../statistics.ts'
import { chartOption } from '../chart-option.ts'
import { type Slot, slotsSentence, type Unit, unitWord } from '../shown-rules.ts'
import { SlotTable } from './SlotTable.tsx'
import './statistics.css'

interface Props {
  slots: readonly Slot[]
  unit: Unit
  totals: Pick<Statistics, 'browsing' | 'visitors'>
  /** Whether all page views could be read; otherwise no sentence compares the slots. */
  complete: boolean
}

export function SlotChart({ slots, unit, totals, complete }: Props) {
  const large = useLargeLetters()
  const option = useMemo(
    () => (fontSize: number) => chartOption(slots, { fontSize, still: prefersReducedMotion() }),
    [slots],
  )
  const sentence = complete ? slotsSentence(slots, unit) : ''
  return (
    <Card title={unit === 'day' ? '每天' : '每个小时'} extra={<Legend />}>
      <Chart className="stats-chart" option={option} label={`每${unitWord(unit)}的访客和浏览。${sentence}`} />
      {sentence && <p className="stats-sentence">{sentence}</p>}
      <SlotTable slots={slots} unit={unit} totals={totals} open={large} />
    </Card>
  )
}

const Legend = () => (
  <p className="stats-legend" aria-hidden="true">
    <span className="stats-bar">浏览</span>
    <span className="stats-line">访客</span>
  </p>
)
