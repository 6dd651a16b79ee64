import { changeWords } from '../../statistics.ts'
import './statistics.css'

const arrow = (now: number, before: number): string => (now === before ? '' : now > before ? '↑ ' : '↓ ')

interface Props {
  name: string
  value: number
  /** The number of the previous period; without this number, no change is shown. */
  before?: number
}

/** A total with its change as arrow and words, so that the change is understandable without colour. */
export function BigNumber({ name, value, before }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="stats-number">{value}</dd>
      {before !== undefined && (
        <dd className={value > before ? 'stats-change stats-more' : 'stats-change'}>
          <span aria-hidden="true">{arrow(value, before)}</span>
          {changeWords(value, before)}
        </dd>
      )}
    </div>
  )
}
