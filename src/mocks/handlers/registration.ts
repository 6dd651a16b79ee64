import { registrationApi } from '#/domains/registration/contract.ts'
import { isOpen } from '#/domains/registration/rules.ts'
import type { RegistrationRow } from '../db-registrations.ts'
import { mockApi } from '../mock-api.ts'
import { Refuse } from '../refuse.ts'

const iso = (time: number): string => new Date(time).toISOString()

const registrationWire = ({ userId: _owner, parseDate, deposit, steps, ...row }: RegistrationRow) => ({
  ...row,
  registrationTime: iso(row.registrationTime),
  genericFormData: { data: { parseDate: parseDate === null ? null : iso(parseDate) } },
  userOption: { deposit },
  statusHistory: steps.map(({ status, time }) => ({ status, time: iso(time) })),
})

export const registrationHandlers = mockApi(registrationApi, {
  list: ({ db, user }) =>
    db.registrations
      .filter(({ userId }) => userId === user.id)
      .sort((one, other) => other.registrationTime - one.registrationTime)
      .map(registrationWire),
  cancel: ({ db, path, user }) => {
    const row = db.registrations.find(({ id, userId }) => id === path.id && userId === user.id)
    if (!row) throw new Refuse(404, '')
    if (row.status !== 'CANCEL' && !isOpen({ ...row, workflowStatus: row.workflowStatus ?? '' }))
      throw new Refuse(400, '这次预约已经结束，不能取消')
    row.status = 'CANCEL'
    return null
  },
})
