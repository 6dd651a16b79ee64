import { formatPoints } from '#/shared/lib/points.ts'
import '#/shared/ui/price.css'

/** A number of points, optionally large; a missing number is shown as `--` (FMT-005). */
export function PointsPrice({
  value,
  size = 'normal',
}: {
  value: number | null | undefined
  size?: 'small' | 'normal' | 'large' | 'huge'
}) {
  const text = formatPoints(value)
  if (text === '--') return <span className={`price price-${size} price-none`}>--</span>
  return (
    <span className={`price price-${size}`}>
      <span aria-hidden="true">
        {value}
        <small>积分</small>
      </span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
