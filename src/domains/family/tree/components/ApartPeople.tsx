import { Card } from '#/shared/ui/Page.tsx'
import { FoldedList } from '#/shared/ui/lists/Folded.tsx'
import type { Member } from '../pedigree-rules.ts'
import { PersonRow } from './PersonRow.tsx'
import './family-list.css'

/** Relatives without a place in the tree. */
export function ApartPeople({ members, onPress }: { members: readonly Member[]; onPress: (id: string) => void }) {
  if (members.length === 0) return null
  return (
    <Card title="其他亲属">
      <FoldedList items={members} itemKey={({ id }) => id} className="family-rows" label="其他亲属">
        {(member) => <PersonRow member={member} onPress={onPress} />}
      </FoldedList>
    </Card>
  )
}
