import { type Cents, cents, formatMoney } from '#/shared/lib/money.ts'

/** The number of round amounts beside the whole amount and its half. */
const ROUND = 2
const LARGEST = 100_000_000

/** Round amounts in yuan, from the largest to the smallest: 1, 2 or 5 followed by zeros. */
const rounds: readonly number[] = Array.from({ length: 9 }, (_, zeros) => 100 * 10 ** zeros)
  .flatMap((one) => [one, one * 2, one * 5])
  .filter((amount) => amount <= LARGEST)
  .reverse()

export interface QuickAmount {
  label: string
  amount: Cents
}

/**
 * The quick amounts of a payment in parts: the whole amount due, half of it (rounded down to the cent), and the largest
 * round amounts below. Each is above 0 and at most the amount due (PAYX-006); no amount appears twice.
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
