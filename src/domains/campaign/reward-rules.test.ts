import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Ticket } from '#/domains/ticket/model.ts'
import { Reward } from '#/domains/wallet/model.ts'
import { prizesOf } from './reward-rules.ts'

const AT = Date.parse('2026-11-20T10:00:00+08:00')

const reward = (extra: object) => z.parse(Reward, { id: 'R1', amount: 5000, achievementDate: AT + 2000, ...extra })
const ticket = (extra: object) => z.parse(Ticket, { id: 'T1', name: '体验票', startTime: AT + 1000, ...extra })

test('[CAMP-001] only the rewards and tickets of the campaign’s act are prizes, sorted newest first', () => {
  const prizes = prizesOf(
    'A1',
    [reward({ actId: 'A1' }), reward({ actId: 'A2' }), reward({})],
    [ticket({ actId: 'A1' }), ticket({ actId: 'A2' }), ticket({})],
  )
  expect(prizes).toEqual([
    {
      title: '活动奖励',
      amount: '¥50.00',
      time: AT + 2000,
      action: { label: '查看明细', to: '/account-detail/reward/R1' },
    },
    { title: '体验票', amount: '', time: AT + 1000, action: { label: '去出示', to: '/merchant-ticket' } },
  ])
  expect(prizesOf('', [reward({})], [ticket({})])).toEqual([])
})

test('[CAMP-001] an unused draw and a won draw are prizes, and a lost draw is not', () => {
  const draw = (extra: object) => ticket({ actId: 'A1', kind: 'LOTTERY', name: '抽奖', lotteryId: 'L1', ...extra })
  const won = { time: AT + 3000, prize: { kind: 'OTHER', name: '水杯' } }
  expect(prizesOf('A1', [], [draw({}), draw({ draw: won }), draw({ draw: { time: AT + 4000, prize: null } })])).toEqual(
    [
      { title: '水杯', amount: '', time: AT + 3000, action: { label: '我的奖品', to: '/bonus-lists' } },
      { title: '抽奖', amount: '', time: AT + 1000, action: { label: '去抽奖', to: '/lottery/L1' } },
    ],
  )
})

test('a reward without an id has a link to the wallet', () => {
  const [prize] = prizesOf('A1', [reward({ id: '', actId: 'A1' })], [])
  expect(prize?.action).toEqual({ label: '查看钱包', to: '/my-wallet?tab=reward' })
})
