import { describe, expect, test } from 'vitest'
import { withRefused } from '#/shared/api/blocks.ts'
import type { AnswerRecord, Doctor, Hospital, Question } from './model.ts'
import {
  addresseeOf,
  canSend,
  doctorsOf,
  forDoctor,
  isSameQuestion,
  isUnanswered,
  lastRecord,
  newestFirst,
  recordTypeOf,
  sameRecords,
  speakerOf,
  standingLabel,
  standingOf,
  threadOf,
  waitingText,
} from './rules.ts'

const NOW = 1_000_000_000

const record = (content: string, recordType: string, createdDate: number | null = NOW) =>
  ({ content, recordType, createdDate, picture: [] }) as unknown as AnswerRecord

const question = (id: string | null, createdDate: number | null, ...records: AnswerRecord[]): Question => ({
  id,
  content: `问 ${id}`,
  name: '',
  createdDate,
  pictures: [],
  records,
  positionCode: 'OBS-SZ',
})

const doctor = (id: string, positionCode = ''): Doctor => ({
  id,
  name: id,
  title: '',
  headImage: '',
  introduction: '',
  positionCode,
})

const list: Hospital[] = [
  { name: '甲医院', positionCode: 'A', doctors: [doctor('D1', 'A1'), doctor('D2')] },
  { name: '乙医院', positionCode: 'B', doctors: [doctor('D1', 'B1')] },
]

describe('a thread', () => {
  test.each([
    ['ANSWER', 'doctor'],
    ['ASK', 'questioner'],
    ['', 'questioner'],
    ['NOTICE', 'other'],
  ])('[QA-001] [QA-002] shows a record of the type "%s" as written by %s', (recordType, speaker) => {
    expect(speakerOf(record('', recordType))).toBe(speaker)
  })

  test('[QA-003] shows the question first, then its records sorted by time', () => {
    const asked = question('Q', 1, record('二', 'ASK', 30), record('一', 'ANSWER', 20))
    expect(threadOf(asked).map(({ content }) => content)).toEqual(['问 Q', '一', '二'])
    expect(lastRecord(asked)?.content).toBe('二')
    expect(lastRecord(question('Q', 1))).toBeNull()
  })

  test('keeps the server’s order of the records if one record has no time', () => {
    const asked = question('Q', 1, record('一', 'ASK', 30), record('二', 'ANSWER', null))
    expect(threadOf(asked).map(({ content }) => content)).toEqual(['问 Q', '一', '二'])
  })

  /** The types of the records in their order; `?` is a record that could not be read. */
  test.each([
    [[], 'waiting', true],
    [['ASK'], 'waiting', true],
    [[''], 'waiting', true],
    [['ANSWER'], 'answered', false],
    [['ANSWER', 'ASK'], 'waiting', false],
    [['NOTICE', 'ASK'], 'waiting', false],
    [['ANSWER', 'NOTICE'], 'answered', false],
    [['NOTICE'], 'unknown', false],
    [['ASK', 'NOTICE'], 'unknown', false],
    [['ANSWER', 'ASK', 'NOTICE'], 'unknown', false],
    [['?'], 'unknown', false],
    [['ASK', '?'], 'unknown', false],
    [['ANSWER', '?'], 'answered', false],
  ])('with the records %j is %s, and certainly without any answer: %s', (types, standing, unanswered) => {
    const readable = types.filter((type) => type !== '?')
    const asked = question('Q', 1, ...readable.map((type, index) => record(type, type, 10 + index)))
    const read = { ...asked, records: withRefused(asked.records, readable.length < types.length ? ['null'] : []) }
    expect([standingOf(read), isUnanswered(read)]).toEqual([standing, unanswered])
  })

  test('[QA-003] has its state in the words of the reader', () => {
    expect(
      (['waiting', 'answered', 'unknown'] as const).map((standing) =>
        (['questioner', 'doctor'] as const).map((of) => standingLabel(standing, of)),
      ),
    ).toEqual([
      ['等待回复', '等待回答'],
      ['已回复', '已回答'],
      ['状态未知', '状态未知'],
    ])
  })
})

