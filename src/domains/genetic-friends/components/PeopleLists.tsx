import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { applications, friends, recommendedFriends } from '../queries.ts'
import type { Friend } from '../model.ts'
import { byDirection, friendStateLabel, hasWithdrawn, nextStep, nextText } from '../rules.ts'
import { nearnessText, percentText, similarityPercent } from '../similarity.ts'
import { PersonLink } from './PersonLink.tsx'
import './person.css'

const recommended = to(paths.relatives, { type: 'recommended' })

interface PersonListProps {
  label: string
  all: readonly Friend[]
  children: (friend: Friend) => ReactNode
}

const PersonList = ({ label, all, children }: PersonListProps) => (
  <CollapsedRows items={all} nameOf={({ id }) => id} className="kin-people" label={label}>
    {children}
  </CollapsedRows>
)

export function FriendList() {
  const { data } = useSuspenseQuery(friends())
  if (data.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有基因亲友。看看系统推荐的人，里面也许有您认识的"
        action={{ label: '去看推荐', to: recommended }}
      />
    )
  return (
    <PersonList label="基因亲友" all={data.items}>
      {(friend) => {
        const percent = similarityPercent(friend.geneticRelationshipResult?.similarity ?? null)
        return (
          <PersonLink friend={friend} to={to(paths.friend, { id: friend.id })}>
            {percent !== null && <span>{`相似度 ${percentText(percent)}`}</span>}
            <span className="muted">{hasWithdrawn(friend) ? '对方收回了授权' : nearnessText(percent)}</span>
          </PersonLink>
        )
      }}
    </PersonList>
  )
}

/** The address that a tap on an application opens; every state has an address. */
function wayOf(friend: Friend): string {
  const { id } = friend
  const step = nextStep(friend)
  if (step === 'answer') return to(paths.friendApplication, { id })
  return step === 'open' ? to(paths.friend, { id }) : to(paths.friendLite, { id })
}

function ApplicationGroup({ title, all }: { title: string; all: readonly Friend[] }) {
  if (all.length === 0) return null
  return (
    <>
      <h2 className="kin-group">{title}</h2>
      <PersonList label={title} all={all}>
        {(friend) => (
          <PersonLink friend={friend} to={wayOf(friend)}>
            <span className="muted">{friendStateLabel(friend.friendState) || '状态未知'}</span>
            <span className="kin-person-next">{nextText(friend)}</span>
          </PersonLink>
        )}
      </PersonList>
    </>
  )
}

/** 申请: received and sent applications, each with its state and the person's next step (FAM-005 to FAM-007). */
export function ApplicationList() {
  const { data } = useSuspenseQuery(applications())
  if (data.items.length === 0)
    return (
      <EmptyState picture="empty-list" text="还没有收到或发出申请" action={{ label: '去看推荐', to: recommended }} />
    )
  const { received, sent, unclear } = byDirection(data.items)
  return (
    <>
      <ApplicationGroup title="收到的申请" all={received} />
      <ApplicationGroup title="发出的申请" all={sent} />
      <ApplicationGroup title="申请" all={unclear} />
    </>
  )
}

export function RecommendedList() {
  const { data } = useSuspenseQuery(recommendedFriends())
  if (data.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="暂时没有推荐的人。知道对方的姓名或手机号，可以直接搜索"
        action={{ label: '去搜索', to: paths.friendSearch }}
      />
    )
  return <People label="推荐的人" all={data.items} />
}

/** People who may not be friends yet; each opens the short profile. */
export const People = ({ label, all }: Omit<PersonListProps, 'children'>) => (
  <PersonList label={label} all={all}>
    {(friend) => (
      <PersonLink friend={friend} to={to(paths.friendLite, { id: friend.id })}>
        <span className="muted">{friendStateLabel(friend.friendState)}</span>
      </PersonLink>
    )}
  </PersonList>
)
