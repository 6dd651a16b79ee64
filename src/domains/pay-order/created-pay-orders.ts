import * as z from 'zod/mini'
import { onOtherPerson } from '#/domains/user/store.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { storedValue } from '#/shared/lib/storage.ts'

type PayOrderIds = Readonly<Record<string, string>>

const storedIds = storedValue<PayOrderIds>('session', 'pay-orders', z.record(z.string(), z.string()), {})

/**
 * The pay order that this phone has last created for each order, by the order's id. A list of orders can then show time
 * limits without a request for each order.
 */
export const usePayOrders = pageStore<PayOrderIds>(() => storedIds.read())

export function storePayOrder(orderId: string, payOrderId: string): void {
  usePayOrders.setState({ [orderId]: payOrderId })
  storedIds.write(usePayOrders.getState())
}

// Another person on this phone must not get these pay orders.
onOtherPerson(() => {
  storedIds.remove()
  usePayOrders.setState({}, true)
})
