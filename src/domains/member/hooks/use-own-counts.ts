import { useQuery } from '@tanstack/react-query'
import { contractCount } from '#/domains/contract/queries.ts'
import { orderCount } from '#/domains/order/queries.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { sentCount } from '#/shared/api/query.ts'
import { wallet } from '#/domains/wallet/queries.ts'
import type { OwnCounts } from '../centre-rules.ts'

const plus = (one: number | null | undefined, two: number | null | undefined): number | null =>
  typeof one === 'number' && typeof two === 'number' ? one + two : null

/**
 * The number of things that the person has, from the reads that the cards of 我的 use anyway.
 * @returns `known`: whether each of these reads has ended or has failed at least once.
 */
export function useOwnCounts(signedIn: boolean): { things: OwnCounts; known: boolean } {
  const enabled = signedIn
  const unpaid = useQuery({ ...orderCount('WAITING_FOR_PAYMENT'), enabled })
  const paid = useQuery({ ...orderCount('PAID'), enabled })
  const samples = useQuery({ ...sampleProgress(), enabled })
  const contracts = useQuery({ ...contractCount(), enabled })
  const money = useQuery({ ...wallet(), enabled })
  return {
    things: {
      orders: plus(unpaid.data?.total, paid.data?.total),
      samples: samples.data ? sentCount(samples.data) : null,
      contracts: contracts.data?.total ?? null,
      balance: money.data?.balance ?? null,
    },
    known: [unpaid, paid, samples, contracts, money].every(
      ({ isFetched, failureCount }) => isFetched || failureCount > 0,
    ),
  }
}
