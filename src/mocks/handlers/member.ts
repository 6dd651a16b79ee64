import { memberApi } from '#/domains/member/api.ts'
import type { MemberLevel } from '#/domains/member/model.ts'
import { points } from '#/shared/lib/points.ts'
import { mockApi } from '../mock-api.ts'

type Seed = Pick<MemberLevel, 'points' | 'nextPoints'> & {
  level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond'
}

/** Levels never change by themselves; personas without an entry have none. */
const levelSeed: Readonly<Record<string, Seed>> = {
  member: { level: 'gold', points: points(1200), nextPoints: points(2000) },
  rich: { level: 'diamond', points: points(30_000), nextPoints: null },
  salesman: { level: 'platinum', points: points(2600), nextPoints: points(5000) },
  unlucky: { level: 'bronze', points: null, nextPoints: null },
}

/** The benefits of each level; invented, like all texts of the mock backend. */
const benefits = [
  { level: 'bronze', texts: ['参加会员活动'] },
  { level: 'silver', texts: ['参加会员活动', '报告解读优先预约'] },
  { level: 'gold', texts: ['参加会员活动', '报告解读优先预约', '生日月健康礼'] },
  { level: 'platinum', texts: ['黄金会员的全部权益', '专属健康顾问'] },
  { level: 'diamond', texts: ['铂金会员的全部权益', '体验馆贵宾接待'] },
] as const

export const memberHandlers = mockApi(memberApi, {
  level: ({ user }) => {
    const seed = levelSeed[user.persona]
    return seed ? { ...seed, benefits } : null
  },
  profile: ({ user }) => ({
    fullName: user.fullName,
    mobile: user.mobile,
    headImage: user.headImage ?? '',
    gender: user.gender,
    birthday: user.birthday ?? '',
  }),
})
