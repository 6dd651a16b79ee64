import './marks.css'
import type { ComponentType } from 'react'
import { AncestryIcon, InheritIcon } from '#/shared/ui/group-icons.tsx'
import { ConcernIcon, HelpIcon, LockIcon, NormalIcon, RiskIcon, UnlockingIcon } from '#/shared/ui/icons.tsx'
import type { CountMark, Tone } from '../results/detail-rules.ts'

const icons: Record<Tone, ComponentType<{ size?: number }>> = {
  risk: RiskIcon,
  concern: ConcernIcon,
  normal: NormalIcon,
  carrier: InheritIcon,
  plain: AncestryIcon,
  locked: LockIcon,
  unopened: HelpIcon,
}

export function ToneIcon({ tone, size }: { tone: Tone; size: number }) {
  const Icon = icons[tone]
  return <Icon size={size} />
}

/** The mark of a severity: an icon and a word, never only a colour. */
export function SeverityMark({ tone, word, strong }: { tone: Tone; word: string; strong?: boolean }) {
  return (
    <span className={`mark tone-${tone}${strong ? ' mark-strong' : ''}`}>
      <ToneIcon tone={tone} size={16} />
      {word}
    </span>
  )
}

export function CountList({ marks, label }: { marks: readonly CountMark[]; label: string }) {
  if (marks.length === 0) return null
  return (
    <ul className="counts" aria-label={label}>
      {marks.map(({ tone, word, count }) => (
        <li key={word} className={`mark tone-${tone}`}>
          <ToneIcon tone={tone} size={16} />
          <span>
            {word} <strong>{count}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function UnlockingMark() {
  return (
    <span className="mark tone-unlocking">
      <UnlockingIcon size={16} />
      解锁中
    </span>
  )
}
