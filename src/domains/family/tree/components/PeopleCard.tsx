import { Card } from '#/shared/ui/Page.tsx'
import { FoldedList } from '#/shared/ui/lists/FoldedList.tsx'
import type { Member } from '../pedigree-rules.ts'
import { PersonRow } from './PersonRow.tsx'
import './family-list.css'

interface PeopleCardProps {
  title: string
  members: readonly Member[]
  onPress: (id: string) => void
}

/** A part of the family, each person in a line; renders nothing for an empty part. */
export function PeopleCard({ title, members, onPress }: PeopleCardProps) {
  if (members.length === 0) return null
  return (
    <Card title={title}>
      <FoldedList items={members} nameOf={({ id }) => id} className="family-rows" label={title}>
        {(member) => <PersonRow member={member} onPress={onPress} />}
      </FoldedList>
    </Card>
  )
}
