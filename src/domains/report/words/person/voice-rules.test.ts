import { expect, test } from 'vitest'
import type { ReportSample } from '../../model.ts'
import { familyMessage } from '../../family/family-message-rules.ts'
import { withTestedPerson, actionsHead, meaningHead, inReportVoice, voiceOf } from './voice-rules.ts'

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

/** A sentence of ours about the tested person, and one of the laboratory to its reader. */
const OURS = '您的身体'
const LAB = '建议您体检'

test.each([
  [
    'the person’s own report',
    voiceOf(own, of('周', '雪梅'), '周雪梅'),
    '周雪梅 · 我的报告',
    '对我意味着什么',
    '我还可以做什么',
    '您的身体',
    '建议您体检',
  ],
  [
    'the own report, with no name in the account',
    voiceOf(own, of('周', '雪梅'), ''),
    '周雪梅 · 基因检测报告',
    '对周雪梅意味着什么',
    '还可以做什么',
    '周雪梅的身体',
    '建议周雪梅体检',
  ],
  [
    'the report of an unknown owner',
    voiceOf(own, null, '周雪梅'),
    '基因检测报告',
    '结果意味着什么',
    '还可以做什么',
    '受检者的身体',
    '建议受检者体检',
  ],
  [
    'the report of a family member',
    voiceOf(own, of('周', '建军'), '周雪梅'),
    '周建军 · 家人的报告',
    '对周建军意味着什么',
    '还可以做什么',
    '周建军的身体',
    '建议周建军体检',
  ],
  [
    'the report of a child',
    voiceOf(own, of('周', '小明', 'CHILDREN'), '周雪梅'),
    '周小明 · 孩子的报告',
    '对孩子意味着什么',
    '还可以为孩子做什么',
    '孩子的身体',
    '建议您体检',
  ],
  [
    'the report of a child, recognized by the reply',
    voiceOf(own, null, '', true),
    '孩子的报告',
    '对孩子意味着什么',
    '还可以为孩子做什么',
    '孩子的身体',
    '建议您体检',
  ],
  [
    'a shared report',
    voiceOf(code, null, '周雪梅'),
    '对方分享的报告',
    '对方的结果意味着什么',
    '对方还可以做什么',
    '对方的身体',
    '建议对方体检',
  ],
  [
    'a shared report of a child',
    voiceOf(code, null, '', true),
    '对方分享的报告 · 儿童',
    '孩子的结果意味着什么',
    '孩子还可以做什么',
    '孩子的身体',
    '建议家长体检',
  ],
  [
    'the report of a friend',
    voiceOf(friend, null, ''),
    '好友的报告',
    '好友的结果意味着什么',
    '好友还可以做什么',
    '好友的身体',
    '建议好友体检',
  ],
  [
    'a report for a laboratory job',
    voiceOf(job, null, ''),
    '按检测任务查看的报告',
    '结果意味着什么',
    '还可以做什么',
    '受检者的身体',
    '建议受检者体检',
  ],
  [
    'the sample report of an adult',
    voiceOf({ ...own, sampleId: 'DEMO-DEFAULT-ADULT' }, null, ''),
    '成人示例报告 · 不属于任何人',
    '结果意味着什么',
    '还可以做什么',
    '受检者的身体',
    '建议受检者体检',
  ],
  [
    'the sample report of a child',
    voiceOf({ sampleId: 'DEMO-DEFAULT-CHILD', packageId: 'PKG-CHILD' }, null, ''),
    '儿童示例报告 · 不属于任何人',
    '对孩子意味着什么',
    '还可以为孩子做什么',
    '孩子的身体',
    '建议您体检',
  ],
])(
  'in %s, heading and texts address the reader of the report correctly',
  (_whose, voice, head, means, actions, ours, lab) => {
    expect([
      voice.head,
      meaningHead(voice),
      actionsHead(voice),
      withTestedPerson(OURS, voice),
      inReportVoice(LAB, voice),
    ]).toEqual([head, means, actions, ours, lab])
  },
)

test('a message for the family says whose result it is, and contains no names', () => {
  const view = { locked: false, nameCn: '高血压', verdict: '您的遗传风险高', severity: 'RISK' } as never
  const told = (kind: 'self' | 'child' | 'named') =>
    familyMessage({ view, actions: ['您可以常量血压'] }, { kind }, 'COMMON_DISEASES')
  const end = '这不是诊断，具体听医生的。'
  expect(told('self')).toBe(`我的基因检测里，“高血压”这一项：我的遗传风险高。可以做的：我可以常量血压。${end}`)
  expect(told('child')).toBe(`孩子的基因检测里，“高血压”这一项：孩子的遗传风险高。可以做的：我们可以常量血压。${end}`)
  expect(told('named')).toBe(
    `家里一份基因检测里，“高血压”这一项：受检者的遗传风险高。可以做的：受检者可以常量血压。${end}`,
  )
})

test('a laboratory text with 你 is rewritten for the reader, and the 你 in 迷你 is kept', () => {
  const shared = voiceOf(code, null, '')
  expect(inReportVoice('建议你们体检，你可以用迷你血压计', shared)).toBe('建议对方体检，对方可以用迷你血压计')
  expect(inReportVoice('你可以体检', { you: '您' })).toBe('您可以体检')
})
