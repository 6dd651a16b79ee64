import { Card } from '#/shared/ui/Page.tsx'
import type { ContentRow } from '../shown-rules.ts'
import { BigNumber } from './BigNumber.tsx'
import { ContentHeat } from './ContentHeat.tsx'
import './statistics.css'

interface Props {
  since: { browsing: number; visitors: number } | null
  contents: readonly ContentRow[]
}

/** Shown instead of the statistics when the backend has no records by day. */
export function TotalsOnly({ since, contents }: Props) {
  return (
    <>
      <Card title="累计">
        {since && (
          <dl className="stats-numbers">
            <BigNumber name="访客" value={since.visitors} />
            <BigNumber name="浏览" value={since.browsing} />
          </dl>
        )}
        <p className="muted">目前只有累计的数字，还不知道每一天各有多少。</p>
      </Card>
      <ContentHeat contents={contents} dated={false} />
    </>
  )
}
