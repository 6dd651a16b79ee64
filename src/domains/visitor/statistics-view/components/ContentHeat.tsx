import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { type ContentRow, numbersText, sparkPoints } from '../shown-rules.ts'
import './statistics.css'

const WIDTH = 64
const HEIGHT = 24

/** The page views of the days as a small line; the numbers beside it are their totals. */
const SparkLine = ({ days }: { days: readonly number[] }) => (
  <svg className="stats-spark" viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} aria-hidden="true">
    <polyline points={sparkPoints(days, WIDTH, HEIGHT)} />
  </svg>
)

interface Props {
  contents: readonly ContentRow[]
  dated: boolean
}

function ContentLink({ row, dated }: { row: ContentRow; dated: boolean }) {
  const { title, to, days } = row
  const numbers = numbersText(row)
  return (
    <Link to={to} className="stats-content">
      <span className="stats-content-text">
        <strong>{title}</strong>
        {numbers && <span>{numbers}</span>}
        {dated && !days && (
          <WhenAllRead>
            <span className="muted">这段时间没有浏览</span>
          </WhenAllRead>
        )}
      </span>
      {days && days.length > 1 && <SparkLine days={days} />}
      <ChevronRightIcon size={18} />
    </Link>
  )
}

export function ContentHeat({ contents, dated }: Props) {
  if (contents.length === 0) return null
  return (
    <Card title="各个内容" extra={<span className="muted">看得最多的在前</span>}>
      <CollapsedRows items={contents} nameOf={({ key }) => key} className="stats-contents" label="各个内容">
        {(row) => <ContentLink row={row} dated={dated} />}
      </CollapsedRows>
    </Card>
  )
}
