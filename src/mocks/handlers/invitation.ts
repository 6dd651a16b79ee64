import { invitationApi } from '#/domains/invitation/api.ts'
import { maskedName } from '#/shared/lib/idcard.ts'
import { sharingApi } from '#/domains/order/sharing-api.ts'
import type { Db } from '../db.ts'
import type { InvitationRow, OrderRow, UserRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { orderWire } from '../wire.ts'

const iso = (time: number): string => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

const recordWire = ({ id, name, userId: _owner, ...record }: InvitationRow) => ({
  id,
  name,
  activityReserve: {
    status: record.status,
    invitationTime: isoOrNull(record.invitationTime),
    registrationTime: isoOrNull(record.registrationTime),
    confirmTime: isoOrNull(record.confirmTime),
    signInTime: isoOrNull(record.signInTime),
  },
})

/** Users who have registered with this user's code; they wait for the confirmation. */
const registered = (db: Db, inviter: UserRow): InvitationRow[] =>
  db.invitations
    .filter(({ code }) => code === inviter.shareCode)
    .map(({ userId, at }) => ({
      id: `IR-${userId}`,
      userId: inviter.id,
      name: db.users.find((user) => user.id === userId)?.fullName ?? '',
      status: 'UNCONFIRMED',
      invitationTime: at,
      registrationTime: at,
      confirmTime: null,
      signInTime: null,
    }))

/** The fields of another person's order that its sharer may see: no address, patient or invoice, and a masked name. */
function sharedOrderWire(db: Db, order: OrderRow) {
  const buyer = db.users.find((user) => user.id === order.userId)
  const nowhere = { mobile: '', province: '', city: '', district: '', detail: '', isDefault: false }
  return {
    ...orderWire(db, order),
    placementDetails: { paymentMode: 'LUMP_SUM' as const, invoice: null, goods: { number: order.number } },
    shippingAddress: { id: order.id, name: maskedName(buyer?.fullName ?? ''), ...nowhere },
    patient: null,
    expressDetails: null,
    requirements: '',
  }
}

export const invitationHandlers = mockApi(invitationApi, {
  records: ({ db, user }) =>
    [...db.invitationRecords.filter(({ userId }) => userId === user.id), ...registered(db, user)].map(recordWire),
  shareLog: ({ db, user }) =>
    db.shareLogs
      .filter(({ userId }) => userId === user.id)
      .map(({ id, title, time, reward }) => ({
        id,
        title,
        time: iso(time),
        reward: reward && {
          amount: reward.amount,
          orderTime: iso(reward.orderTime),
          achievementDate: iso(reward.achievementDate),
        },
      })),
})

export const sharingHandlers = mockApi(sharingApi, {
  sharingOrders: ({ db, user }) =>
    db.orders
      .filter((order) => order.sharingCode === user.shareCode && order.userId !== user.id)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map((order) => sharedOrderWire(db, order)),
})
