import type * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, Id, Instant, maybe, Money, open, shape, Text } from '#/shared/api/wire.ts'

export const invitationStatuses = ['INVITED', 'UNCONFIRMED', 'CONFIRMED', 'SIGNED_IN'] as const

const ActivityReserve = shape('ActivityReserve', {
  status: open(invitationStatuses),
  invitationTime: Instant,
  registrationTime: Instant,
  confirmTime: Instant,
  signInTime: Instant,
})

export const InvitationRecord = transform(
  shape('InvitationRecord', { id: maybe(Id), name: Text, activityReserve: ActivityReserve }),
  ({ activityReserve, ...record }) => ({ ...record, ...activityReserve }),
)
export type InvitationRecord = z.infer<typeof InvitationRecord>

const Reward = shape('Reward', { amount: Money, orderTime: Instant, achievementDate: Instant })
export type Reward = z.infer<typeof Reward>

export const ShareLog = shape('ShareLog', { id: maybe(Id), title: Title, time: Instant, reward: maybe(Reward) })
export type ShareLog = z.infer<typeof ShareLog>
