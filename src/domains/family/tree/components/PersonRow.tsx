import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import type { Member } from '../pedigree-rules.ts'
import { labelOf, noteOf } from './TreeCard.tsx'
import './family-list.css'

/** One person of the list: relation to me, name, and whether there is a report. */
export function PersonRow({ member, onPress }: { member: Member; onPress: (id: string) => void }) {
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
