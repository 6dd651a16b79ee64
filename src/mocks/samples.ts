import { SMS_COUNTDOWN_MS } from '#/domains/auth/rules.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import type { Db } from './db.ts'
import type { SampleRow } from './sample/rows.ts'
import { PAID } from './orders.ts'
import { CODE_LIFE_MS, SMS_CODE } from './personas.ts'
import { HttpError } from './http-error.ts'
import { orderGoodsWire } from './wire.ts'

/** Tooth-sample orders, the tubes of goods and orders, and storage contracts bound by a code. */

/** 牙源干细胞储存. */
const TOOTH_GOODS = ['G011']

/** The tooth-sample goods of a user's paid orders, or of one order. */
export const toothGoodsOf = (db: Db, userId: string, mallOrderId: string | undefined) =>
  db.orders
    .filter((order) => order.userId === userId && PAID.includes(order.status) && TOOTH_GOODS.includes(order.goodsId))
    .filter((order) => mallOrderId === undefined || order.id === mallOrderId)
    .map((order) => {
      const { name, mainPicture, specificationName } = orderGoodsWire(db, order.goodsId, order.specificationId)
      return {
        mallOrderId: order.id,
        goodsId: order.goodsId,
        name,
        mainPicture,
        specificationName,
        createdDate: new Date(order.createdAt).toISOString(),
      }
    })

const ofTube = (sample: SampleRow, orderId: string): boolean =>
  sample.orderId === orderId || sample.toothOrderId === orderId

/** The free and bound tubes of the user's order with this id, or of the user's orders for the goods with this id. */
export function tubesOf(db: Db, id: string, userId: string) {
  const orders = db.orders.filter((order) => order.userId === userId && (order.id === id || order.goodsId === id))
  return db.samples
    .filter((sample) => sample.userId === null || sample.userId === userId)
    .filter((sample) => orders.some((order) => ofTube(sample, order.id)))
    .map((sample) => ({
      sampleId: sample.id,
      packageName: sample.packageName,
      status: sample.userId === null ? 'FREE' : 'BOUND',
    }))
}

export function sendContractCode(db: Db, mobile: string, now: number): null {
  if (!isMobile(mobile)) throw new HttpError(400, '手机号码格式不正确')
  const last = db.contractCodes.find((entry) => entry.mobile === mobile)
  if (last && now - last.sentAt < SMS_COUNTDOWN_MS) throw new HttpError(400, '发送过于频繁')
  db.contractCodes = [...db.contractCodes.filter((entry) => entry !== last), { mobile, code: SMS_CODE, sentAt: now }]
  return null
}

/** BIND-009: the code sent to the phone number of the contract binds the contract to the user, once. */
export function bindContract(
  db: Db,
  userId: string,
  { contractNo, authorizationCode }: { contractNo: string; authorizationCode: string },
  now: number,
): null {
  const contract = db.storageContracts.find((entry) => entry.contractNo === contractNo)
  if (!contract) throw new HttpError(400, '合同编号不存在')
  if (contract.userId !== null) throw new HttpError(400, '该合同已被绑定')
  const sent = db.contractCodes.find((entry) => entry.mobile === contract.mobile)
  if (!sent || sent.code !== authorizationCode || now - sent.sentAt > CODE_LIFE_MS)
    throw new HttpError(400, '授权码不正确或已过期')
  db.contractCodes = db.contractCodes.filter((entry) => entry !== sent)
  contract.userId = userId
  for (const bill of db.bills) if (bill.contractNo.includes(contractNo)) bill.userId = userId
  return null
}

/**
 * Invariant: a tooth-sample tube belongs to its order, a bound tube to a person, and the bills of a contract to the
 * person who has bound it.
 */
export function checkSamples(db: Db): string | null {
  for (const sample of db.samples) {
    if ((sample.userId === null) !== (sample.patientId === null)) return `sample ${sample.id}: half bound`
    const patient = db.patients.find((entry) => entry.id === sample.patientId)
    if (patient && patient.userId !== sample.userId) return `sample ${sample.id}: another's patient`
    if (sample.toothOrderId && sample.userId !== null && sample.orderId !== sample.toothOrderId)
      return `sample ${sample.id}: bound to another order`
  }
  for (const contract of db.storageContracts)
    if (
      db.bills.some((bill) => bill.contractNo.includes(contract.contractNo) && bill.userId !== (contract.userId ?? ''))
    )
      return `contract ${contract.contractNo}: another's bills`
  return null
}
