import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ClockIcon } from '#/shared/ui/icons.tsx'
import { traits } from '../../categories.ts'
import { doctorItemLink } from '../../report-addresses.ts'
import type { ItemDetail } from '../../item-rules.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import type { Category } from '../../report-ids.ts'
import { isAnaesthetic } from '../anaesthetic-rules.ts'
import { keepTaking, type OneThing as Thing, oneThingHead } from '../one-thing-rules.ts'
import { Told } from './Glossary.tsx'
import { useVoice } from '../hooks/use-voice.ts'
import './understand.css'

interface OneThingProps {
  thing: Thing | null
  detail: ItemDetail
  category: Category
}

export function OneThing({ thing, detail: { view }, category }: OneThingProps) {
  const voice = useVoice()
  const { reportRef, link } = useReportRef()
  if (!thing) return null
  // The doctor's sheet is only for the owner, and a receiver must not pass on a shared report.
  const forDoctor =
    voice.kind !== 'shared' && (traits[category].medicines || (view.severity !== null && view.severity !== 'NORMAL'))
  return (
    <section className="card one-thing" aria-label={oneThingHead(voice)} data-aloud>
      <h2>
        {oneThingHead(voice)}
        <span className="one-thing-when">
          <ClockIcon size={16} />
          {thing.when}
        </span>
      </h2>
      <p className="one-thing-what">
        <Told text={thing.what} ours={thing.ours} />
      </p>
      <p className="one-thing-why">
        <Told text={thing.why} ours />
      </p>
      {traits[category].medicines && !isAnaesthetic(view) && <p className="one-thing-keep">{keepTaking(view)}</p>}
      {forDoctor && (
        <LinkButton kind="plain" block to={link(doctorItemLink(reportRef, category, view.id))}>
          给医生看
        </LinkButton>
      )}
    </section>
  )
}
