import { query } from '#/shared/api/query.ts'
import { groupApi } from './api.ts'

export const canBuyInGroup = (goodsId: string) => query(groupApi.canBuyInGroup, { path: { id: goodsId } })

/** The group the person is in or was invited to, else the offer. */
export const groupOf = (goodsId: string, code: string | null) =>
  query(groupApi.group, { query: { goodsId, ...(code ? { code } : {}) } })

export const canQuitGroup = (id: string) => query(groupApi.canQuitGroup, { query: { id } })