describe('lists of questions and doctors', () => {
  test('[QA-003] a person’s own questions are sorted newest first, with questions without a time at the end', () => {
    const all = [question('old', 1), question('none', null), question('new', 9)]
    expect(newestFirst(all).map(({ id }) => id)).toEqual(['new', 'old', 'none'])
  })

  test('[QA-005] a doctor’s waiting questions are sorted by longest wait, answered questions by latest answer, and each is listed once', () => {
    const again = question('again', 1, record('答', 'ANSWER', 5), record('又问', 'ASK', 50))
    const first = question('first', 20)
    const late = question('late', 2, record('答', 'ANSWER', 90))
    const early = question('early', 3, record('答', 'ANSWER', 80))
    const never = question('never', null)
    const unclear = question('unclear', 4, record('说明', 'NOTICE', 5))
    const { waiting, unknown, answered } = forDoctor([never, again, early, unclear, first, late, first])
    expect(waiting.map(({ id }) => id)).toEqual(['first', 'again', 'never'])
    expect(unknown.map(({ id }) => id)).toEqual(['unclear'])
    expect(answered.map(({ id }) => id)).toEqual(['late', 'early'])
  })

  test.each([
    [2, true, '2个问题'],
    [0, true, '0个问题'],
    [2, false, '2个以上'],
    [0, false, '查看全部'],
  ])('%s waiting questions, all of them known: %s, are counted as %s', (waiting, complete, text) =>
    expect(waitingText(waiting, complete)).toBe(text),
  )

  test('questions without an id are all listed', () => {
    expect(forDoctor([question(null, 1), question(null, 2)]).waiting).toHaveLength(2)
  })

  test('a doctor of two hospitals is listed once, and a doctor without a code gets the hospital’s code', () => {
    expect(doctorsOf(list).map(({ id, hospital, positionCode }) => [id, hospital, positionCode])).toEqual([
      ['D1', '甲医院', 'A1'],
      ['D2', '甲医院', 'A'],
    ])
  })
})

test.each([
  [true, false, 'ANSWER'],
  [true, true, 'ASK'],
  [false, true, 'ASK'],
  [false, false, 'ASK'],
] as const)(
  '[ROLE-008] a new record by a doctor: %s, on the writer’s own question: %s, has the type %s',
  (isDoctor, own, type) => {
    expect(recordTypeOf({ doctor: isDoctor, own })).toBe(type)
  },
)

test.each([
  ['a doctor', list, 'create', 'D2', 'A', '甲医院'],
  ['the code of a hospital', list, 'create', 'B', 'B', '乙医院'],
  ['the code of a doctor', list, 'create', 'A1', 'A1', '甲医院'],
  ['an id that is not in the list', list, 'create', 'D9', '', ''],
  ['a code, without a list of doctors', [], 'create', 'OBS', 'OBS', ''],
  ['a value of another type', list, 'any', 'D1', '', ''],
])(
  '[QA-004] a question to %s has the positionCode “$4” and the hospital “$5”',
  (_name, hospitals, type, id, positionCode, hospital) => {
    expect(addresseeOf(hospitals, type, id)).toMatchObject({ positionCode, hospital })
  },
)

test('a record can be sent if it has text and all its pictures have been uploaded', () => {
  const picture = (state: 'waiting' | 'uploading' | 'saved') => ({ id: '1', state, url: '', localId: '' })
  expect(canSend('  \n', [])).toBe(false)
  expect(canSend('好', [])).toBe(true)
  expect(canSend('好', [picture('waiting')])).toBe(false)
  expect(canSend('好', [picture('uploading')])).toBe(false)
  expect(canSend('好', [picture('saved')])).toBe(true)
})

describe('recovery after a lost reply', () => {
  const body = { positionCode: 'OBS-SZ', content: ' 问 Q ', name: '', pictures: [] }

  test('finds the sent question by its text, positionCode and time', () => {
    const made = question('Q', NOW - 30_000)
    expect(isSameQuestion(made, body, NOW)).toBe(true)
    expect(isSameQuestion({ ...made, createdDate: NOW - 3_600_000 }, body, NOW)).toBe(false)
    expect(isSameQuestion({ ...made, createdDate: null }, body, NOW)).toBe(false)
    expect(isSameQuestion({ ...made, content: '别的' }, body, NOW)).toBe(false)
    expect(isSameQuestion({ ...made, positionCode: 'OBS-GZ' }, body, NOW)).toBe(false)
    expect(isSameQuestion({ ...made, positionCode: '' }, body, NOW)).toBe(true)
  })

  test('records with the same text and type count as equal, with or without a time', () => {
    const thread = question('Q', 1, record('好', 'ASK', null), record(' 好', 'ASK'), record('好', 'ANSWER'))
    expect(sameRecords(thread, { id: 'Q', content: '好 ', recordType: 'ASK', picture: [] })).toBe(2)
    expect(sameRecords(thread, { id: 'Q', content: '不', recordType: 'ASK', picture: [] })).toBe(0)
  })
})
