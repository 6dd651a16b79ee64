import type { Db } from './db.ts'
import { goods as seedGoods } from './seed/goods.ts'
import { runningDiscounts } from './seed/promotions.ts'

/** Changes the prices of goods when a discount ends, and back when the clock goes back. Prices set by a test stay. */
export function followDiscounts(db: Db, now: number): void {
  for (const { goodsId, end } of runningDiscounts(db.promotionHour)) {
    const first = seedGoods.find(({ id }) => id === goodsId)?.specifications ?? []
    for (const item of db.goods.find(({ id }) => id === goodsId)?.specifications ?? []) {
      const discounted = first.find(({ id }) => id === item.id)?.price ?? item.price
      const [from, to] = now > end ? [discounted, item.priceBeforeDiscount] : [item.priceBeforeDiscount, discounted]
      if (item.price === from) item.price = to
    }
  }
}
