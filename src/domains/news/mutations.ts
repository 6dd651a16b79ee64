import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { newsApi } from './api.ts'

/** Reports to the sharer that the link was opened; no screen waits for it. */
export const recordBrowse = defineMutation(newsApi.browsed)

/** Logs the share of an article for its task (PTS-010); no screen waits for it. */
export const logShare = defineMutation(newsApi.logShare)

/** Likes an article. After a lost reply, the article is read to see whether the like was counted. */
export const thumbUp = defineMutation(newsApi.thumbUp, {
  find: async ({ path }) => {
    const { thumbedUp, thumbUpNumber } = await call(newsApi.get, { path })
    return thumbedUp ? { thumbUpNumber } : null
  },
  keepAfterSuccess: true,
})
