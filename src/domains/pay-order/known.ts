import * as z from 'zod/mini'
import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import { stored } from '#/shared/lib/storage.ts'

type Known = Readonly<Record<string, string>>

const kept = stored<Known>('session', 'pay-orders', z.record(z.string(), z.string()), {})

/**
 * By the order's id: the pay order that this phone has last made for it, so that its time limit can be shown without
 * asking for every order of a list.
 */
export const usePayOrders = documentStore<Known>(() => kept.read())

export function keepPayOrder(orderId: string, payOrderId: string): void {
  usePayOrders.setState({ [orderId]: payOrderId })
  kept.write(usePayOrders.getState())
}

// The next person must not read the pay orders of the last one.
onOtherPerson(() => {
  kept.remove()
  usePayOrders.setState({}, true)
})
