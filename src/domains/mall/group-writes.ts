import { call } from '#/shared/api/call.ts'
import { writeOf } from '#/shared/api/write.ts'
import { groupApi } from './group-contract.ts'

interface Membership {
  goodsId: string
  /** Of the group; null if there is none yet. */
  groupId: string | null
  code: string | null
}

// All writes of one group exclude each other: a start whose answer was lost must not be replayed after a leave.
const among = ({ goodsId }: Membership) => `group-${goodsId}`

/** Starts the person's own group. The code includes a place in it; a repeated request returns the same code. */
export const startGroup = writeOf(
  [groupApi.groupCode],
  ({ goodsId }: Membership, onceKey) => call(groupApi.groupCode, { query: { goodsId } }, { onceKey }),
  { among, intent: () => 'start', done: '已发起拼团' },
)

/** Joins somebody's group. */
export const joinGroup = writeOf(
  [groupApi.groupCode],
  ({ goodsId, code }: Membership, onceKey) =>
    call(groupApi.groupCode, { query: { goodsId, ...(code ? { code } : {}) } }, { onceKey }),
  { among, intent: ({ groupId, code }) => ['join', groupId, code], done: '已参加拼团' },
)

/** Requests the code of the group the person is in. */
export const inviteToGroup = writeOf([groupApi.groupCode], ({ goodsId }: Membership) =>
  call(groupApi.groupCode, { query: { goodsId } }),
)

export const quitGroup = writeOf(
  [groupApi.quitGroup],
  ({ groupId }: Membership, onceKey) => call(groupApi.quitGroup, { body: { id: groupId ?? '' } }, { onceKey }),
  { among, intent: ({ groupId }) => ['quit', groupId], done: '已退出拼团' },
)
