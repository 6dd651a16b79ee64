import { useState } from 'react'
import { keyed } from '#/shared/lib/keyed.ts'
import { CheckIcon, ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { ItemDetail, Section } from '../../results/item-rules.ts'
import { namesDanger } from '../meaning-rules.ts'
import { actionsHead } from '../person/voice-rules.ts'
import { ReportText } from './Glossary.tsx'
import { Unfold } from './Unfold.tsx'
import { useVoice } from '../hooks/use-voice.ts'
import '../../components/item.css'

export function Actions({ actions, leftOut }: { actions: readonly string[] } & Pick<ItemDetail, 'leftOut'>) {
  const voice = useVoice()
  if (actions.length === 0) return null
  return (
    <Card title={actionsHead(voice)}>
      <ul className="actions">
        {actions.map((action) => (
          <li key={action}>
            <CheckIcon size={18} />
            <span>
              <ReportText text={action} />
            </span>
          </li>
        ))}
      </ul>
      {leftOut && <p className="muted">{`${leftOut}。`}</p>}
    </Card>
  )
}

export function Intro({ lead, more }: Pick<ItemDetail, 'lead' | 'more'>) {
  const [open, setOpen] = useState(false)
  if (!lead) return null
  return (
    <Card title="这是什么">
      <p>
        <ReportText text={lead} />
      </p>
      {open && (
        <p className="intro-more">
          <ReportText text={more} />
        </p>
      )}
      {more && <Unfold open={open} onOpen={setOpen} more="展开" less="收起" />}
    </Card>
  )
}

/** Sections that explain one aspect each (REP-035). */
export function Itemised({ parts }: { parts: readonly Section[] }) {
  if (parts.length === 0) return null
  return (
    <Card title="分项解读">
      <div className="itemised">
        {keyed(parts, ({ header }) => header).map(([key, part]) => (
          <section key={key}>
            <h3>{part.header}</h3>
            <p>
              <ReportText text={part.description} />
            </p>
          </section>
        ))}
      </div>
    </Card>
  )
}

/** Long texts, folded, except texts that say when to get help. */
export function Sections({ title, parts }: { title: string; parts: readonly Section[] }) {
  if (parts.length === 0) return null
  return (
    <Card title={title} className="sections">
      {keyed(parts, ({ header }) => header).map(([key, part]) => (
        <details key={key} open={namesDanger(part.description)}>
          <summary>
            {part.header}
            <ChevronDownIcon size={18} />
          </summary>
          <p>
            <ReportText text={part.description} />
          </p>
        </details>
      ))}
    </Card>
  )
}
