import { pages, query } from '#/shared/api/query.ts'
import { contractApi } from './contract.ts'

export const myContracts = () => pages(contractApi.byExample, { body: {} })

/** More bills than anybody has. */
const ALL = { page: 0, size: 200 }

/** All bills in one reply, optionally of one order: the list to choose from must be complete. */
export const contractsOf = (orderId: string | null) =>
  query(contractApi.byExample, { query: ALL, body: orderId ? { mallOrderId: orderId } : {} })
