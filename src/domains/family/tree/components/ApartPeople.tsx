import { Card } from '#/shared/ui/Page.tsx'
import type { Member } from '../pedigree-rules.ts'
import { PersonRow } from './PersonRow.tsx'
import './family-list.css'

/** Relatives without a place in the tree. */
export function ApartPeople({ members, onPress }: { members: readonly Member[]; onPress: (id: string) => void }) {
  if (members.length === 0) return null
  return (
    <Card title="其他亲属">
      <ul className="family-rows" aria-label="其他亲属">
        {members.map((member) => (
          <li key={member.id}>
            <PersonRow member={member} onPress={onPress} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
