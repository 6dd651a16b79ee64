import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import './participants.css'

/** The masked names of participants; an id is never shown. */
export function Participants({ names, back }: { names: readonly string[]; back: { label: string; to: string } }) {
  if (names.length === 0) return <EmptyState picture="empty-list" text="没有查到这些参与者" action={back} />
  return (
    <Card title={<WhenAllRead otherwise="参与者">{`共${names.length}位参与者`}</WhenAllRead>}>
      <CollapsedRows items={names} nameOf={(name) => name} className="participants">
        {(name) => <bdi>{name}</bdi>}
      </CollapsedRows>
      <p className="muted">为保护隐私，只显示名字的第一个字。</p>
    </Card>
  )
}
