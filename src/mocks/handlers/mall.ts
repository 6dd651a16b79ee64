import { mallApi } from '#/domains/mall/contract.ts'
import { mockApi } from '../mock-api.ts'
import { Refuse } from '../refuse.ts'
import { goodsGroups } from '../seed/goods.ts'
import type { SeedGoods } from '../seed/goods-seed.ts'
import { goodsListWire, goodsWire } from '../wire.ts'

const find = (all: readonly SeedGoods[], id: string): SeedGoods => {
  const goods = all.find((entry) => entry.id === id)
  if (!goods) throw new Refuse(404)
  return goods
}

const fits = (goods: SeedGoods, { keyword, groupId }: { keyword?: string | undefined; groupId?: string | undefined }) =>
  (!keyword || `${goods.name}${goods.subtitle}`.includes(keyword)) && (!groupId || goods.group === groupId)

export const mallHandlers = mockApi(mallApi, {
  search: ({ db, body, user, now }) =>
    db.goods
      .filter((goods) => goods.state === 'PUBLISHED' && fits(goods, body))
      .map((goods) => goodsListWire(db, goods, user?.id ?? null, now)),
  groups: () => goodsGroups,
  goods: ({ db, path, user, now }) => goodsWire(db, find(db.goods, path.id), user?.id ?? null, now),
  // An unknown code shows the goods all the same: the buyer did nothing wrong.
  sharedGoods: ({ db, path, user, now }) => goodsWire(db, find(db.goods, path.id), user?.id ?? null, now),
  viewed: ({ db, body, user }) => {
    db.goodsViews.push({ ...body, userId: user.id })
    return null
  },
})
