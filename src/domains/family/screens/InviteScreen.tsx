import { useQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Form } from '#/shared/form/Form.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { ActionBar, Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { InviteFields } from '../forms/InviteFields.tsx'
import type { FamilyInvitation, FamilyRelationType } from '../model.ts'
import { useInviteForm } from '../forms/use-invite-form.ts'
import { WhatFamilySees } from '../components/WhatFamilySees.tsx'
import { invitationById, relationTypes } from '../queries.ts'
import { relationChoices } from '../relation-types.ts'
import '../components/invitation.css'

interface EditorProps {
  types: readonly FamilyRelationType[]
  before: FamilyInvitation | null
}

function InviteEditor({ types, before }: EditorProps) {
  const { relation } = useSearch(paths.familyInvite)
  const { form, submit, lost, sending } = useInviteForm({ types, relation, before })
  return (
    <Form onSubmit={submit} lost={lost}>
      {before && <p className="invitation-note">关系、称呼和留言已经填好了。为保护隐私，手机号要请您再输入一次。</p>}
      <InviteFields control={form.control} choices={relationChoices(types)} />
      <WhatFamilySees title="对方同意以后" />
      <ActionBar>
        <Button type="submit" busy={sending}>
          发出邀请
        </Button>
      </ActionBar>
    </Form>
  )
}

/** The invitation to repeat; when the read fails, the form is empty. */
function useBefore(again: string | null) {
  const { data, isLoading } = useQuery({ ...invitationById(again ?? ''), enabled: again !== null })
  return { loading: isLoading, before: data && data.sent !== false ? data : null }
}

function Content() {
  const { again } = useSearch(paths.familyInvite)
  const { data, isPending, isFetching, refetch } = useQuery(relationTypes())
  const retry = useRefetch()
  const { before, loading } = useBefore(again)
  if (isPending || loading || (!data && isFetching)) return <ScreenSkeleton kind="form" />
  if (!data) return <FailurePanel text="可以选的关系没有读到，暂时不能邀请" retry={retry} />
  if (data.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="现在没有可以选的关系，暂时不能邀请。请稍后再试"
        action={{ label: '重试', onPress: () => void refetch() }}
      />
    )
  return <InviteEditor key={again} types={data.items} before={before} />
}

/** /pedigree-invitate-form: invites a family member; `again` repeats an invitation (FAM-013). */
export default function InviteScreen() {
  return (
    <Page title="邀请家人">
      <Content />
    </Page>
  )
}
