import { isRefused } from '#/shared/api/blocks.ts'
import { lowStockText } from '../catalogue/card-rules.ts'
import type { Goods } from '../model.ts'
import type { Specification } from './specification.ts'

/** From this number of pieces on, the exact stock is not shown. */
const PLENTY = 1000

/** `仅剩 3 件`, `库存 120 件`, `库存充足`, `库存未知`; empty when sold out or missing. */
export function stockText(item: Pick<Specification, 'stock'>): string {
  const { stock } = item
  if (isRefused(item, 'stock')) return '库存未知'
  if (stock === null || stock <= 0) return ''
  return lowStockText(item) || (stock < PLENTY ? `库存 ${stock} 件` : '库存充足')
}

/** The quota of points goods (GOODS-033); empty when missing. */
export function pointsQuotaText(goods: Pick<Goods, 'pointsGoodsQuota'>): string {
  if (isRefused(goods, 'pointsGoodsQuota')) return '积分商品额度未知'
  return goods.pointsGoodsQuota === null ? '' : `积分商品额度 ${goods.pointsGoodsQuota}`
}
