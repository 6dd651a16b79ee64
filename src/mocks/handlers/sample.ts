import { sampleApi } from '#/domains/sample/contract.ts'
import { normaliseSampleId } from '#/domains/sample/rules.ts'
import type { Db, SampleRow } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { own, Refuse } from '../refuse.ts'

function free(db: Db, raw: string): SampleRow {
  const sample = db.samples.find((entry) => entry.id === normaliseSampleId(raw))
  if (!sample) throw new Refuse(400, '样本编号不存在')
  if (sample.userId !== null) throw new Refuse(400, '该样本已被绑定')
  return sample
}

export const sampleHandlers = mockApi(sampleApi, {
  verify: ({ db, body }) => {
    const { id, packageName, packageId } = free(db, body.sampleId)
    return { sampleId: id, packageName, packageId }
  },
  bind: ({ db, body, user, now }) => {
    const patient = own(db.patients, body.patientId, user.id)
    const sample = free(db, body.sampleId)
    Object.assign(sample, { userId: user.id, patientId: patient.id, steps: [{ code: 'BOUND', time: now }] })
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
        patientName: db.patients.find((patient) => patient.id === sample.patientId)?.name ?? '',
        steps: sample.steps.map(({ code, time }) => ({ code, name: code, time: new Date(time).toISOString() })),
      })),
})
