import { Card } from '#/shared/ui/Page.tsx'
import {
  bandText,
  finePercentText,
  NEANDERTHAL_BAND,
  NEANDERTHAL_MAX,
  onScale,
  percentText,
} from '../ancestry-rules.ts'
import './ancestry.css'

const [low, high] = NEANDERTHAL_BAND
const band = `${finePercentText(low)} 到 ${finePercentText(high)}`

/** The share on a scale, with the usual range (ANC-011, decision 70). */
export function Neanderthal({ rate }: { rate: number }) {
  return (
    <Card title="尼安德特人比例">
      <p className="ancestry-big">{percentText(rate)}</p>
      <p>{`精确到小数约 ${finePercentText(rate)}，${bandText(rate)}`}</p>
      <div className="band-scale" aria-hidden="true">
        <span className="band" style={{ left: `${onScale(low)}%`, width: `${onScale(high) - onScale(low)}%` }} />
        <span className="band-you" style={{ left: `${onScale(rate)}%` }}>
          <strong>{percentText(rate)}</strong>
        </span>
      </div>
      <p className="area-line muted" aria-hidden="true">
        <span>0%</span>
        <span>{percentText(NEANDERTHAL_MAX)}</span>
      </p>
      <p className="muted">{`浅色一段是非洲以外多数人所在的范围：${band}。`}</p>
    </Card>
  )
}
