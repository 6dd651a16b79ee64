import { Card } from '#/shared/ui/Page.tsx'
import { geneName } from '../../genes/gene-rules.ts'
import type { CausalGene } from '../../model.ts'
import { type Frequency as Known, frequencyOf } from '../../words/frequency-rules.ts'
import './carrier.css'

const ROW = 10
const STEP = 20

function Crowd({ dots }: { dots: number }) {
  return (
    <svg className="crowd" viewBox={`0 0 ${ROW * STEP} ${Math.ceil(dots / ROW) * STEP}`} aria-hidden="true">
      {Array.from({ length: dots }, (_, at) => (
        <circle
          // eslint-disable-next-line react/no-array-index-key -- dots are alike and never reorder
          key={at}
          cx={(at % ROW) * STEP + STEP / 2}
          cy={Math.floor(at / ROW) * STEP + STEP / 2}
          r={at === 0 ? 8 : 6}
          fill={at === 0 ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

export function Frequency({ genes }: { genes: readonly CausalGene[] }) {
  const known = new Map<string, Known>()
  for (const gene of genes.filter(({ positive }) => positive)) {
    const frequency = frequencyOf(gene.referFrequency)
    if (frequency) known.set(geneName(gene), frequency)
  }
  if (known.size === 0) return null
  return (
    <Card title="有多少人携带">
      {[...known].map(([name, { sentence, dots }]) => (
        <div key={name} className="crowd-gene">
          {known.size > 1 && <strong>{name}</strong>}
          {dots > 0 && <Crowd dots={dots} />}
          <p>{sentence}</p>
        </div>
      ))}
    </Card>
  )
}
