import { query } from '#/shared/api/query.ts'
import { groupApi } from './api.ts'

export const canBuyInGroup = (goodsId: string) => query(groupApi.canBuyInGroup, { path: { id: goodsId } })

/** The person's group or the group of the code, else the offer to start a group. */
export const groupOf = (goodsId: string, code: string | null) =>
  query(groupApi.group, { query: { goodsId, ...(code ? { code } : {}) } })

export const canQuitGroup = (id: string) => query(groupApi.canQuitGroup, { query: { id } })
