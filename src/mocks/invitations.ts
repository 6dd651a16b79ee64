import type { Db } from './db.ts'
import type { InvitationRow, ShareLogRow } from './db-rows.ts'
import { personas } from './personas.ts'

const DAY = 86_400_000

const userId = (persona: string): string => personas.find((entry) => entry.persona === persona)?.id ?? ''

/** Orders placed through a share, by the sharing code. */
const shares: Readonly<Record<string, readonly string[]>> = {
  SHARE108: ['O201', 'O601', ...Array.from({ length: 24 }, (_, index) => `O${700 + index}`)],
  SHARE102: ['O740', 'O742'],
}

export const sharedBy = (orderId: string): string | null =>
  Object.entries(shares).find(([, orders]) => orders.includes(orderId))?.[0] ?? null

const everyStatus: readonly InvitationRow['status'][] = ['INVITED', 'UNCONFIRMED', 'CONFIRMED', 'SIGNED_IN']
const surnames = '赵钱孙李周吴郑王冯陈褚卫'

/** An invited friend with a date for each step up to a state; the steps are one day apart. */
function record(
  persona: string,
  number: number,
  status: InvitationRow['status'],
  daysAgo: number,
  now: number,
): InvitationRow {
  const step = everyStatus.indexOf(status)
  const start = now - daysAgo * DAY
  const at = (index: number) => (index <= step ? start + index * DAY : null)
  return {
    id: `IR${number}`,
    userId: userId(persona),
    name: `${surnames[number % surnames.length]}小朋`,
    status,
    invitationTime: start,
    registrationTime: at(1),
    confirmTime: at(2),
    signInTime: at(3),
  }
}

const log = (persona: string, number: number, title: string, daysAgo: number, now: number, amount = 0): ShareLogRow => {
  const time = now - daysAgo * DAY
  return {
    id: `SL${number}`,
    userId: userId(persona),
    title,
    time,
    reward: amount ? { amount, orderTime: time + DAY / 2, achievementDate: time + 8 * DAY } : null,
  }
}

/** Invitations and shares: many for `salesman`, a few for `member`, none for anybody else. */
export const invitationSeed = (now: number): Pick<Db, 'invitationRecords' | 'shareLogs'> => ({
  invitationRecords: [
    ...Array.from({ length: 26 }, (_, index) =>
      record('salesman', 800 + index, everyStatus[index % everyStatus.length] ?? 'INVITED', 4 + index * 3, now),
    ),
    record('member', 201, 'CONFIRMED', 12, now),
    record('member', 202, 'INVITED', 2, now),
  ],
  shareLogs: [
    log('salesman', 801, '全基因组健康检测·成人版', 3, now),
    log('salesman', 802, '全基因组健康检测·成人版', 12, now, 3000),
    log('salesman', 803, '儿童健康基因检测', 16, now, 500),
    log('salesman', 804, '邀请好友', 33, now),
    log('salesman', 805, '全基因组健康检测·成人版', 41, now, 3000),
    log('member', 201, '全基因组健康检测·成人版', 20, now, 500),
  ],
})
