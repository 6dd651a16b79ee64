import { pages, query } from '#/shared/api/query.ts'
import { contractApi } from './contract.ts'

export const myContracts = () => pages(contractApi.byExample, { body: {} })

/** More bills than anybody pays at once. */
const ALL = { page: 0, size: 200 }

/** All bills in one answer, of one order when it is named: what is chosen from must be whole. */
export const contractsOf = (orderId: string | null) =>
  query(contractApi.byExample, { query: ALL, body: orderId ? { mallOrderId: orderId } : {} })
