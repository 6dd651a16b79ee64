import { cleanYuan } from '#/shared/form/amount.ts'
import { type Cents, formatAmount, parseYuan } from '#/shared/lib/money.ts'

/** Both ends are included; null means no limit. */
export interface PriceRange {
  from: Cents | null
  upTo: Cents | null
}

export interface TypedRange {
  min: string
  max: string
}

export interface ReadRange {
  range: PriceRange
  problems: Partial<TypedRange>
}

export const OPEN_RANGE: PriceRange = { from: null, upTo: null }
const NOT_A_PRICE = '请填数字，最多两位小数，如 99 或 99.50'

/** An amount in yuan without trailing zeros: `300`, `99.50`. */
const yuanText = (amount: Cents): string => formatAmount(amount).replace(/\.00$/, '')

/**
 * A range with an error counts as no range, because a range with only one valid end would show other goods than
 * intended (decision 578).
 */
export function rangeOf(typed: TypedRange): ReadRange {
  const min = cleanYuan(typed.min)
  const max = cleanYuan(typed.max)
  const from = parseYuan(min)
  const upTo = parseYuan(max)
  const problems: Partial<TypedRange> = {
    ...(min !== '' && from === null ? { min: NOT_A_PRICE } : {}),
    ...(max !== '' && upTo === null ? { max: NOT_A_PRICE } : {}),
    ...(from !== null && upTo !== null && from > upTo ? { max: `最高价不能低于最低价 ¥${yuanText(from)}` } : {}),
  }
  return { range: problems.min || problems.max ? OPEN_RANGE : { from, upTo }, problems }
}

export const rangeFields = ({ from, upTo }: PriceRange): TypedRange => ({
  min: from === null ? '' : yuanText(from),
  max: upTo === null ? '' : yuanText(upTo),
})

/** `¥100–¥300`, `¥100 以上`, `¥300 以下`; empty without a range. */
export function rangeText({ from, upTo }: PriceRange): string {
  const [low, high] = [from, upTo].map((end) => (end === null ? '' : `¥${yuanText(end)}`))
  if (low && high) return `${low}–${high}`
  return low ? `${low} 以上` : high ? `${high} 以下` : ''
}
