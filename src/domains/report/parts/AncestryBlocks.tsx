import { Card } from '#/shared/ui/Page.tsx'
import { finePercentText, haplotypeTitle, originText, percentText } from '../item-rules.ts'
import type { Ancestry } from '../model.ts'
import '../screens/ancestry.css'

type Areas = NonNullable<Ancestry['ancestryCompositionResult']>['areaAncestryCompositions']

/** The mixture: one bar, then each area with its peoples. */
function Composition({ areas }: { areas: Areas }) {
  return (
    <Card title="祖源构成">
      <div className="mixture" aria-hidden="true">
        {areas.map(({ area, rate }) => (
          <span key={area} style={{ flexGrow: rate }} />
        ))}
      </div>
      <ul className="areas">
        {areas.map(({ area, rate, ancestryNations }) => (
          <li key={area}>
            <span className="area-line">
              <strong>{area}</strong>
              <span>{percentText(rate)}</span>
            </span>
            <span className="area-bar" aria-hidden="true">
              <span style={{ width: `${rate * 100}%` }} />
            </span>
            <ul className="nations">
              {ancestryNations.map((nation) => (
                <li key={nation.chineseName} className="area-line">
                  <span>{nation.chineseName}</span>
                  <span>{percentText(nation.rate)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Haplotype({ result, type }: { result: NonNullable<Ancestry['haploTypeResult']>; type: string }) {
  const origin = originText(result.haplogroup)
  return (
    <Card title={`${haplotypeTitle(type)} ${result.haplotype}`}>
      {origin && <p className="haplotype-origin">{origin}</p>}
      {result.haplogroup?.about && <p>{result.haplogroup.about}</p>}
    </Card>
  )
}

/** The end of the scale; people outside Africa have about two percent. */
const NEANDERTHAL_MAX = 0.04

function Neanderthal({ rate }: { rate: number }) {
  return (
    <Card title="与尼安德特人的联系">
      <p className="area-line neanderthal">
        <span>尼安德特人比例</span>
        <strong>{finePercentText(rate)}</strong>
      </p>
      <span className="area-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(1, rate / NEANDERTHAL_MAX) * 100}%` }} />
      </span>
      <p className="area-line muted" aria-hidden="true">
        <span>0%</span>
        <span>{finePercentText(NEANDERTHAL_MAX)}</span>
      </p>
    </Card>
  )
}

/** Where a person comes from: whichever of the three the item tells (REP-039). */
export function AncestryBlocks({ ancestry }: { ancestry: Ancestry | null }) {
  const areas = ancestry?.ancestryCompositionResult?.areaAncestryCompositions ?? []
  return (
    <>
      {areas.length > 0 && <Composition areas={areas} />}
      {ancestry?.haploTypeResult && <Haplotype result={ancestry.haploTypeResult} type={ancestry.ancestryType} />}
      {ancestry?.neanderthalResult && <Neanderthal rate={ancestry.neanderthalResult.radio} />}
    </>
  )
}
