import { dayOf } from '#/shared/lib/time/calendar.ts'
import type { Db } from '../db.ts'
import type { AddressRow, PointsLogRow, PointsOrderRow } from '../db-rows.ts'
import { personas } from '../personas.ts'
import { pointsGoods } from './points-goods.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

const userId = (persona: string): string => personas.find((entry) => entry.persona === persona)?.id ?? ''

export interface SeedTask {
  type: string
  content: string
  description: string
  unit: string
  limitType: string
  limitTimes: number
  valueFinal: number
}

const task = (type: string, content: string, description: string, unit: string, valueFinal: number, limitTimes = 0, limitType = 'TOTAL_LIMIT'): SeedTask => ({
  type, content, description, unit, valueFinal, limitTimes, limitType: limitTimes === 0 ? 'NO_LIMIT' : limitType,
})

export const pointsTasks: readonly SeedTask[] = [
  task('DAILY_LOGIN', '每日登录', '每天打开一次就算，不用做别的', '天', 5, 1, 'DAILY_LIMIT'),
  task('IMPROVE_PERSONAL_DATA', '完善个人资料', '填好姓名、性别，方便我们称呼您', '次', 50, 1),
  task('TRANSMIT_POPULAR_SCIENCE', '转发科普文章', '把有用的健康知识发给亲友', '篇', 10, 3, 'DAILY_LIMIT'),
  task('REGISTRY_INVITATION', '邀请好友', '好友用您的邀请注册成功', '人', 10),
  task('EXPERIENCE_HALL_INVITATION', '邀请参观体验馆', '请亲友预约参观体验馆', '人', 20, 5),
  task('EXPERIENCE_HALL_INVITATION_SIGNED_IN', '受邀人到馆签到', '亲友到馆并完成签到', '人', 100),
  task('RECOMMEND_COMPLETE_ORDER', '推荐好友完成下单', '好友通过您的推荐下单并完成', '单', 200),
  task('PREGNANCY_TEST_QUERY', '孕检查询', '查看一次孕检报告', '次', 30, 1),
]

interface Entry {
  persona: string
  /** Positive if earned, negative if spent. */
  value: number
  content: string
  daysAgo: number
  orderId?: string
}

const entry = (persona: string, value: number, content: string, daysAgo: number): Entry => ({ persona, value, content, daysAgo })

/** Sign-in days as numbers of days ago; each has a row in the log. */
const presence: Record<string, readonly number[]> = {
  member: [0, 1, 2, 3, 4, 5, 8, 9, 12, 15, 19, 20, 33, 34, 40],
  rich: Array.from({ length: 45 }, (_, index) => index),
  reported: [2, 3],
}

const credits: readonly Entry[] = [
  entry('member', 1000, '推荐好友完成下单', 62),
  entry('member', 200, '注册欢迎积分', 70),
  entry('member', 50, '完善个人资料', 61),
  entry('member', 600, '推荐好友完成下单', 36),
  entry('member', 20, '邀请参观体验馆', 18),
  entry('member', 10, '转发科普文章', 0.1),
  entry('rich', 30_000, '年度感谢积分', 300),
  entry('rich', 400, '推荐好友完成下单', 6),
  entry('reported', 200, '注册欢迎积分', 90),
  entry('unlucky', 30, '孕检查询', 3),
  entry('parent', 300, '注册欢迎积分', 1),
]

const pathTo: Record<string, string[]> = {
  COMMIT: ['COMMIT'], DELIVERY: ['COMMIT', 'DELIVERY'], SHIPPED: ['COMMIT', 'DELIVERY', 'SHIPPED'],
  COMPLETED: ['COMMIT', 'DELIVERY', 'SHIPPED', 'COMPLETED'], CANCELLED: ['COMMIT', 'CANCELLED'], CLOSED: ['COMMIT', 'CLOSED'],
}
const everyStatus = Object.keys(pathTo)

interface OrderSeed {
  id: string
  persona: string
  goodsId: string
  status: string
  daysAgo: number
  place?: string
}

