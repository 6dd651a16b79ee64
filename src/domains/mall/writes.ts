import { write } from '#/shared/api/write.ts'
import { mallApi } from './contract.ts'

/** GOODS-007: a look at goods. */
export const recordView = write(mallApi.viewed)
