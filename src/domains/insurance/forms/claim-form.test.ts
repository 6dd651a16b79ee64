import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Picture, savedPictures } from '#/shared/ui/pictures/image-picker-rules.ts'
import { Claim } from '../model.ts'
import { bodyOf, claimForm, type ClaimValues, draftOf, finishedText, isFinished, valuesOf } from './claim-form.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00+08:00') }))

const numbers = { proBarcode: 'PB1', contractCode: 'CC1' }
const refused = Claim.parse({
  id: 'IC1',
  ...numbers,
  status: 'REFUSED',
  accidentDate: '2026-10-11T16:00:00Z',
  accidentDescription: '住院七天',
  hospital: '沙河医院',
  amount: 823_456,
  accountName: '郑晓燕',
  bankName: '工商银行',
  bankAccount: '6222****0123',
  mobile: '138****0007',
  materials: [{ type: 'INVOICE', images: ['/2.png', '/1.png'] }],
})

const filled = (change: Partial<ClaimValues> = {}): ClaimValues => ({
  pictures: {
    IDENTITY: savedPictures(['/i.png']),
    DIAGNOSIS: savedPictures(['/d.png']),
    EXAMINATION: [],
    INVOICE: savedPictures(['/2.png', '/1.png']),
    BANK_CARD: savedPictures(['/b.png']),
    OTHER: [],
  },
  accidentDate: '2026-11-20',
  accidentDescription: '肺炎',
  hospital: '沙河医院',
  amount: '8234.5',
  accountName: '郑晓燕',
  bankName: '工商银行',
  bankAccount: '6222020200112233445',
  mobile: '13800000007',
  ...change,
})

const problems = (values: ClaimValues, before: Claim | null = null): string[] =>
  z.safeParse(claimForm(before), values).error?.issues.map(({ message }) => message) ?? []

describe('the validation of a claim', () => {
  test('[INS-001] a complete claim has no problem', () => expect(problems(filled())).toEqual([]))

  test('[VAL-010] an empty claim has a problem for every required field, in the order of the form', () => {
    expect(problems(valuesOf(null))).toEqual([
      '被保险人身份证明不能为空',
      '诊断证明与病历不能为空',
      '费用票据与清单不能为空',
      '银行卡正面不能为空',
      '事故日期不能为空',
      '事故经过不能为空',
      '就诊医院不能为空',
      '申请金额不能为空',
      '收款人姓名不能为空',
      '开户银行不能为空',
      '银行卡号不能为空',
      '手机号不能为空',
    ])
  })

  test.each([
    [{ accidentDate: '2026-11-21' }, '事故日期不能晚于今天'],
    [{ amount: '0' }, '申请金额必须为大于0的数字'],
    [{ amount: '1.234' }, '申请金额最多两位小数'],
    [{ amount: '100000000.01' }, '申请金额不能超过¥100000000.00'],
    [{ bankAccount: '6222 x' }, '银行卡号格式错误'],
    [{ mobile: '12800000007' }, '手机号格式错误'],
  ])('[INS-001] with %j shows the problem %s', (change, message) => expect(problems(filled(change))).toEqual([message]))

  test('[VAL-035] requires that a picture whose upload failed is uploaded again or deleted', () => {
    const failed: Picture = { id: '1', state: 'failed', url: '', localId: 'l' }
    const pictures = { ...filled().pictures, EXAMINATION: [failed] }
    expect(problems(filled({ pictures }))).toEqual(['有图片没有上传成功，请重试或删除'])
  })

  test('[INS-001] accepts an empty bank account and mobile number only for a refused claim, and validates typed values', () => {
    expect(problems(filled({ bankAccount: '', mobile: '' }), refused)).toEqual([])
    expect(problems(filled({ bankAccount: '', mobile: '1' }), refused)).toEqual(['手机号格式错误'])
    expect(problems(filled({ bankAccount: '', mobile: '' }))).toEqual(['银行卡号不能为空', '手机号不能为空'])
  })
})

describe('the request body of a claim', () => {
  test('[INS-001] has the amount in cents, and the pictures of each kind in the order in which they were added', () => {
    expect(bodyOf(filled(), numbers, null)).toEqual({
      ...numbers,
      accidentDate: '2026-11-20',
      accidentDescription: '肺炎',
      hospital: '沙河医院',
      amount: 823_450,
      accountName: '郑晓燕',
      bankName: '工商银行',
      bankAccount: '6222020200112233445',
      mobile: '13800000007',
      materials: [
        { type: 'IDENTITY', images: ['/i.png'] },
        { type: 'DIAGNOSIS', images: ['/d.png'] },
        { type: 'INVOICE', images: ['/2.png', '/1.png'] },
        { type: 'BANK_CARD', images: ['/b.png'] },
      ],
    })
  })

  test('[INS-001] a refused claim fills the form, except for its masked numbers, which are not sent back', () => {
    const values = valuesOf(refused)
    expect(values).toMatchObject({
      accidentDate: '2026-10-12',
      amount: '8234.56',
      bankAccount: '',
      mobile: '',
      pictures: {
        INVOICE: [
          { url: '/2.png', state: 'saved' },
          { url: '/1.png', state: 'saved' },
        ],
      },
    })
    expect(bodyOf(values, numbers, refused)).toMatchObject({
      amount: 823_456,
      materials: [{ type: 'INVOICE', images: ['/2.png', '/1.png'] }],
    })
    expect(JSON.stringify(bodyOf(values, numbers, refused))).not.toContain('*')
    expect(bodyOf({ ...values, mobile: '13900000001' }, numbers, refused).mobile).toBe('13900000001')
  })

  test('an amount that the server does not send is empty in the form', () => {
    expect(valuesOf({ ...refused, amount: null }).amount).toBe('')
  })
})

test('[INS-001] each policy and each version of a refused claim has its own draft, with a key without personal data', () => {
  const names = [
    draftOf(numbers, null),
    draftOf({ ...numbers, proBarcode: 'PB2' }, null),
    draftOf({ ...numbers, contractCode: 'CC2' }, null),
    draftOf(numbers, refused),
    draftOf(numbers, { ...refused, id: 'IC2' }),
    draftOf(numbers, { ...refused, refuseReason: '再补一张' }),
  ]
  expect(new Set(names).size).toBe(6)
  expect(names.join()).not.toMatch(/PB|CC|IC|6222|138/)
})

test('[VAL-010] a kind of picture is complete when it has pictures and all of them are uploaded', () => {
  const late: Picture = { id: '1', state: 'uploading', url: '', localId: 'l' }
  expect(isFinished([])).toBe(false)
  expect(isFinished(savedPictures(['/1.png']))).toBe(true)
  expect(isFinished([...savedPictures(['/1.png']), late])).toBe(false)
  expect(finishedText(filled().pictures)).toBe('必传材料已完成4/4项')
  expect(finishedText({ ...filled().pictures, IDENTITY: [late] })).toBe('必传材料已完成3/4项')
})
