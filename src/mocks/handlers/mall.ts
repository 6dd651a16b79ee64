import { mallApi } from '#/domains/mall/api.ts'
import { mockApi, type World } from '../mock-api.ts'
import type { UserRow } from '../db-rows.ts'
import { HttpError } from '../http-error.ts'
import { goodsGroups } from '../seed/goods.ts'
import type { SeedGoods } from '../seed/goods-seed.ts'
import { manyGoods, plainId } from '../seed/many-goods.ts'
import { extras, promotedGoods, promotionsWire } from '../seed/promotions.ts'
import { recordVisit } from '../visitor/visits.ts'
import { goodsListWire, goodsWire } from '../wire.ts'

const find = (all: readonly SeedGoods[], id: string): SeedGoods => {
  const goods = all.find((entry) => entry.id === plainId(id))
  if (!goods) throw new HttpError(404)
  return goods
}

/**
 * Goods as shown; with a sharing code, the visit is recorded. An unknown code does not refuse the call, because it is
 * not the buyer's fault.
 */
function shownGoods({ db, user, now }: Pick<World, 'db' | 'now'> & { user: UserRow | null }, id: string, code = '') {
  const goods = find(db.goods, id)
  const shown = { contentType: 'GOODS', contentId: goods.id, title: goods.name } as const
  if (user && code) recordVisit(db, { user, code, ...shown }, now)
  return goodsWire(db, goods, user?.id ?? null)
}

interface GoodsSearch {
  keyword?: string | undefined
  groupId?: string | undefined
  type?: string | undefined
}

const fits = (goods: SeedGoods, { keyword, groupId, type }: GoodsSearch) =>
  goods.state === 'PUBLISHED' &&
  (!keyword || `${goods.name}${goods.subtitle}`.includes(keyword)) &&
  (!groupId || goods.group === groupId) &&
  (type !== 'GOODS_SHARE' || extras[goods.id]?.shareAmountMin !== undefined)

const priceOf = (goods: SeedGoods): number => Math.min(...goods.specifications.map((item) => item.price))

/** `finalPrice,asc` or `finalPrice,desc`; any other value keeps the catalogue's order. */
function sorted(goods: readonly SeedGoods[], sort: string | undefined): readonly SeedGoods[] {
  const [field, direction] = (sort ?? '').split(',')
  if (field !== 'finalPrice') return goods
  const sign = direction === 'desc' ? -1 : 1
  return goods.toSorted((a, b) => sign * (priceOf(a) - priceOf(b)))
}

const MAX_RECOMMENDED = 6

export const mallHandlers = mockApi(mallApi, {
  search: ({ db, body, query, knobs, user }) => {
    const all = knobs.goods === null ? db.goods : manyGoods(db.goods, knobs.goods)
    const found = all.filter((goods) => fits(goods, body))
    return sorted(found, query.sort).map((goods) => goodsListWire(db, goods, user?.id))
  },
  recommended: ({ db, user }) =>
    db.goods
      .filter((goods) => goods.state === 'PUBLISHED')
      .toSorted((a, b) => b.sales - a.sales)
      .slice(0, MAX_RECOMMENDED)
      .map((goods) => goodsListWire(db, goods, user?.id)),
  promotions: ({ db, body }) => {
    if (body.goodsId) return promotionsWire(plainId(body.goodsId), db.promotionHour)
    return promotedGoods().flatMap((id) => {
      const goods = db.goods.find((entry) => entry.id === id && entry.state === 'PUBLISHED')
      if (!goods) return []
      return promotionsWire(id, db.promotionHour).map((event) => ({
        ...event,
        goods: goodsListWire(db, goods),
      }))
    })
  },
  groups: () => goodsGroups,
  goods: ({ path, query, ...world }) => shownGoods(world, path.id, query.sharingCode),
  sharedGoods: ({ path, ...world }) => shownGoods(world, path.id, path.sharingCode),
  preview: ({ db, path }) => goodsWire(db, find(db.goods, path.id), null),
  viewed: ({ db, body, user }) => {
    db.goodsViews.push({ ...body, userId: user.id })
    return null
  },
})
