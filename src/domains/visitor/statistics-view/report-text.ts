import { changeWords } from '../statistics.ts'
import type { PeriodCounts } from './counted.ts'
import { type ContentRow, slotsSentence, type Unit } from './shown-rules.ts'

/** The exported facts: totals and contents, never a visitor. */
export interface ReportFacts {
  /** 资讯 · 近 7 天. */
  headline: string
  /** 11月17日 – 11月23日. */
  days: string
  unit: Unit
  counted: PeriodCounts
  contents: readonly ContentRow[]
}

const REPORT_CONTENTS = 5

/** The exported contents: contents with page views in the period, beginning with the most viewed. */
export const reportContents = ({ contents }: Pick<ReportFacts, 'contents'>): ContentRow[] =>
  contents.filter(({ days }) => days !== null).slice(0, REPORT_CONTENTS)

export function reportText(facts: ReportFacts): string {
  const { headline, days, unit, counted } = facts
  const { statistics, before, slots } = counted
  const contents = reportContents(facts).map(
    ({ title, browsing, visitors }, at) => `${at + 1}. 《${title}》浏览 ${browsing} 次，访客 ${visitors} 位`,
  )
  return [
    `${headline}（${days}）`,
    `访客 ${statistics.visitors} 位，${changeWords(statistics.visitors, before.visitors)}`,
    `浏览 ${statistics.browsing} 次，${changeWords(statistics.browsing, before.browsing)}`,
    slotsSentence(slots, unit),
    ...(contents.length > 0 ? ['看得最多的内容：', ...contents] : []),
  ].join('\n')
}
