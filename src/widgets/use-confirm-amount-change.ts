import { useState } from 'react'
import { type Due, dueChange } from '#/domains/order/amount/payment-nodes.ts'
import type { PriceChange } from '#/domains/mall/price/price-change.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'

export interface UnitPrice {
  change: PriceChange | null
  /** Called when the person agrees to the new price. */
  accept: () => void
}

const SAME_PRICE: UnitPrice = { change: null, accept: () => undefined }

/**
 * Asks for confirmation before an order is placed if the amount has changed for another reason than the person's
 * choice, for example because of a new price.
 * @param choice the current choice; another object means another choice.
 * @param unit the price of one piece; if it has changed, the function asks even if the person has also changed the
 * number of pieces.
 * @returns whether to place the order.
 */
export function useConfirmAmountChange(
  due: Due,
  choice: unknown,
  unit: UnitPrice = SAME_PRICE,
): () => Promise<boolean> {
  const [seen, setSeen] = useState({ due, choice })
  const [before, setBefore] = useState<Due | null>(null)
  const changed = dueChange(seen.due, due) !== null
  if (changed || seen.choice !== choice) {
    if (changed && seen.choice === choice) setBefore(before ?? seen.due)
    setSeen({ due, choice })
  }
  return async () => {
    const change = before && dueChange(before, due)
    if (!change && !unit.change) return true
    const what = unit.change ? `每件${formatMoney(unit.change.before)} → ${formatMoney(unit.change.now)}` : change
    const text = `${what}。现在应付${formatMoney(due.now)}，是否继续？`
    const goOn = await confirm({ title: '金额有变化', text, confirm: '按新金额提交', cancel: '再想想' })
    if (goOn) {
      setBefore(null)
      unit.accept()
    }
    return goOn === true
  }
}
