import { type CountMark, severityMarks, type SeverityCounts } from '../results/detail-rules.ts'
import type { Category } from '../source/report-ids.ts'
import { severityWord } from '../rules.ts'
import { DECIDED_BY_OTHER_ITEM, orUnopened, UNOPENED } from '../sensitive/sensitive-rules.ts'
import { NOT_FOR_SEX } from '../words/sex-match/sex-match-rules.ts'

/** The counts of an overview, computed from summaries and from facts that only the lists contain. */

export interface Overview {
  /** Unopened topics, items whose result depends on another item, and items specific to the other sex are left out. */
  counts: SeverityCounts
  /** The number of topics that are not opened; null while it is not known. */
  unopened: number | null
  decidedByOther: number
  otherSex: number
}

const total = ({ risk, concern, normal }: SeverityCounts): number => risk + concern + normal

/**
 * The known counts of a summary.
 * @param counts the counts of the summary; `normal` also counts the unopened topics and the items specific to the other
 *   sex.
 * @param decidedByOther the levels of the items whose result depends on another item.
 */
export const overviewOf = (
  counts: SeverityCounts,
  unopened: number | null,
  decidedByOther: SeverityCounts,
  otherSex = 0,
): Overview => ({
  counts: {
    risk: Math.max(0, counts.risk - decidedByOther.risk),
    concern: Math.max(0, counts.concern - decidedByOther.concern),
    normal: Math.max(0, counts.normal - decidedByOther.normal - (unopened ?? 0) - otherSex),
  },
  unopened,
  decidedByOther: total(decidedByOther),
  otherSex,
})

/** A mark that is not a level has a neutral colour and a word of its own; it does not name the topics. */
export const overviewMarks = (
  { counts, unopened, decidedByOther, otherSex }: Overview,
  category: Category,
): CountMark[] => [
  ...severityMarks(counts, category).map((mark): CountMark =>
    unopened === null && mark.word === severityWord('NORMAL', category)
      ? { ...mark, tone: 'unopened', word: orUnopened(mark.word) }
      : mark,
  ),
  ...[
    { word: DECIDED_BY_OTHER_ITEM, count: decidedByOther },
    { word: UNOPENED, count: unopened ?? 0 },
    { word: NOT_FOR_SEX, count: otherSex },
  ].flatMap(({ word, count }): CountMark[] => (count > 0 ? [{ tone: 'unopened', word, count }] : [])),
]
