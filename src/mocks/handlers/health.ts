import { healthApi } from '#/domains/health/api.ts'
import { RECORD_PICTURES } from '#/domains/health/rules.ts'
import { splitPictures } from '#/shared/lib/pictures.ts'
import { nextId } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'

/** Checks that a real backend would also make, after the checks of the form. */
function checkRecord(body: { hospital: string; recordDate: string; recordImage: string[] }): void {
  if (!body.hospital.trim() || !body.recordDate) throw new HttpError(400, '健康档案不完整')
  const pictures = splitPictures(body.recordImage)
  if (pictures.length === 0 || pictures.length > RECORD_PICTURES) throw new HttpError(400, '档案图片数量不正确')
}

export const healthHandlers = mockApi(healthApi, {
  mine: ({ db, query, user }) =>
    db.healthRecords.filter((row) => row.userId === user.id && row.recordType === query.recordType),
  one: ({ db, path, user }) => own(db.healthRecords, path.id, user.id),
  create: ({ db, body, user }) => {
    checkRecord(body)
    const row = { ...body, id: nextId(db, 'H'), userId: user.id }
    db.healthRecords.push(row)
    return row
  },
  update: ({ db, body, user }) => {
    const row = own(db.healthRecords, body.id, user.id)
    checkRecord({ ...row, ...body } as typeof row)
    return Object.assign(row, body)
  },
  remove: ({ db, path, user }) => {
    const row = own(db.healthRecords, path.id, user.id)
    db.healthRecords = db.healthRecords.filter((entry) => entry !== row)
    return null
  },
  baby: ({ db, user }) => db.babies.find((row) => row.userId === user.id) ?? null,
  createBaby: ({ db, body, user }) => {
    if (db.babies.some((row) => row.userId === user.id)) throw new HttpError(400, '已填写过宝宝信息')
    const row = { ...body, id: nextId(db, 'BB'), userId: user.id }
    db.babies.push(row)
    return row
  },
  updateBaby: ({ db, body, user }) => {
    const mine = body.id ? own(db.babies, body.id, user.id) : db.babies.find((row) => row.userId === user.id)
    if (!mine) throw new HttpError(404)
    return Object.assign(mine, body)
  },
})
