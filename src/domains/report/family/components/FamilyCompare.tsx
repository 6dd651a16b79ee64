import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { type Member, membersOf, sameItem } from '../compare-rules.ts'
import { sexMatchOf, NOT_FOR_SEX } from '../../words/sex-match/sex-match-rules.ts'
import { toneOf } from '../../results/detail-rules.ts'
import { myReports } from '../../my-reports.ts'
import { categoryItems } from '../../queries.ts'
import type { Category } from '../../source/report-ids.ts'
import { type ItemView, severityWord } from '../../rules.ts'
import { SeverityMark } from '../../components/Severity.tsx'
import '../../words/components/understand.css'

interface MarkProps {
  view: ItemView | null
  category: Category
  /** Shown if results could not be read, because an unreadable result may belong to this item. */
  refused: boolean
}

function Mark({ view, category, refused }: MarkProps) {
  if (!view) return <span className="muted">{refused ? '没有读出来' : '没有这一项'}</span>
  if (view.locked || !view.severity) return <SeverityMark tone="locked" word="未解锁" />
  return <SeverityMark tone={toneOf(view, category)} word={severityWord(view.severity, category)} />
}

interface CompareProps {
  view: ItemView
  category: Category
}

function MemberRow({ view, category, member: { name, place, gender } }: CompareProps & { member: Member }) {
  const other = sexMatchOf(view, category, { gender, settled: true }) === 'other'
  const { data, isPending, isError } = useQuery({ ...categoryItems(place, category), enabled: !other })
  if (other)
    return (
      <li>
        <strong>{name}</strong>
        <span className="muted">{NOT_FOR_SEX}</span>
      </li>
    )
  return (
    <li>
      <strong>{name}</strong>
      {data && (
        <Mark
          view={sameItem(data.results, category, view)}
          category={category}
          refused={data.results.refused !== undefined}
        />
      )}
      {isPending && <span className="muted">正在读取…</span>}
      {isError && <span className="muted">暂时读不到</span>}
    </li>
  )
}

/** The results of the same item of each family member, side by side; loaded only after a tap. */
export default function FamilyCompare({ view, category }: CompareProps) {
  const { data } = useQuery(myReports())
  const [open, setOpen] = useState(false)
  const members = membersOf(data?.items ?? [])
  if (members.length === 0) return null
  return (
    <Card title="家人对比">
      {open ? (
        <>
          <ul className="compare" aria-live="polite">
            {members.map((member) => (
              <MemberRow key={member.key} view={view} category={category} member={member} />
            ))}
          </ul>
          <p className="muted">家人之间相同或不同都很常见，不说明谁更健康。</p>
        </>
      ) : (
        <Button kind="plain" block onPress={() => setOpen(true)}>
          看看家人的同一项
        </Button>
      )}
    </Card>
  )
}
