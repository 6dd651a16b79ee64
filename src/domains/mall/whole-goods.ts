import type { Page } from '#/shared/api/endpoint.ts'
import type { Goods } from './model.ts'

/** Goods need an id and a name; a reply without them counts as missing. */
export const isGoods = (goods: Pick<Goods, 'goodsId' | 'name'>): boolean => Boolean(goods.goodsId && goods.name.trim())

/** Removes goods without an id or name from a list: their cards could not be opened. */
export const onlyGoods = <T extends { pages: readonly Page<Goods>[] }>(data: T) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter(isGoods) })),
})
