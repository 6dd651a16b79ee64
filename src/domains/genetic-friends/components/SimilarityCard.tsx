import { Card } from '#/shared/ui/Page.tsx'
import { fitting, nearnesses, nearnessText, percentText, similarityPercent } from '../similarity.ts'
import './similarity.css'

/**
 * The usual similarity of relatives, nearest first. The rows whose range contains the person's similarity are marked by
 * a style and a word.
 */
function Ladder({ percent }: { percent: number }) {
  const fit = fitting(percent)
  return (
    <ol className="kin-ladder" aria-label="常见亲属的相似度，从近到远">
      {nearnesses.map((nearness) => {
        const { label, from, to } = nearness
        const fits = fit.includes(nearness)
        return (
          <li key={label} className={fits ? 'kin-rung kin-rung-fits' : 'kin-rung'}>
            <span className="kin-rung-word">{label}</span>
            <span className="kin-rung-range">{`${from}%–${to}%`}</span>
            {fits && <span className="kin-rung-mark">相符</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** FAM-010: the similarity, its scale in words, and its limits. */
export function SimilarityCard({ similarity }: { similarity: number | null }) {
  const percent = similarityPercent(similarity)
  return (
    <Card title="相似度">
      {percent !== null && <p className="kin-percent">{percentText(percent)}</p>}
      <p>{nearnessText(percent)}</p>
      {percent !== null && <Ladder percent={percent} />}
      <p className="muted">
        相似度只是估计，同一个数值可能对应好几种亲属关系。它不是亲子鉴定或亲属鉴定，不能用于上户口、继承、诉讼等用途。
      </p>
    </Card>
  )
}
