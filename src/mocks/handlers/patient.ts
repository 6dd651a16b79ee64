import { patientApi } from '#/domains/patient/api.ts'
import { isIdCard } from '#/shared/lib/idcard.ts'
import { nextId } from '../db.ts'
import type { PatientRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { patientWire } from '../wire.ts'

const check = (body: { name: string; identityCardType: string; identityCard: string }) => {
  if (!body.name.trim()) throw new HttpError(400, '姓名不能为空')
  if (body.identityCardType === 'CHINESE_IDENTITY_CARD' && !isIdCard(body.identityCard))
    throw new HttpError(400, '证件号码格式错误')
}

export const patientHandlers = mockApi(patientApi, {
  all: ({ db, user }) => db.patients.filter((patient) => patient.userId === user.id).map(patientWire),
  one: ({ db, path, user }) => patientWire(own(db.patients, path.id, user.id)),
  create: ({ db, body, user }) => {
    check(body)
    const known = db.patients.find(
      (patient) => patient.userId === user.id && patient.identityCard === body.identityCard,
    )
    if (known) return patientWire(Object.assign(known, body))
    const patient: PatientRow = { ...body, id: nextId(db, 'P'), userId: user.id }
    db.patients.push(patient)
    return patientWire(patient)
  },
  update: ({ db, body, user }) => {
    const row = own(db.patients, body.id, user.id)
    check({ ...row, ...body } as PatientRow)
    return patientWire(Object.assign(row, body))
  },
  checkCover: ({ db, body, user }) =>
    db.patients.some(
      (patient) => patient.userId === user.id && patient.id !== body.id && patient.identityCard === body.identityCard,
    ),
})
