import { type CountMark, severityMarks, type SeverityCounts } from '../detail-rules.ts'
import type { Category } from '../report-ids.ts'
import { severityWord } from '../rules.ts'
import { ELSEWHERE, orUnopened, UNOPENED } from '../sensitive-rules.ts'
import { NOT_FOR_BODY } from '../words/body/body-rules.ts'

/** The counts of an overview, computed from summaries and from facts that only the lists contain. */

export interface Overview {
  /** Unopened topics, items whose result depends on another item, and items specific to the other sex are left out. */
  counts: SeverityCounts
  /** The number of topics that are not opened; null while it is not known. */
  unopened: number | null
  elsewhere: number
  otherBody: number
}

const total = ({ risk, concern, normal }: SeverityCounts): number => risk + concern + normal

/**
 * The known counts of a summary.
 * @param counts ordinary counts include the topics that are not opened, and the items specific to the other sex.
 * @param elsewhere the levels of the items whose result depends on another item.
 */
export const overviewOf = (
  counts: SeverityCounts,
  unopened: number | null,
  elsewhere: SeverityCounts,
  otherBody = 0,
): Overview => ({
  counts: {
    risk: Math.max(0, counts.risk - elsewhere.risk),
    concern: Math.max(0, counts.concern - elsewhere.concern),
    normal: Math.max(0, counts.normal - elsewhere.normal - (unopened ?? 0) - otherBody),
  },
  unopened,
  elsewhere: total(elsewhere),
  otherBody,
})

/** A mark that is not a level has a neutral colour and a word of its own; it does not name the topics. */
export const overviewMarks = (
  { counts, unopened, elsewhere, otherBody }: Overview,
  category: Category,
): CountMark[] => [
  ...severityMarks(counts, category).map((mark): CountMark =>
    unopened === null && mark.word === severityWord('NORMAL', category)
      ? { ...mark, tone: 'unopened', word: orUnopened(mark.word) }
      : mark,
  ),
  ...[
    { word: ELSEWHERE, count: elsewhere },
    { word: UNOPENED, count: unopened ?? 0 },
    { word: NOT_FOR_BODY, count: otherBody },
  ].flatMap(({ word, count }): CountMark[] => (count > 0 ? [{ tone: 'unopened', word, count }] : [])),
]
