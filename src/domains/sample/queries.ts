import { query } from '#/shared/api/query.ts'
import { sampleApi } from './api.ts'

export const sampleProgress = () => query(sampleApi.progress, { body: { page: 0, size: 50 } })

export const tubeDetails = (sampleId: string) => query(sampleApi.details, { path: { id: sampleId } })

export const tubesFor = (id: string) => query(sampleApi.forGoods, { path: { id } })

/** The tooth-sample goods of an order; with null, the goods of all orders. */
export const toothGoods = (mallOrderId: string | null) =>
  query(sampleApi.toothGoods, { body: mallOrderId === null ? {} : { mallOrderId } })
