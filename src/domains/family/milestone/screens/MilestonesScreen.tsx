import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { TimeLine } from '../components/TimeLine.tsx'
import { useEditor } from '../hooks/use-editor.tsx'
import { myMilestones } from '../queries.ts'
import '../components/milestone.css'

/** /milepost-detail: adds, changes and deletes my milestones; `id` scrolls to one (FAM-012, MISC-001, LIT-021). */
export default function MilestonesScreen() {
  const { id: marked } = useSearch(paths.milepost)
  const { data } = useSuspenseQuery(myMilestones())
  const { sheet, edit } = useEditor()
  const gone = marked !== null && !data.items.some(({ id }) => id === marked)
  const add = { label: '添加里程碑', onPress: () => edit(null) }
  return (
    <Page title="里程碑">
      {data.items.length === 0 ? (
        <EmptyState picture="empty-list" text="还没有里程碑。把出生、上学、成家这些重要的日子记下来" action={add} />
      ) : (
        <>
          <p className="milestone-note">您族谱里的家人也能看到这些里程碑。</p>
          {gone && <p className="milestone-note">要看的那条里程碑已经不在了，下面是全部里程碑。</p>}
          <TimeLine milestones={data.items} marked={marked} change={edit} />
          <ActionBar>
            <Button block onPress={add.onPress}>
              {add.label}
            </Button>
          </ActionBar>
        </>
      )}
      {sheet}
    </Page>
  )
}
