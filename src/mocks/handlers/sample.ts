import { sampleApi } from '#/domains/sample/api.ts'
import { normaliseSampleId, stageLabel } from '#/domains/sample/rules.ts'
import type { Db } from '../db.ts'
import type { SampleRow } from '../sample/rows.ts'
import { mockApi } from '../mock-api.ts'
import { orderOfTube } from '../orders.ts'
import { own, HttpError } from '../http-error.ts'
import { bindContract, sendContractCode, toothGoodsOf, tubesOf } from '../samples.ts'

function free(db: Db, raw: string): SampleRow {
  const sample = db.samples.find((entry) => entry.id === normaliseSampleId(raw))
  if (!sample) throw new HttpError(400, '样本编号不存在')
  if (sample.userId !== null) throw new HttpError(400, '该样本已被绑定')
  return sample
}

/** A free tube that is not a tooth-sample tube. */
function freePlain(db: Db, raw: string): SampleRow {
  const sample = free(db, raw)
  if (sample.toothOrderId !== undefined) throw new HttpError(400, '这是牙源样本，请从牙源订单绑定')
  return sample
}

/** BIND-008: the free tube of exactly this order. */
function freeTooth(db: Db, raw: string, mallOrderId: string, userId: string): SampleRow {
  const order = own(db.orders, mallOrderId, userId)
  const sample = free(db, raw)
  if (sample.toothOrderId !== order.id) throw new HttpError(400, '样本编号与订单不符，请核对')
  return sample
}

const verified = ({ id, packageName, packageId }: SampleRow) => ({ sampleId: id, packageName, packageId })

function bindTo(sample: SampleRow, userId: string, patientId: string, now: number): void {
  Object.assign(sample, { userId, patientId, steps: [{ code: 'BOUND', time: now }] })
}

export const sampleHandlers = mockApi(sampleApi, {
  verify: ({ db, body }) => verified(freePlain(db, body.sampleId)),
  bind: ({ db, body, user, now }) => {
    const patient = own(db.patients, body.patientId, user.id)
    const sample = freePlain(db, body.sampleId)
    bindTo(sample, user.id, patient.id, now)
    sample.orderId = orderOfTube(db, user.id, sample.packageId)
    return { sampleId: sample.id }
  },
  progress: ({ db, user }) =>
    db.samples
      .filter((sample) => sample.userId === user.id)
      .map((sample) => ({
        sampleId: sample.id,
        sampleRecordId: sample.recordId,
        packageName: sample.packageName,
        packageId: sample.packageId,
        mallOrderId: sample.orderId ?? '',
        patientName: db.patients.find((patient) => patient.id === sample.patientId)?.name ?? '',
        steps: sample.steps.map(({ code, time }) => ({
          code,
          name: stageLabel(code),
          time: new Date(time).toISOString(),
        })),
      })),
  details: ({ db, path, user }) => {
    const sample = db.samples.find((entry) => entry.id === normaliseSampleId(path.id))
    if (!sample) throw new HttpError(404)
    if (sample.userId !== null && sample.userId !== user.id) throw new HttpError(403)
    return { sampleId: sample.id, packageName: sample.packageName, status: sample.userId === null ? 'FREE' : 'BOUND' }
  },
  forGoods: ({ db, path, user }) => tubesOf(db, path.id, user.id),
  toothGoods: ({ db, body, user }) => toothGoodsOf(db, user.id, body.mallOrderId),
  toothVerify: ({ db, path, user }) => verified(freeTooth(db, path.sampleId, path.mallOrderId, user.id)),
  toothBind: ({ db, body, user, now }) => {
    const patient = own(db.patients, body.patientId, user.id)
    const sample = freeTooth(db, body.sampleId, body.mallOrderId, user.id)
    bindTo(sample, user.id, patient.id, now)
    sample.orderId = body.mallOrderId
    return { sampleId: sample.id }
  },
  cpsSendCode: ({ db, body, now }) => sendContractCode(db, body.mobile, now),
  cpsBind: ({ db, body, user, now }) => bindContract(db, user.id, body, now),
})
