import { hasFindings } from '../results/categories.ts'
import { type Category } from '../source/report-ids.ts'
import { summaryMarks } from '../results/detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { isOwnSource } from '../source/report-source.ts'
import { isUnlocking, lockedNumber } from '../rules.ts'
import { CountList, SeverityMark, UnlockingMark } from './Severity.tsx'
import { mayHideResults } from '../sensitive/sensitive-rules.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useIsCounted } from '../words/hooks/use-sex-match.ts'

/** Shown instead of numbers that may still change. */
export const COUNTING = '正在统计…'

/**
 * The state of a category: its counts, or the reason why there are none yet (REP-013, REP-018, REPX-004). Receivers of
 * a shared report do not see locked items.
 */
export function CategoryState({ summary, category }: { summary: CategorySummary; category: Category }) {
  const { reportRef } = useReportRef()
  const own = isOwnSource(reportRef)
  const isCounted = useIsCounted(category)
  if (isUnlocking(summary.unlockJobStatus)) return <UnlockingMark />
  if (summary.locked && !own) return <span className="muted">没有可看的结果</span>
  if (summary.locked)
    return (
      <SeverityMark
        tone="locked"
        word={summary.totalNumber === null ? '解锁后查看' : `解锁看 ${summary.totalNumber} 项`}
      />
    )
  if (!isCounted) return <span className="muted">{COUNTING}</span>
  const marks = summaryMarks(summary, category)
  if (!marks) return <span className="muted">没有全部读出来</span>
  if (marks.length > 0) return <CountList marks={marks} label="需要留意" />
  const left = lockedNumber(summary)
  // The results of locked items are unknown.
  if (left && own) return <SeverityMark tone="locked" word={`还有 ${left} 项未解锁`} />
  if (!hasFindings(category)) return <SeverityMark tone="plain" word="了解来处" />
  // The card says 暂无需关注 only if items are unlocked and the category has no sensitive topics: an unopened topic may
  // need attention.
  return left !== null && summary.unlockedNumber && !mayHideResults(category) ? (
    <SeverityMark tone="normal" word="暂无需关注" />
  ) : (
    <span className="muted">点开查看</span>
  )
}
