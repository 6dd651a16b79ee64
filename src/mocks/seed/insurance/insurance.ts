import type { ClaimRow, InsuranceTables, PolicyRow } from '../../insurance/rows.ts'

const DAY = 86_400_000

export const healthQuestions = [
  { id: 'HQ1', content: '过去两年内，您是否因病住院或做过手术？' },
  { id: 'HQ2', content: '您是否被医生告知患有癌症、心脏病、脑卒中或肾衰竭？' },
  { id: 'HQ3', content: '过去一年内，您的检查结果是否有异常并被建议复查？' },
  { id: 'HQ4', content: '您目前是否怀孕 28 周以上？' },
]

const coverages = [
  { name: '重大疾病', amount: 30_000_000, description: '首次确诊合同约定的重大疾病' },
  { name: '住院医疗', amount: 2_000_000, description: '住院费用扣除医保报销后的部分' },
]

const policy = (userId: string, proBarcode: string, contractCode: string, extra: Partial<PolicyRow> = {}): PolicyRow => ({
  userId, proBarcode, contractCode, contractId: contractCode.replace('CC', 'CT'), contractName: '脐带血储存合同',
  productName: '储户健康保障险', companyName: '平安健康保险（示例）', insuredName: '郑晓燕', startDate: '2025-06-01', endDate: '2035-05-31', coverages, claimable: true, ...extra,
})

function claim(id: string, userId: string, now: number, extra: Partial<ClaimRow>): ClaimRow {
  const createdAt = extra.createdAt ?? now - 5 * DAY
  return {
    id, userId, status: 'SUBMITTED', proBarcode: 'PB1', contractCode: 'CC1', accidentDate: '2026-10-12', accidentDescription: '因肺炎住院七天', hospital: '深圳市人民医院',
    amount: 823_456, accountName: '郑晓燕', bankName: '中国工商银行', bankAccount: '6222021234567890123', mobile: '13800000007',
    materials: [
      { type: 'IDENTITY', images: ['/pictures/goods/g01.svg'] }, { type: 'DIAGNOSIS', images: ['/pictures/goods/g01-2.svg', '/pictures/goods/g01-3.svg'] },
      { type: 'INVOICE', images: ['/pictures/goods/g03.svg'] }, { type: 'BANK_CARD', images: ['/pictures/goods/g03-2.svg'] },
    ],
    refuseReason: '', expressCompany: '', expressNumber: '', paidAmount: null, createdAt, steps: [{ name: '提交申请', time: createdAt }], ...extra,
  }
}

/** Policies and claims of the persona with everything; other personas have none. */
export function insuranceSeed(now: number, userId: (persona: string) => string): InsuranceTables {
  const rich = userId('rich')
  const step = (name: string, daysAgo: number) => ({ name, time: now - daysAgo * DAY })
  return {
    policies: [
      policy(rich, 'PB1', 'CC1'),
      policy(rich, 'PB2', 'CC1', { productName: '新生儿医疗险', insuredName: '郑一一', endDate: '2027-05-31', coverages: coverages.slice(1) }),
      policy(rich, 'PB3', 'CC2', { contractName: '免疫细胞储存合同', productName: '癌症特药保障', startDate: '2023-01-01', endDate: '2025-12-31', claimable: false, coverages: [] }),
    ],
    claims: [
      claim('IC701', rich, now, { status: 'REFUSED', refuseReason: '诊断证明没有医院盖章，请重新拍照上传', steps: [step('提交申请', 5), step('退回补充', 2)] }),
      claim('IC702', rich, now, { status: 'WAITING_FOR_EXPRESS', createdAt: now - 9 * DAY, steps: [step('提交申请', 9), step('审核通过，等待原件', 3)] }),
      claim('IC703', rich, now, { status: 'PAID', accidentDate: '2026-09-02', paidAmount: 600_000, createdAt: now - 60 * DAY, expressCompany: '顺丰速运', expressNumber: 'SF1234567890', steps: [step('提交申请', 60), step('审核通过，等待原件', 50), step('寄出原件', 49), step('已赔付', 40)] }),
      claim('IC704', rich, now, { status: 'REVIEWING', createdAt: now - 2 * DAY, proBarcode: 'PB2', steps: [step('提交申请', 2), step('开始审核', 1)] }),
    ],
    insureMaterials: [
      { id: 'IM701', userId: rich, goodsId: 'G003', answers: healthQuestions.map(({ id }) => ({ id, answer: false })), name: '', gender: 'SECRET', birthday: '', mobile: '', identityCardType: 'CHINESE_IDENTITY_CARD', identityCard: '', relation: '', images: [], submitted: false },
    ],
  }
}
