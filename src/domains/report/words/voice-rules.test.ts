import { expect, test } from 'vitest'
import type { ReportSample } from '../model.ts'
import { tellFamily } from '../family/tell-rules.ts'
import { actionsHead, meaningHead, spoken, voiceOf } from './voice-rules.ts'

const own = { sampleId: 'R1', packageId: 'PKG-ADULT' }
const of = (lastName: string, firstName: string, type = 'ADULT') =>
  ({
    sampleId: 'S1',
    sampleRecordId: 'R1',
    customerEntityDTO: { firstName, lastName, gender: 'FEMALE', birthday: '', mobile: '' },
    detectionPackageInfoList: [{ detectionPackageId: 'PKG-ADULT', reportPackageType: type }],
    reportLastUpdateTime: null,
  }) as unknown as ReportSample

const code = { ...own, source: { kind: 'code', sharingCode: 'C' } } as const
const friend = { ...own, source: { kind: 'friend' } } as const
const job = { ...own, source: { kind: 'job', jobId: '1', agentId: '2', labCode: '3' } } as const

test.each([
  ['one’s own', voiceOf(own, of('周', '雪梅'), '周雪梅'), '您', '', '对我意味着什么', '我现在可以做什么'],
  ['nobody knows whose', voiceOf(own, of('周', '雪梅'), ''), '您', '', '对我意味着什么', '我现在可以做什么'],
  [
    'a family member’s',
    voiceOf(own, of('周', '建军'), '周雪梅'),
    '周建军',
    '周建军的报告',
    '对周建军意味着什么',
    '现在可以做什么',
  ],
  [
    'a child’s',
    voiceOf(own, of('周', '小明', 'CHILDREN'), '周雪梅'),
    '孩子',
    '周小明的报告',
    '对孩子意味着什么',
    '现在可以为孩子做什么',
  ],
  ['a shared one', voiceOf(code, null, '周雪梅'), '对方', '对方分享的报告', '结果意味着什么', '现在可以做什么'],
  ['a friend’s', voiceOf(friend, null, ''), '好友', '好友的报告', '结果意味着什么', '现在可以做什么'],
  ['a job’s', voiceOf(job, null, ''), '受检者', '按检测任务查看的报告', '结果意味着什么', '现在可以做什么'],
  [
    'the example of an adult',
    voiceOf({ ...own, sampleId: 'DEMO-DEFAULT-ADULT' }, null, ''),
    '您',
    '',
    '对我意味着什么',
    '我现在可以做什么',
  ],
  [
    'the example of a child',
    voiceOf({ sampleId: 'DEMO-DEFAULT-CHILD', packageId: 'PKG-CHILD' }, null, ''),
    '孩子',
    '',
    '对孩子意味着什么',
    '现在可以为孩子做什么',
  ],
])('%s', (_whose, voice, who, head, means, actions) => {
  expect([voice.who, voice.head, meaningHead(voice), actionsHead(voice)]).toEqual([who, head, means, actions])
})

test('text the laboratory wrote to the person is rephrased for another reader; a child’s already addresses the parents', () => {
  const text = '您的遗传风险高，建议您定期体检。'
  expect(spoken(text, voiceOf(own, null, ''))).toBe(text)
  expect(spoken(text, voiceOf(code, null, ''))).toBe('对方的遗传风险高，建议对方定期体检。')
  expect(spoken(text, voiceOf(own, of('周', '小明', 'CHILDREN'), ''))).toBe(text)
})

test('a message for the family says whose result it is, without names', () => {
  const view = { locked: false, nameCn: '高血压', verdict: '您的遗传风险高', severity: 'RISK' } as never
  const told = (kind: 'self' | 'child' | 'named') => tellFamily({ view, actions: ['您可以常量血压'] }, kind)
  const end = '这不是诊断，具体听医生的。'
  expect(told('self')).toBe(`我的基因检测里，“高血压”这一项：我的遗传风险高。可以做的：我可以常量血压。${end}`)
  expect(told('child')).toBe(`孩子的基因检测里，“高血压”这一项：孩子的遗传风险高。可以做的：我们可以常量血压。${end}`)
  expect(told('named')).toBe(
    `家里一份基因检测里，“高血压”这一项：受检者的遗传风险高。可以做的：受检者可以常量血压。${end}`,
  )
})
