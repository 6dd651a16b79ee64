import { write } from '#/shared/api/write.ts'
import { mallApi } from './contract.ts'

/** GOODS-007: records a view of goods. */
export const recordView = write(mallApi.viewed)
