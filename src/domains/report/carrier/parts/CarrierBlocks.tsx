import { LockIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { CarrierCategory } from '../../categories.ts'
import { type CarrierDetail, carrierGeneLink, carrierMeaning } from '../carrier-rules.ts'
import { Told } from '../../words/parts/Glossary.tsx'
import { MutationTable } from '../../parts/MutationTable.tsx'
import { SeverityMark, UnlockingMark } from '../../parts/Severity.tsx'
import { useReportPlace } from '../../parts/use-report-place.ts'
import '../../parts/carrier.css'
import { CAUTION } from '../../rules.ts'
import '../../parts/item.css'
import '../../parts/marks.css'
import '../../parts/tables.css'

/** Carriers are healthy: indigo, never red; no finding is not a promise. */
export function CarrierVerdict({ carrier, child }: { carrier: CarrierDetail; child: boolean }) {
  const tone = carrier.found > 0 ? 'carrier' : 'normal'
  return (
    <section className={`verdict tone-${tone}`}>
      <h2>
        <SeverityMark strong tone={tone} word={carrier.word} />
      </h2>
      {carrier.sentence && (
        <p className="verdict-text">
          <Told text={carrier.sentence} />
        </p>
      )}
      {carrier.caution && <p className="verdict-note">{CAUTION}</p>}
      <ul className="meaning">
        {carrierMeaning(carrier.found, child).map((line) => (
          <li key={line}>
            <Told text={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CarrierBlocksProps {
  carrier: CarrierDetail
  category: CarrierCategory
  /** Whether gene names link to their own pages. */
  linked?: boolean
}

/** The basis of the result, gene by gene, and what the test cannot detect. */
export function CarrierBlocks({ carrier, category, linked }: CarrierBlocksProps) {
  const { place, link } = useReportPlace()
  const { id } = carrier.detail.view
  return (
    <>
      <Card title="基因与变异" className="tables">
        <MutationTable
          genes={carrier.genes}
          {...(linked && { linkOf: (name: string) => link(carrierGeneLink(place, category, id, name)) })}
        />
        <p className="inherit">“致病”“可能致病”是按国际通用标准给变异分的级，说的是变异本身，不是诊断。</p>
      </Card>
      <Card title="未覆盖的范围">
        <p>
          <Told text={carrier.limits} />
        </p>
      </Card>
    </>
  )
}

/** A locked item shows only its name. */
export function LockedCarrier({ name, unlocking }: { name: string; unlocking: boolean }) {
  if (unlocking)
    return (
      <Card className="lock-card">
        <UnlockingMark />
        <p>“{name}”的结果正在生成，完成后会出现在这里，无需重复购买。</p>
      </Card>
    )
  return (
    <Card className="lock-card">
      <LockIcon size={28} />
      <p>“{name}”尚未解锁，解锁后才能看到结果。</p>
    </Card>
  )
}
