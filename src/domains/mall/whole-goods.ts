import type { Page } from '#/shared/api/endpoint.ts'
import type { Goods } from './model.ts'

/** Goods have an identity and a name; a reply without them is about nothing. */
export const isGoods = (goods: Pick<Goods, 'goodsId' | 'name'>): boolean => Boolean(goods.goodsId && goods.name.trim())

/** A list of goods without entries that are none: their cards would lead nowhere. */
export const onlyGoods = <T extends { pages: readonly Page<Goods>[] }>(data: T) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter(isGoods) })),
})
