import { kindOfName } from '../prizes.ts'
import { PrizePicture } from './PrizePicture.tsx'
import './ticket.css'

interface LotteryGridProps {
  cells: readonly string[]
  /** The lit cell; -1 if none is lit. */
  lit: number
  busy: boolean
  disabled: boolean
  onPress: () => void
}

export function LotteryGrid({ cells, lit, busy, disabled, onPress }: LotteryGridProps) {
  return (
    <div className={cells.length > 0 ? 'lottery-grid' : 'lottery-grid lottery-bare'}>
      {cells.length > 0 && (
        <ul aria-label="抽奖格子">
          {cells.map((name, index) => (
            // eslint-disable-next-line react/no-array-index-key -- fixed grid positions; prizes may repeat
            <li key={index} className={index === lit ? 'lottery-lit' : undefined}>
              <PrizePicture kind={kindOfName(name)} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="lottery-button"
        disabled={busy || disabled}
        aria-busy={busy || undefined}
        onClick={onPress}
      >
        {busy ? (
          '抽奖中'
        ) : (
          <>
            立即
            <wbr />
            抽奖
          </>
        )}
      </button>
    </div>
  )
}