function order({ id, persona, goodsId, status, daysAgo, place }: OrderSeed, now: number, home: AddressRow | undefined): PointsOrderRow {
  const createdAt = now - daysAgo * DAY
  const events = pathTo[status] ?? []
  const { userId: _owner, ...address } = home ?? { userId: '' }
  return {
    id, userId: userId(persona), orderNumber: `2026${id.replace(/\D/g, '').padStart(10, '0')}`, status, goodsId, number: 1,
    points: pointsGoods.find((goods) => goods.id === goodsId)?.points ?? 0, address: home && !place ? (address as Omit<AddressRow, 'userId'>) : null,
    pickUpPlaceId: place ?? null, createdAt, history: events.map((orderStatus, index) => ({ orderStatus, time: createdAt + index * 5 * HOUR })),
    express: events.includes('SHIPPED') && !place ? { company: '顺丰速运', number: `SF20${id.replace(/\D/g, '').padStart(8, '0')}` } : null,
  }
}

/** Goods without a quota: a person may have redeemed many pieces of them. */
const unlimited = ['PG3', 'PG5', 'PG6', 'PG7', 'PG9', 'PG12']

const orderSeeds: readonly OrderSeed[] = [
  { id: 'PO201', persona: 'member', goodsId: 'PG4', status: 'SHIPPED', daysAgo: 4 },
  { id: 'PO202', persona: 'member', goodsId: 'PG12', status: 'COMPLETED', daysAgo: 32, place: 'PP1' },
  { id: 'PO203', persona: 'member', goodsId: 'PG5', status: 'CANCELLED', daysAgo: 50 },
  ...Array.from({ length: 25 }, (_, index): OrderSeed => ({
    id: `PO${700 + index}`, persona: 'rich', goodsId: index < 2 ? 'PG1' : (unlimited[index % unlimited.length] ?? 'PG3'),
    status: everyStatus[index % everyStatus.length] ?? 'COMMIT', daysAgo: 1 + index * 4, ...(index % 5 === 2 ? { place: 'PP2' } : {}),
  })),
]

/** The log entries of an order: spent when placed, returned when cancelled or closed. */
function entriesOf(made: PointsOrderRow, persona: string, now: number): Entry[] {
  const name = pointsGoods.find((goods) => goods.id === made.goodsId)?.name ?? ''
  const daysAgo = (now - made.createdAt) / DAY
  const back = made.status === 'CANCELLED' || made.status === 'CLOSED'
  return [
    { persona, value: -made.points, content: `兑换${name}`, daysAgo, orderId: made.id },
    ...(back ? [{ persona, value: made.points, content: '兑换取消，积分退回', daysAgo: daysAgo - 5 / 24 }] : []),
  ]
}

type PointsSeed = Pick<Db, 'pointsGoods' | 'pointsLogs' | 'pointsOrders' | 'loginDays' | 'tasksDone'>

/** All points data: plenty for member and rich, too few for unlucky, none for new. */
export function pointsSeed(now: number, addresses: readonly AddressRow[]): PointsSeed {
  const made = orderSeeds.map((seed) => ({
    persona: seed.persona, row: order(seed, now, addresses.find((home) => home.userId === userId(seed.persona))),
  }))
  const days = Object.entries(presence).flatMap(([persona, ago]) => ago.map((daysAgo) => entry(persona, 5, '每日登录', daysAgo)))
  const entries = [...credits, ...days, ...made.flatMap(({ persona, row }) => entriesOf(row, persona, now))]
  return {
    pointsGoods: structuredClone(pointsGoods),
    pointsOrders: made.map(({ row }) => row),
    pointsLogs: entries.map(({ persona, value, content, daysAgo, orderId }, index): PointsLogRow => ({
      id: `PL${1000 + index}`, userId: userId(persona), changeType: value > 0 ? 'INCREASE_POINTS' : 'DECREASE_POINTS', value: Math.abs(value),
      content, orderId: orderId ?? null, createdAt: now - daysAgo * DAY,
    })),
    loginDays: days.map(({ persona, daysAgo }) => ({ userId: userId(persona), day: dayOf(now - daysAgo * DAY) })),
    tasksDone: [
      { userId: userId('member'), type: 'IMPROVE_PERSONAL_DATA', times: 1 },
      { userId: userId('member'), type: 'TRANSMIT_POPULAR_SCIENCE', times: 1 },
      { userId: userId('member'), type: 'EXPERIENCE_HALL_INVITATION', times: 1 },
      { userId: userId('unlucky'), type: 'PREGNANCY_TEST_QUERY', times: 1 },
    ],
  }
}
