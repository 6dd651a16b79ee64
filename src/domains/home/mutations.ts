import { defineMutation } from '#/shared/api/mutation.ts'
import { homeApi } from './api.ts'

/** Tells the backend that this person has read an announcement, so that it does not return in the next session. */
export const markRead = defineMutation(homeApi.markRead)
