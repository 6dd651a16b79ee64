import { Card } from '#/shared/ui/Page.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Member } from '../pedigree-rules.ts'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { labelOf, noteOf } from './TreeCard.tsx'
import './family-list.css'

function PersonRow({ member, onPress }: { member: Member; onPress: (id: string) => void }) {
  const note = noteOf(member)
  return (
    <button type="button" className="family-row" aria-label={labelOf(member)} onClick={() => onPress(member.id)}>
      <span className="family-word">{member.word}</span>
      <bdi className="family-name">{member.name || '未填姓名'}</bdi>
      {note && <span className="family-note">{note}</span>}
      <ChevronRightIcon size={18} />
    </button>
  )
}

interface PeopleCardProps {
  title: string
  members: readonly Member[]
  onPress: (id: string) => void
}

export function PeopleCard({ title, members, onPress }: PeopleCardProps) {
  if (members.length === 0) return null
  return (
    <Card title={title}>
      <CollapsedRows items={members} nameOf={({ id }) => id} className="family-rows" label={title}>
        {(member) => <PersonRow member={member} onPress={onPress} />}
      </CollapsedRows>
    </Card>
  )
}
