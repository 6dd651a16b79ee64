import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { relations } from '#/domains/family/queries.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TimeLine } from '../components/TimeLine.tsx'
import { milestonesOf } from '../queries.ts'
import '../components/milestone.css'

/** The owner of the milestones, left out when the read fails. The title of the screen contains no name. */
function Whose({ id }: { id: string }) {
  const { data } = useQuery(relations())
  const name = data?.items.find((relative) => relative.id === id)?.name
  return name ? (
    <p className="milestone-note">
      <bdi>{name}</bdi> 的里程碑
    </p>
  ) : null
}

/** /family-milepost-detail/{id}: the milestones of a family member, read-only (FAM-012, LIT-021). */
export default function FamilyMilestonesScreen() {
  const { id } = useScreenParams(paths.familyMilepost)
  const { data: family } = useQuery(relations())
  // The reply is the same for a person without milestones and for an unknown person. Only the family list shows whether
  // the person is known.
  const isForeign = family !== undefined && family.items.every((relative) => relative.id !== id)
  return <Page title="家人的里程碑">{isForeign ? <Foreign /> : <Milestones id={id} />}</Page>
}

const toTree = { label: '查看族谱', to: to(paths.pedigree, { type: 'family' }) }

const Foreign = () => <EmptyState picture="not-found" text="您的族谱里没有这位家人" action={toTree} />

function Milestones({ id }: { id: string }) {
  const { data } = useSuspenseQuery(milestonesOf(id))
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState picture="empty-list" text="这位家人还没有记下里程碑" action={toTree} />
      ) : (
        <>
          <Whose id={id} />
          <TimeLine milestones={data.items} />
        </>
      )}
    </>
  )
}
