import { type Cents, cents, formatMoney } from '#/shared/lib/money.ts'

/** How many round amounts are offered beside all and half of it. */
const ROUND = 2
const LARGEST = 100_000_000

/** 1, 2 and 5 with any number of zeros, in yuan, from the largest down: as people count money. */
const rounds: readonly number[] = Array.from({ length: 9 }, (_, zeros) => 100 * 10 ** zeros)
  .flatMap((one) => [one, one * 2, one * 5])
  .filter((amount) => amount <= LARGEST)
  .reverse()

export interface QuickAmount {
  label: string
  amount: Cents
}

/**
 * The amounts that are offered for a payment in parts: all, half of it (rounded down to the cent), the largest round
 * ones below. None is 0 or above what is due (PAYX-006), none is offered twice.
 */
export function quickAmounts(due: Cents): QuickAmount[] {
  const half = cents(Math.floor(due / 2))
  const round = rounds.filter((amount) => amount < due && amount !== half).slice(0, ROUND)
  return [
    { label: `全部 ${formatMoney(due)}`, amount: due },
    ...(half > 0 ? [{ label: `一半 ${formatMoney(half)}`, amount: half }] : []),
    ...round.map((amount) => ({ label: `¥${amount / 100}`, amount: cents(amount) })),
  ].filter(({ amount }) => amount > 0)
}
