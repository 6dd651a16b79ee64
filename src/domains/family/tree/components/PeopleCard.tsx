import { Card } from '#/shared/ui/Page.tsx'
import { Folded } from '#/shared/ui/lists/Folded.tsx'
import type { Member } from '../pedigree-rules.ts'
import { PersonRow } from './PersonRow.tsx'
import './family-list.css'

/** Relatives without a place in the tree. */
export function ApartPeople({ members, onPress }: { members: readonly Member[]; onPress: (id: string) => void }) {
  if (members.length === 0) return null
  return (
    <Card title="其他亲属">
      <Folded items={members}>
        {(shown) => (
          <ul className="family-rows" aria-label="其他亲属">
            {shown.map((member) => (
              <li key={member.id}>
                <PersonRow member={member} onPress={onPress} />
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </Card>
  )
}
