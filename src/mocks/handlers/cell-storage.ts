import { cellStorageApi } from '#/domains/cell-storage/api.ts'
import type { Db } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { own } from '../http-error.ts'
import { endOf, offersOf, pendingRenewal } from '../cell-storage/renewals.ts'
import type { DepositRow } from '../cell-storage/rows.ts'

const depositWire = (db: Db, deposit: DepositRow) => ({
  id: deposit.id,
  contractNo: deposit.contractNo,
  extendInfo: { collectTime: deposit.collectDay },
  name: deposit.name,
  mallOrderId: deposit.orderId,
  endTime: endOf(db, deposit),
  nextBill: { amount: deposit.price, time: endOf(db, deposit) },
  renewals: offersOf(db, deposit),
  pendingOrderId: pendingRenewal(db, deposit.id),
})

export const cellStorageHandlers = mockApi(cellStorageApi, {
  deposits: ({ db, user }) =>
    db.deposits.filter(({ userId }) => userId === user.id).map((deposit) => depositWire(db, deposit)),
  deposit: ({ db, path, user }) => depositWire(db, own(db.deposits, path.id, user.id)),
})
