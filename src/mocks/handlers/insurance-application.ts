import { insuranceApplicationApi } from '#/domains/insurance/application/api.ts'
import { isIdCard } from '#/shared/lib/idcard.ts'
import { nextId } from '../db.ts'
import type { InsureMaterialRow } from '../insurance/rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { healthQuestions } from '../seed/insurance/insurance.ts'

const wire = ({ userId: _userId, ...row }: InsureMaterialRow) => row

const checkAnswers = (answers: readonly { id: string }[]): void => {
  if (healthQuestions.some(({ id }) => !answers.some((answer) => answer.id === id)))
    throw new HttpError(400, '请先回答全部健康告知')
}

export const insuranceApplicationHandlers = mockApi(insuranceApplicationApi, {
  questions: () => healthQuestions,
  save: ({ db, body, user }) => {
    checkAnswers(body.answers)
    const row: InsureMaterialRow = {
      ...body,
      id: nextId(db, 'IM'),
      userId: user.id,
      name: '',
      gender: 'SECRET',
      birthday: '',
      mobile: '',
      identityCardType: 'CHINESE_IDENTITY_CARD',
      identityCard: '',
      relation: '',
      images: [],
      submitted: false,
    }
    db.insureMaterials.push(row)
    return wire(row)
  },
  update: ({ db, body, user }) => {
    const row = own(db.insureMaterials, body.id, user.id)
    if (row.submitted) throw new HttpError(400, '资料已经提交，不能再修改')
    if (body.answers) checkAnswers(body.answers)
    const next: InsureMaterialRow = {
      ...row,
      ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    }
    if (next.identityCardType === 'CHINESE_IDENTITY_CARD' && next.identityCard && !isIdCard(next.identityCard))
      throw new HttpError(400, '证件号码格式错误')
    if (next.submitted && (!next.name || !next.identityCard || next.images.length === 0))
      throw new HttpError(400, '资料不完整')
    return wire(Object.assign(row, next))
  },
  one: ({ db, path, user }) => wire(own(db.insureMaterials, path.id, user.id)),
})
