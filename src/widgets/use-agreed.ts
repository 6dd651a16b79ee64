import { useState } from 'react'
import { type Due, dueChange } from '#/domains/order/payment-nodes.ts'
import type { PriceChange } from '#/domains/mall/price-change.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'

/** The price of a piece. */
export interface UnitPrice {
  /** From the price that the person knows to the one of now. */
  change: PriceChange | null
  /** The person goes on at the new price. */
  accept: () => void
}

const SAME_PRICE: UnitPrice = { change: null, accept: () => undefined }

/**
 * Asks before an order is placed at an amount that has changed by itself, such as a new price. A change by the person's
 * own choice needs no question.
 * @param choice what the person has chosen; another object means another choice.
 * @param unit the price of a piece, which asks even if the person has chosen another number meanwhile.
 * @returns whether to go on.
 */
export function useAgreed(due: Due, choice: unknown, unit: UnitPrice = SAME_PRICE): () => Promise<boolean> {
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
