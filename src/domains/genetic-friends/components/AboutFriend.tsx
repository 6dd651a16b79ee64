import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths, to } from '#/paths.ts'
import type { Inaccessible } from '#/shared/api/gone.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import type { Friend } from '../model.ts'
import { friendById } from '../queries.ts'
import { Granted } from './Granted.tsx'

const sentences: Record<Inaccessible, string> = {
  gone: '没有找到这个人，对方可能已经关闭了基因亲友',
  forbidden: '您不能查看这个人，对方可能已经不再开放',
}

interface AboutFriendProps {
  id: string
  children: (friend: Friend) => ReactNode
}

function Read({ id, children }: AboutFriendProps) {
  const { data } = useSuspenseQuery(friendById(id))
  if (typeof data !== 'string') return children(data)
  return (
    <EmptyState
      picture="not-found"
      text={sentences[data]}
      action={{ label: '返回基因亲友', to: to(paths.relatives, { type: 'friends' }) }}
    />
  )
}

/** Renders its content only after the consent. For a person who cannot be shown, it renders a text and a link. */
export const AboutFriend = (props: AboutFriendProps) => (
  <Granted>
    <Read {...props} />
  </Granted>
)
