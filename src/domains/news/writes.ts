import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { newsApi } from './contract.ts'

/** Tells a sharer that the link was opened; nobody waits for it. */
export const recordBrowse = write(newsApi.browsed)

/** Likes an article. After a lost answer the article itself says whether it was counted. */
export const thumbUp = write(newsApi.thumbUp, {
  find: async ({ path }) => {
    const { thumbedUp, thumbUpNumber } = await call(newsApi.get, { path })
    return thumbedUp ? { thumbUpNumber } : null
  },
  lasting: true,
})
