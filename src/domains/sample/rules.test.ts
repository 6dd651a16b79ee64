import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SampleProgress } from './model.ts'
import {
  sampleActionOf,
  bindable,
  caretIn,
  groupSampleId,
  hasConsent,
  isMine,
  isReported,
  isSampleId,
  normaliseSampleId,
  packageSegment,
  reportAddress,
  stageCount,
  stageLabel,
  stagesOf,
  withoutGoods,
} from './rules.ts'

const seeded = { seed: 20_261_120, numRuns: 300 }

const steps = (...codes: string[]) => codes.map((code, index) => ({ code, name: code, time: 1000 + index }))
const sample = (...codes: string[]): SampleProgress => ({
  sampleId: 'LB2026000001',
  sampleRecordId: 'R1',
  packageName: '成人版',
  packageId: 'PKG',
  mallOrderId: '',
  patientName: '李建国',
  steps: steps(...codes),
})

const states = (...codes: string[]) => stagesOf(sample(...codes)).map((stage) => stage.state)

test.each([
  [[], ['now', 'later', 'later', 'later', 'later']],
  [['BOUND'], ['done', 'now', 'later', 'later', 'later']],
  [
    ['BOUND', 'RETURNED', 'RECEIVED'],
    ['done', 'done', 'done', 'now', 'later'],
  ],
  [
    ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'],
    ['done', 'done', 'done', 'done', 'done'],
  ],
  // The laboratory skipped a scan: the stage without a time is the current stage, although later stages are done.
  [
    ['BOUND', 'RECEIVED'],
    ['done', 'now', 'done', 'later', 'later'],
  ],
  // The server's own step names: until one is known to be the report, the sample is in progress.
  [['UNKNOWN'], ['now']],
])('[BIND-010] after the steps %j, the sample’s stages have the states %j', (codes, expected) => {
  expect(states(...codes)).toEqual(expected)
})

test('[BIND-010] steps with the server’s own names are kept, and the first step without a time is the current step', () => {
  const steps = [
    { code: '', name: '采样盒已寄出', time: 1 },
    { code: '', name: '等待检测', time: null },
    { code: '', name: '出报告', time: null },
  ]
  expect(stagesOf({ steps }).map(({ label, state }) => [label, state])).toEqual([
    ['采样盒已寄出', 'done'],
    ['等待检测', 'now'],
    ['出报告', 'later'],
  ])
  expect(stagesOf({ steps }).map(({ note }) => note)).toEqual(['', '', ''])
  expect(isReported({ steps })).toBe(false)
  expect(isReported({ steps: steps.map((step) => ({ ...step, time: 1 })) })).toBe(true)
})

test('[BIND-010] a step without a code is recognized by its name', () => {
  const steps = [
    { code: '', name: '已绑定', time: 1 },
    { code: '', name: ' 寄回 ', time: 2 },
  ]
  expect(stagesOf({ steps }).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'later', 'later'])
})

test.each([
  [
    [null, null],
    ['now', 'later'],
  ],
  [
    [1, null],
    ['done', 'now'],
  ],
  // A later step may be done before an earlier step: the first open step is the current step.
  [
    [null, 2],
    ['now', 'done'],
  ],
  [
    [1, 2],
    ['done', 'now'],
  ],
])('[BIND-010] steps with the server’s own names and the times %j have the states %j', (times, expected) => {
  const steps = times.map((time, index) => ({ code: '', name: ['已寄出', '已入库'][index] ?? '', time }))
  expect(stagesOf({ steps }).map(({ state }) => state)).toEqual(expected)
})

test('[BIND-010] if one step has a known code, the five standard stages are shown, and unknown steps are left out', () => {
  const steps = [
    { code: '', name: '采样盒已寄出', time: 1 },
    { code: 'BOUND', name: '', time: 2 },
  ]
  expect(stagesOf({ steps }).map(({ state }) => state)).toEqual(['done', 'now', 'later', 'later', 'later'])
})

test.each([
  ['BOUND', '已绑定'],
  ['REPORTED', '报告已出'],
  ['采样盒已寄出', '采样盒已寄出'],
  ['constructor', 'constructor'],
])('[BIND-010] the stage %s has the label %s', (code, label) => expect(stageLabel(code)).toBe(label))

test('[BIND-010] a stage shows its time, its text and the next step for the person', () => {
  const [bound, returned] = stagesOf(sample('BOUND'))
  expect(bound).toMatchObject({ label: '已绑定', time: 1000 })
  expect(returned).toMatchObject({ time: null })
  expect(returned?.note).toContain('请按说明采样并寄回')
})

test('[BIND-010] the last stage is called 报告出具中 while the report is in progress, and otherwise 报告已出', () => {
  const last = (...codes: string[]) => stagesOf(sample(...codes)).at(-1)
  expect(last('BOUND', 'RETURNED', 'RECEIVED', 'TESTING')).toMatchObject({
    state: 'now',
    label: '报告出具中',
    note: '检测已完成，正在审核并出具报告',
  })
  expect(last('BOUND')).toMatchObject({ state: 'later', label: '报告已出' })
  expect(last('BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED')).toMatchObject({
    state: 'done',
    label: '报告已出',
  })
})

