import type { Goods } from '../model.ts'

/** Goods need an id and a name; a reply without them counts as missing. */
export const isGoods = (goods: Pick<Goods, 'goodsId' | 'name'>): boolean => Boolean(goods.goodsId && goods.name.trim())
