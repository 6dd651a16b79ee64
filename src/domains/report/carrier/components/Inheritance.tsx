import { Card } from '#/shared/ui/Page.tsx'
import type { Mode } from '../../genes/mode-rules.ts'
import { CANCER_FOR_CHILDREN, childrenSentence, bothCarriers } from '../inheritance-rules.ts'
import { type Owner, otherParent, partnerLabel, partners } from '../../words/person/owner-rules.ts'
import { usePartner } from '../../words/hooks/use-partner.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { isOwnSource } from '../../source/report-source.ts'
import { TwoGenerations } from './TwoGenerations.tsx'
import { RadioChips } from '../../words/components/RadioChips.tsx'
import { withTestedPerson } from '../../words/person/voice-rules.ts'
import { paths, to } from '#/paths.ts'
import { Row } from '#/shared/ui/Row.tsx'
import './carrier.css'

function BothCarriers({ owner }: { owner: Owner }) {
  return (
    <>
      <p className="four-text">{bothCarriers(owner)}</p>
      <Row wide label="问一问顾问" to={paths.consultDetail} />
      <Row wide label="在商城找携带者筛查" to={to(paths.goodsSearch, { type: 'all' }, { q: '携带者' })} />
    </>
  )
}

interface InheritanceProps {
  id: string
  owner: Owner
  mode: Mode
  /** Whether the report names a variant of a hereditary cancer, whose inheritance is dominant. */
  dominant: boolean
}

/** The meaning of a variant for children: a drawing only if it is recessive, nothing if the owner is a child. */
export function Inheritance({ id, owner, mode, dominant }: InheritanceProps) {
  const { partner, said, setPartner } = usePartner(id)
  const voice = useVoice()
  const { reportRef } = useReportRef()
  const { stage } = owner
  if (stage === 'child') return null
  if (dominant)
    return (
      <Card title="对下一代意味着什么">
        <p>{CANCER_FOR_CHILDREN}</p>
      </Card>
    )
  if (mode !== 'recessive')
    return (
      <Card title="对下一代意味着什么">
        <p>它对孩子意味着什么，要看这处变化是不是致病、检出了几份、怎么遗传；这里不画图，也不算机会，请问问医生。</p>
      </Card>
    )
  const other = otherParent(owner)
  const choice = (
    <RadioChips
      legend={`${other}是不是同一基因的携带者？`}
      values={partners}
      labels={partnerLabel}
      chosen={said}
      onChoose={setPartner}
      // Not stored, unlike the pregnancy status: the partner's gene would reveal a result of the report.
      note="这里不保存，也不上传：刷新或重新打开以后，请再选一次"
    />
  )
  return (
    <Card title="对下一代意味着什么">
      <p className="muted">按常染色体隐性遗传来算</p>
      {stage === 'planning' && choice}
      <TwoGenerations who={voice.who} other={other} partner={partner} stage={stage} />
      <p className="four-text" aria-live="polite">
        {withTestedPerson(childrenSentence(partner, stage), voice)}
      </p>
      {stage !== 'planning' && choice}
      {partner === 'CARRIER' && isOwnSource(reportRef) && <BothCarriers owner={owner} />}
    </Card>
  )
}
