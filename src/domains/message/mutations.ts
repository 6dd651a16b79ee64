import { call } from '#/shared/api/call.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { messageApi } from './api.ts'

/** Reads a message, which marks it as read (WAL-010). */
export const openMessage = defineMutation(messageApi.get)

/** The maximum number of messages that one tap on 全部已读 marks as read. */
export const READ_AT_ONCE = 20

/**
 * No call marks all messages as read, so the first READ_AT_ONCE messages are read one after the other; deleted messages
 * are skipped.
 */
export const readAll = defineMutationOf(
  [messageApi.get],
  async ({ ids }: { ids: readonly string[] }, sending): Promise<number> => {
    const some = ids.slice(0, READ_AT_ONCE)
    for (const id of some)
      // eslint-disable-next-line no-await-in-loop -- twenty requests at once would be refused as too many
      await nullIfGone(call(messageApi.get, { path: { id } }, sending))
    return some.length
  },
)