test('[BIND-010] a stage whose time is missing does not count as completed', () => {
  expect(stageCount({ steps: [{ code: 'BOUND', name: '', time: null }] })).toEqual({ done: 0, of: 5 })
  expect(stageCount(sample('BOUND', 'RETURNED'))).toEqual({ done: 2, of: 5 })
})

test('[BIND-010] a sample is reported when all stages are completed, and then links to its report', () => {
  const all = sample('BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED')
  expect([isReported(all), isReported(sample('BOUND'))]).toEqual([true, false])
  expect(reportAddress(all)).toBe('/parent-page/R1/PKG')
  expect(reportAddress({ ...all, sampleRecordId: '' })).toBe('/parent-page/LB2026000001/PKG')
  expect(reportAddress({ ...all, packageId: '' })).toBe('/my-report')
  expect(reportAddress(sample('BOUND'))).toBeNull()
})

test.each([
  [' lb20 2600-0001 ', 'LB2026000001'],
  ['CODE_128,LB2026000001', 'LB2026000001'],
  ['L'.repeat(30), 'L'.repeat(24)],
  ['', ''],
])('[BIND-011] the typed, pasted or scanned sample number %s becomes %s', (raw, id) => {
  expect(normaliseSampleId(raw)).toBe(id)
})

test.each([
  ['LB2026000001', 'LB20 2600 0001'],
  ['LB20', 'LB20'],
  ['LB202', 'LB20 2'],
  ['', ''],
])('[BIND-001] the sample number %s is displayed as %s', (id, grouped) => {
  expect(groupSampleId(id)).toBe(grouped)
})

test.each([
  ['LB202600', true],
  ['LB20260', false],
  ['L'.repeat(24), true],
  ['L'.repeat(25), false],
  ['LB2026样本', false],
  ['', false],
])('[BIND-001] the sample number %s can be verified: %s', (id, right) => {
  expect(isSampleId(id)).toBe(right)
})

test('[BIND-001] grouping changes only the display of the sample number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{0,24}$/), (id) => {
      expect(normaliseSampleId(groupSampleId(id))).toBe(id)
      expect(groupSampleId(normaliseSampleId(groupSampleId(id)))).toBe(groupSampleId(id))
    }),
    seeded,
  )
})

test('[BIND-001] after the sample number is grouped, the caret is behind the same characters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,24}$/), fc.nat({ max: 24 }), (typed, at) => {
      const caret = Math.min(at, typed.length)
      const grouped = groupSampleId(typed)
      expect(grouped.slice(0, caretIn(grouped, typed, caret)).replaceAll(' ', '')).toBe(typed.slice(0, caret))
    }),
    seeded,
  )
})

test.each([
  ['LB20 2600 0001', 7, 7],
  ['LB20-26000001', 7, 7],
  ['LB20 2600', 4, 4],
  ['LB202', 5, 6],
  ['LB20', 0, 0],
  ['LB20 ', 5, 4],
])('[BIND-001] in the sample number %s, the caret moves from %i to %i', (typed, caret, moved) => {
  expect(caretIn(groupSampleId(normaliseSampleId(typed)), typed, caret)).toBe(moved)
})

test.each([
  ['成人版', '成人版'],
  ['', '基因检测'],
  [' ', '基因检测'],
])('[BIND-001] the package "%s" is encoded in the address as %s', (name, inPath) => {
  expect(packageSegment(name)).toBe(inPath)
})

test.each([
  [{ consent: true }, true],
  [{ consent: 'true' }, false],
  [{ consent: false }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['consent', false],
])('[BIND-004] the navigation state %j contains the consent: %s', (state, given) => {
  expect(hasConsent(state)).toBe(given)
})

test('[BIND-005] a bound sample is found in the list of the person’s samples', () => {
  expect(isMine([sample('BOUND')], 'LB2026000001')).toBe(true)
  expect(isMine([sample('BOUND')], 'LB2026000002')).toBe(false)
  expect(isMine([], 'LB2026000001')).toBe(false)
})

test.each([
  [null, '请先绑定：确认这个样本是谁的，再开始采样', true],
  [[], '样本已和受检人关联', true],
  [['BOUND'], '请按说明采样并寄回，快递一般 1–3 天送达实验室', true],
  [['BOUND', 'RETURNED'], '核对样本并登记，一般需要 1–2 天', false],
  [['BOUND', 'RETURNED', 'RECEIVED', 'TESTING'], '检测已完成，正在审核并出具报告', false],
  [['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'], '报告已出，可以查看', false],
])('[BIND-010] after the steps %j, the sample shows the next action %s', (codes, text, yours) =>
  expect(sampleActionOf(codes && sample(...codes))).toEqual({ text, yours }),
)

test('[BIND-007] a tooth sample cannot be bound without its order', () =>
  expect(bindable([{ mallOrderId: '' }, { mallOrderId: 'O1' }])).toEqual([{ mallOrderId: 'O1' }]))

test.each([
  ['0', true],
  ['new', true],
  ['O1', false],
])('the address /add-sample/%s contains no goods id: %s', (id, without) => expect(withoutGoods(id)).toBe(without))
