import { orGone } from '#/shared/api/gone.ts'
import { newsApi } from './contract.ts'

/** One article or video; null when it is gone. */
export const articleById = (id: string) => orGone(newsApi.get, { path: { id } })
