import { type CarrierCategory, CAUTION } from '../../results/categories.ts'
import { LockIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { TopicPicture } from '../../words/components/TopicPicture.tsx'
import type { CarrierDetail } from '../carrier-rules.ts'
import { carrierMeaning } from '../inheritance-rules.ts'
import type { Owner, Partner } from '../../words/person/owner-rules.ts'
import { ReportText } from '../../words/components/Glossary.tsx'
import { SeverityMark, UnlockingMark } from '../../components/Severity.tsx'
import './carrier.css'
import '../../components/item.css'
import '../../components/marks.css'

interface CarrierVerdictProps {
  carrier: CarrierDetail
  category: CarrierCategory
  owner: Owner
  partner: Partner
  child: boolean
}

/** The verdict. A variant is not a diagnosis, so its colour is indigo and never red. */
export function CarrierVerdict({ carrier, category, owner, partner, child }: CarrierVerdictProps) {
  const { found, mode, unclear } = carrier
  const tone = found > 0 ? 'carrier' : unclear ? 'unopened' : 'normal'
  const meaning = unclear
    ? []
    : carrierMeaning({ found, mode, stage: owner.stage, pregnancy: owner.pregnancy ?? null, partner, child })
  return (
    <section className={`verdict tone-${tone}`} data-aloud>
      <TopicPicture view={carrier.detail.view} category={category} />
      <h2>
        <SeverityMark strong tone={tone} word={carrier.word} />
      </h2>
      {carrier.sentence && (
        <p className="verdict-text">
          <ReportText text={carrier.sentence} />
        </p>
      )}
      {carrier.unnamed && <p className="verdict-note">{`${carrier.unnamed}。`}</p>}
      {carrier.caution && <p className="verdict-note">{CAUTION}</p>}
      <ul className="meaning">
        {meaning.map((line) => (
          <li key={line}>
            <ReportText text={line} ours />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NotCovered({ limits }: Pick<CarrierDetail, 'limits'>) {
  return (
    <Card title="未覆盖的范围">
      <p>
        <ReportText text={limits} />
      </p>
    </Card>
  )
}

export function LockedCarrier({ name, unlocking }: { name: string; unlocking: boolean }) {
  if (unlocking)
    return (
      <Card className="lock-card">
        <UnlockingMark />
        <p>{`“${name}”的结果正在生成，完成后会出现在这里，无需重复购买。`}</p>
      </Card>
    )
  return (
    <Card className="lock-card">
      <LockIcon size={28} />
      <p>{`“${name}”尚未解锁，解锁后才能看到结果。`}</p>
    </Card>
  )
}
