import { formatMoney } from '#/shared/lib/money.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import type { PriceChange } from '../price/price-change.ts'

/**
 * Asks for confirmation before continuing at a price that has changed since it was shown (decision 574); `onAgree`
 * stores the accepted price.
 */
export const useAgreedPrice = (change: PriceChange | null, onAgree: () => void) => async (): Promise<boolean> => {
  if (!change) return true
  const text = `每件${formatMoney(change.before)} → ${formatMoney(change.now)}，按新的价格继续吗？`
  const goOn = await confirm({ title: '价格已变', text, confirm: '按新价格继续', cancel: '再想想' })
  if (goOn) onAgree()
  return goOn === true
}
