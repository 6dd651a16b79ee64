import { call } from '#/shared/api/call.ts'
import { defineMutationOf } from '#/shared/api/mutation.ts'
import { groupApi } from './api.ts'

interface Membership {
  goodsId: string
  /** The id of the group; null before the group exists. */
  groupId: string | null
  code: string | null
}

// All writes of one group are in one exclusive group, so that a start whose reply was lost is not replayed after the
// person has left the group.
const exclusiveGroup = ({ goodsId }: Membership) => `group-${goodsId}`

/** Starts the person's own group. The code includes a place in the group; a repeated request returns the same code. */
export const startGroup = defineMutationOf(
  [groupApi.groupCode],
  ({ goodsId }: Membership, sending) => call(groupApi.groupCode, { query: { goodsId } }, sending),
  { exclusiveGroup, intent: () => 'start', done: '已发起拼团' },
)

export const joinGroup = defineMutationOf(
  [groupApi.groupCode],
  ({ goodsId, code }: Membership, sending) =>
    call(groupApi.groupCode, { query: { goodsId, ...(code ? { code } : {}) } }, sending),
  { exclusiveGroup, intent: ({ groupId, code }) => ['join', groupId, code], done: '已参加拼团' },
)

export const inviteToGroup = defineMutationOf([groupApi.groupCode], ({ goodsId }: Membership, sending) =>
  call(groupApi.groupCode, { query: { goodsId } }, sending),
)

export const quitGroup = defineMutationOf(
  [groupApi.quitGroup],
  ({ groupId }: Membership, sending) => call(groupApi.quitGroup, { body: { id: groupId ?? '' } }, sending),
  { exclusiveGroup, intent: ({ groupId }) => ['quit', groupId], done: '已退出拼团' },
)
