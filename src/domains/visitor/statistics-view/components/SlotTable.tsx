import { useState } from 'react'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import type { Statistics } from '../../statistics.ts'
import { countedAgain, type Row, rowsOf, type Slot, type Unit, unitWord } from '../shown-rules.ts'
import './statistics.css'

interface Props {
  slots: readonly Slot[]
  unit: Unit
  totals: Pick<Statistics, 'browsing' | 'visitors'>
  open: boolean
}

const rowName = ({ name, count }: Row, unit: Unit): string =>
  count === 1 ? name : `${name}（${count} ${unit === 'day' ? '天' : '小时'}）`

function Numbers({ slots, unit, totals }: Omit<Props, 'open'>) {
  return (
    <>
      <table className="stats-table">
        <caption>{`每${unitWord(unit)}的访客和浏览`}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? '日期' : '时间'}</th>
            <th scope="col">访客</th>
            <th scope="col">浏览</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(slots).map((row) => (
            <tr key={row.name}>
              <th scope="row">{rowName(row, unit)}</th>
              <td>{row.visitors}</td>
              <td>{row.browsing}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>{totals.visitors}</td>
            <td>{totals.browsing}</td>
          </tr>
        </tfoot>
      </table>
      {countedAgain(slots, totals) && (
        <p className="muted">{`有访客在好几${unit === 'day' ? '天' : '个小时'}里都来过，合计里每人只算一次。`}</p>
      )}
    </>
  )
}

/** The numbers of the chart as a table; its rows are rendered when it is unfolded. */
export function SlotTable({ open, ...numbers }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  if (open) return <Numbers {...numbers} />
  return (
    <details className="stats-details" onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        {`查看每${unitWord(numbers.unit)}的数字`}
        <ChevronDownIcon size={18} />
      </summary>
      {unfolded && <Numbers {...numbers} />}
    </details>
  )
}
