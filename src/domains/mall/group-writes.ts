import { call } from '#/shared/api/call.ts'
import { writeOf } from '#/shared/api/write.ts'
import { groupApi } from './group-contract.ts'

interface Membership {
  goodsId: string
  /** Of the group; null where there is none yet. */
  groupId: string | null
  code: string | null
}

// Once one of them is done all are over: a start whose answer was lost must not come again after one has left.
const among = ({ goodsId }: Membership) => `group-${goodsId}`

/** Starts a group of one's own. Its code comes with a place in it; asked for again it is the same code. */
export const startGroup = writeOf(
  [groupApi.groupCode],
  ({ goodsId }: Membership, onceKey) => call(groupApi.groupCode, { query: { goodsId } }, { onceKey }),
  { among, intent: () => 'start', done: '已发起拼团' },
)

/** Takes a place in somebody's group. */
export const joinGroup = writeOf(
  [groupApi.groupCode],
  ({ goodsId, code }: Membership, onceKey) =>
    call(groupApi.groupCode, { query: { goodsId, ...(code ? { code } : {}) } }, { onceKey }),
  { among, intent: ({ groupId, code }) => ['join', groupId, code], done: '已参加拼团' },
)

/** Asks for the code of the group that one is in. */
export const inviteToGroup = writeOf([groupApi.groupCode], ({ goodsId }: Membership) =>
  call(groupApi.groupCode, { query: { goodsId } }),
)

export const quitGroup = writeOf(
  [groupApi.quitGroup],
  ({ groupId }: Membership, onceKey) => call(groupApi.quitGroup, { body: { id: groupId ?? '' } }, { onceKey }),
  { among, intent: ({ groupId }) => ['quit', groupId], done: '已退出拼团' },
)
