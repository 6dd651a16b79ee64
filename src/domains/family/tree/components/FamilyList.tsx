import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { FoldedList } from '#/shared/ui/lists/Folded.tsx'
import { listOf } from '../list-rules.ts'
import { PersonRow } from './PersonRow.tsx'
import { PersonSheet } from './PersonSheet.tsx'
import { usePedigree } from '../hooks/use-pedigree.ts'
import './family-list.css'

/** The people of the tree as a list, which screen readers can use instead of the tree (BIND-016). */
export function FamilyList() {
  const pedigree = usePedigree()
  const [selected, setSelected] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const groups = listOf(pedigree)
  const everybody = groups.flatMap(({ members }) => members)
  const member = everybody.find(({ id }) => id === selected)
  if (everybody.length < 2)
    return (
      <EmptyState
        picture="empty-list"
        text="族谱里还只有您，邀请家人一起来吧。"
        action={{ label: '邀请家人', to: to(paths.familyInvite) }}
      />
    )
  const press = (id: string) => {
    setSelected(id)
    setOpen(true)
  }
  return (
    <>
      {groups.map(({ group, label, members }) => (
        <Card key={group} title={label}>
          <FoldedList items={members} itemKey={({ id }) => id} className="family-rows" label={label}>
            {(one) => <PersonRow member={one} onPress={press} />}
          </FoldedList>
        </Card>
      ))}
      <div className="family-foot">
        <LinkButton block kind="plain" to={to(paths.familyInvite)}>
          邀请家人
        </LinkButton>
      </div>
      {member && <PersonSheet {...{ pedigree, member }} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
