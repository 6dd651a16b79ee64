import { insuranceApi } from '#/domains/insurance/api.ts'
import type { NewClaim } from '#/domains/insurance/model.ts'
import { actionsOf, type ClaimAction, materials } from '#/domains/insurance/rules.ts'
import { maskIdentity, maskMobile } from '#/shared/lib/idcard.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'
import type { Db } from '../db.ts'
import { nextId } from '../db.ts'
import type { ClaimRow, PolicyRow } from '../insurance/rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'

const policyWire = (db: Db, row: PolicyRow, withClaims = false) => ({
  proBarcode: row.proBarcode,
  contractCode: row.contractCode,
  contractId: row.contractId,
  productName: row.productName,
  companyName: row.companyName,
  insuredName: row.insuredName,
  startDate: row.startDate,
  endDate: row.endDate,
  coverages: row.coverages,
  claimable: row.claimable,
  claims: withClaims ? db.claims.filter((claim) => isOf(claim, row)).map((claim) => claimWire(db, claim)) : [],
})

const isOf = (claim: ClaimRow, policy: PolicyRow): boolean =>
  claim.userId === policy.userId && claim.proBarcode === policy.proBarcode && claim.contractCode === policy.contractCode

function claimWire(db: Db, { userId: _userId, createdAt, steps, mobile, bankAccount, ...row }: ClaimRow) {
  const policy = db.policies.find(
    ({ proBarcode, contractCode }) => proBarcode === row.proBarcode && contractCode === row.contractCode,
  )
  return {
    ...row,
    productName: policy?.productName ?? '',
    insuredName: policy?.insuredName ?? '',
    mobile: maskMobile(mobile ?? ''),
    bankAccount: maskIdentity(bankAccount ?? ''),
    mailAddress: row.status === 'WAITING_FOR_EXPRESS' ? '深圳市南山区科技园南路1号 理赔部收 0755-12345678' : '',
    createdDate: new Date(createdAt).toISOString(),
    steps: steps.map(({ name, time }) => ({ name, time: new Date(time).toISOString() })),
  }
}

const mine = (db: Db, userId: string): PolicyRow[] => db.policies.filter((row) => row.userId === userId)

const policyFor = (db: Db, userId: string, body: { proBarcode: string; contractCode: string }): PolicyRow => {
  const row = mine(db, userId).find(
    ({ proBarcode, contractCode }) => proBarcode === body.proBarcode && contractCode === body.contractCode,
  )
  if (!row) throw new HttpError(404)
  return row
}

/** Checks that a real backend would also make, after the checks of the form. */
function checkClaim(db: Db, userId: string, body: NewClaim, now: number): void {
  if (!policyFor(db, userId, body).claimable) throw new HttpError(400, '这份保险暂时不能申请理赔')
  const day = parseInstant(body.accidentDate)
  if (day === null || day > now) throw new HttpError(400, '事故日期不正确')
  if (body.amount <= 0) throw new HttpError(400, '申请金额不正确')
  const missing = materials.find(
    ({ type, needed }) => needed && !body.materials.some((one) => one.type === type && one.images.length > 0),
  )
  if (missing) throw new HttpError(400, `请上传${missing.label}`)
}

const mayDo = (row: ClaimRow, action: ClaimAction): void => {
  if (!actionsOf(row.status).includes(action)) throw new HttpError(400, '这个理赔申请现在不能这样操作')
}

export const insuranceHandlers = mockApi(insuranceApi, {
  policies: ({ db, user }) => mine(db, user.id).map((row) => policyWire(db, row)),
  byContract: ({ db, user }) => {
    const rows = mine(db, user.id)
    return [...new Set(rows.map(({ contractCode }) => contractCode))].map((contractCode) => {
      const policies = rows.filter((row) => row.contractCode === contractCode)
      return {
        contractCode,
        contractId: policies[0]?.contractId ?? '',
        contractName: policies[0]?.contractName ?? '',
        policies: policies.map((row) => policyWire(db, row)),
      }
    })
  },
  ofContract: ({ db, path, user }) =>
    mine(db, user.id)
      .filter(({ contractId }) => contractId === path.id)
      .map((row) => policyWire(db, row)),
  policy: ({ db, path, user }) => policyWire(db, policyFor(db, user.id, path), true),
  claims: ({ db, query, user }) =>
    db.claims
      .filter(({ id, userId }) => userId === user.id && (query.id === undefined || query.id === id))
      .sort((one, other) => other.createdAt - one.createdAt)
      .map((row) => claimWire(db, row)),
  apply: ({ db, body, user, now }) => {
    checkClaim(db, user.id, body, now)
    const row: ClaimRow = {
      ...body,
      id: nextId(db, 'IC'),
      userId: user.id,
      status: 'SUBMITTED',
      refuseReason: '',
      expressCompany: '',
      expressNumber: '',
      paidAmount: null,
      createdAt: now,
      steps: [{ name: '提交申请', time: now }],
    }
    db.claims.push(row)
    return claimWire(db, row)
  },
  applyAgain: ({ db, body: { id, ...body }, user, now }) => {
    const row = own(db.claims, id, user.id)
    mayDo(row, 'again')
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    checkClaim(db, user.id, { ...row, ...sent }, now)
    Object.assign(row, {
      ...sent,
      status: 'REVIEWING',
      refuseReason: '',
      steps: [...row.steps, { name: '补充材料', time: now }],
    })
    return claimWire(db, row)
  },
  addExpress: ({ db, body, user, now }) => {
    const row = own(db.claims, body.id, user.id)
    mayDo(row, 'express')
    if (!body.expressNumber.trim()) throw new HttpError(400, '快递单号不能为空')
    Object.assign(row, {
      expressCompany: body.expressCompany,
      expressNumber: body.expressNumber,
      status: 'EXPRESSED',
      steps: [...row.steps, { name: '寄出原件', time: now }],
    })
    return null
  },
  cancel: ({ db, path, user, now }) => {
    const row = own(db.claims, path.id, user.id)
    mayDo(row, 'cancel')
    row.status = 'CANCELLED'
    row.steps.push({ name: '取消申请', time: now })
    return null
  },
})
