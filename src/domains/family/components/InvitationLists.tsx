import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { ListEnd } from '#/shared/ui/lists/ListEnd.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { paths } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import type { FamilyInvitation } from '../model.ts'
import { receivedInvitations, relationTypes, sentInvitations } from '../queries.ts'
import { InvitationCard } from './InvitationCard.tsx'
import './invitation.css'

type Reading = ReturnType<typeof useReceived>

const useReceived = () => useInfiniteQuery(receivedInvitations())

const itemsOf = ({ data }: Reading): FamilyInvitation[] | null => data?.pages.flatMap(({ items }) => items) ?? null

interface SectionProps {
  title: string
  none: string
  list: Reading
  sent: boolean
}

function More({ list }: { list: Reading }) {
  if (!list.hasNextPage) return (list.data?.pages.length ?? 0) > 1 ? <ListEnd /> : null
  return (
    <Button kind="text" block busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
      {list.isFetchNextPageError ? '加载失败，点按重试' : '查看更多'}
    </Button>
  )
}

function Entries({ title, none, list, sent }: SectionProps) {
  const refetch = useRefetch()
  const { data: types } = useQuery(relationTypes())
  const items = itemsOf(list)
  if (list.isPending) return <ScreenSkeleton kind="list" />
  if (items === null)
    return (
      <div className="card invitation-failed" role="alert">
        <p>{`${title}没有读到。`}</p>
        <Button kind="plain" label={`重试：${title}`} busy={list.isFetching} onPress={refetch}>
          重试
        </Button>
      </div>
    )
  if (items.length === 0)
    return (
      <WhenAllRead>
        <p className="invitation-none">{none}</p>
      </WhenAllRead>
    )
  return (
    <>
      <ul aria-label={title}>
        {keyed(items, ({ id }) => id).map(([key, invitation]) => (
          <li key={key}>
            <InvitationCard invitation={invitation} sent={sent} types={types?.items ?? []} />
          </li>
        ))}
      </ul>
      <More list={list} />
    </>
  )
}

const Section = (props: SectionProps) => (
  <section className="invitation-section">
    <h2>{props.title}</h2>
    <Entries {...props} />
  </section>
)

/** The received and the sent invitations; each list is shown even if the other list cannot be read. */
export function InvitationLists() {
  const received = useReceived()
  const sent = useInfiniteQuery(sentInvitations())
  if (itemsOf(received)?.length === 0 && itemsOf(sent)?.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有邀请。输入家人的手机号，邀请他们一起看家庭族谱"
        action={{ label: '邀请家人', to: paths.familyInvite }}
      />
    )
  return (
    <>
      <Section title="收到的邀请" none="还没有人邀请您。" list={received} sent={false} />
      <Section title="我发出的邀请" none="您还没有邀请过家人。" list={sent} sent />
      <LinkBar to={paths.familyInvite}>邀请家人</LinkBar>
    </>
  )
}
