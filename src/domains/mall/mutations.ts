import { defineMutation } from '#/shared/api/mutation.ts'
import { mallApi } from './api.ts'

/** GOODS-007: reports a view of goods. */
export const recordView = defineMutation(mallApi.viewed)
