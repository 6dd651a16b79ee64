import { formatMoney, sum } from '#/shared/lib/money.ts'
import type { Goods, Promotion } from '../model.ts'

/** The progress of a flash sale in whole percent of the offered pieces; null when unknown. */
export function snapUpProgress(goods: Pick<Goods, 'number' | 'specifications'>): number | null {
  const { number, specifications } = goods
  const stocks = specifications.map((item) => item.stock)
  if (!number || number < 0 || stocks.length === 0 || stocks.includes(null)) return null
  const gone = Math.min(Math.max(number - sum(stocks.map((stock) => Math.max(stock ?? 0, 0))), 0), number)
  return Math.floor((gone / number) * 100)
}

/** The cashback for the buyer (GOODS-012); 0 is not shown. */
export function buyerGain(event: Promotion): string[] {
  const back = event.detailData?.discountGoodsData?.buyerCashBack
  return back ? [`返现 ${formatMoney(back)}`] : []
}

/** The benefits of the sharer: cashback and coupons (GOODS-012). */
export function sharerGains(event: Promotion): string[] {
  const { sharerCashBack, sharerCouponsBack } = event.detailData?.discountGoodsData ?? {}
  return [
    ...(sharerCashBack ? [`分享返现 ${formatMoney(sharerCashBack)}`] : []),
    ...(sharerCouponsBack ? [`分享返券 ${sharerCouponsBack} 张`] : []),
  ]
}
