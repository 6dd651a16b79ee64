import { infiniteQuery, query } from '#/shared/api/query.ts'
import { contractApi } from './api.ts'

export const myContracts = () => infiniteQuery(contractApi.byExample, { body: {} })

/** The number of bills (one Contract is one bill): requests one bill and uses only the total. */
export const contractCount = () => ({
  ...query(contractApi.byExample, { query: { page: 0, size: 1 }, body: {} }),
  staleTime: 30_000,
})

/** The page size: more bills than anybody has. */
const ALL = { page: 0, size: 200 }

/** All bills, optionally of one order, in one reply, because the list to choose from must be complete. */
export const contractsOf = (orderId: string | null) =>
  query(contractApi.byExample, { query: ALL, body: orderId ? { mallOrderId: orderId } : {} })
