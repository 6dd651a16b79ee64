import { statusNow, statusesFor } from './owner-rules.ts'
import { describe, expect, test } from 'vitest'
import {
  adviceWithPartner,
  partnerAmong,
  askFor,
  partnerMessage,
  pregnancyQuestion,
  statusLabelsFor,
} from './pregnancy-rules.ts'

const RECESSIVE = { mode: 'recessive', onX: false } as const
const ON_X = { mode: 'other', onX: true } as const
const OTHER = { mode: 'other', onX: false } as const
const DAY = 86_400_000
const womanWho = (pregnancy: 'pregnant' | 'planning' | 'neither' | null) => ({ gender: 'FEMALE', pregnancy }) as const

test.each([
  ['a woman aged 31', 'planning', 'FEMALE', ['pregnant', 'planning', 'neither']],
  ['a man aged 31', 'planning', 'MALE', ['planning', 'neither']],
  ['a person aged 31 of unknown sex', 'planning', 'SECRET', ['pregnant', 'planning', 'neither']],
  ['a woman of unknown age', 'unknown', 'FEMALE', ['pregnant', 'planning', 'neither']],
  ['a person of unknown sex and age', 'unknown', 'SECRET', ['pregnant', 'planning', 'neither']],
  ['a man of unknown age', 'unknown', 'MALE', ['planning', 'neither']],
  ['a woman aged 58', 'grown', 'FEMALE', []],
  ['a girl', 'child', 'FEMALE', []],
  ['a child of unknown sex', 'child', 'SECRET', []],
] as const)('%s can choose the pregnancy answers $3', (_who, stage, gender, answers) =>
  expect(statusesFor({ stage, gender })).toEqual(answers),
)

describe('a stored pregnancy status', () => {
  const woman = { stage: 'planning', gender: 'FEMALE' } as const
  const noted = { status: 'pregnant', at: 1000 * DAY } as const

  test('expires after 40 weeks', () => {
    expect(statusNow(noted, woman, 1279 * DAY)).toBe('pregnant')
    expect(statusNow(noted, woman, 1280 * DAY)).toBeNull()
  })

  test('is used even if its time is a few minutes in the future', () => {
    expect(statusNow(noted, woman, 1000 * DAY - 300_000)).toBe('pregnant')
  })

  test('is not used for a person whose sex or age excludes it', () => {
    expect(statusNow(noted, { ...woman, gender: 'MALE' }, 1001 * DAY)).toBeNull()
    expect(statusNow(noted, { ...woman, stage: 'grown' }, 1001 * DAY)).toBeNull()
    expect(statusNow({ ...noted, status: 'planning' }, { ...woman, gender: 'MALE' }, 1001 * DAY)).toBe('planning')
  })
})

test('the question about a pregnancy names the tested person, and asks a man about his partner', () => {
  expect(pregnancyQuestion({ gender: 'FEMALE' }, { who: '您' })).toBe('您现在怀孕，或打算要孩子吗？')
  expect(pregnancyQuestion({ gender: 'MALE' }, { who: '周建军' })).toBe('周建军打算要孩子，或伴侣正在怀孕吗？')
  expect(statusLabelsFor({ gender: 'MALE' })).toMatchObject({
    planning: '打算要孩子，或伴侣正在怀孕',
    neither: '都不是',
  })
})

describe('the action for a found variant when a child is expected or planned', () => {
  test('is the partner’s test, which is urgent during a pregnancy and not urgent before', () => {
    // ACMG 2015: a variant of unknown meaning is not a ground for anything.
    expect(askFor({ mode: 'unproven', onX: false }, womanWho('pregnant'))).toBeNull()
    expect(askFor(RECESSIVE, womanWho('pregnant'))).toMatchObject({
      what: '请伴侣尽快查同一个基因，并告诉产检医生',
      when: '现在',
    })
    const before = askFor(RECESSIVE, womanWho('planning'))
    expect(before).toMatchObject({ what: '怀孕以前，请伴侣查同一个基因', when: '怀孕以前' })
    expect(`${before?.what}${before?.why}`).not.toMatch(/尽快|马上/)
  })

  test('for a man who answered “planning”, also says what to do if his partner is pregnant', () => {
    expect(askFor(RECESSIVE, { gender: 'MALE', pregnancy: 'planning' })?.what).toBe(
      '怀孕以前，请伴侣查同一个基因；已经怀孕的，请尽快查',
    )
  })

  test.each([RECESSIVE, ON_X, OTHER])('is missing if there is no pregnancy and no plan (%j)', (carried) => {
    expect(askFor(carried, womanWho('neither'))).toBeNull()
    expect(askFor(carried, womanWho(null))).toBeNull()
  })

  test('is to see the doctor, not the partner’s test, if the variant is neither recessive nor unproven', () => {
    for (const carried of [ON_X, OTHER])
      for (const pregnancy of ['pregnant', 'planning'] as const) {
        const asked = askFor(carried, womanWho(pregnancy))
        expect(asked?.what).toMatch(/医生/)
        expect(asked?.what).not.toContain('伴侣')
      }
  })

  test('mentions the X chromosome only to a person who may be the mother', () => {
    expect(askFor(ON_X, womanWho('pregnant'))?.why).toMatch(/^这个基因在 X 染色体上，妈妈带有变异时，孩子就可能受影响/)
    expect(askFor(ON_X, { gender: 'SECRET', pregnancy: 'pregnant' })?.why).toContain('X 染色体')
    expect(askFor(ON_X, { gender: 'MALE', pregnancy: 'planning' })?.why).not.toContain('X 染色体')
    expect(askFor(ON_X, { gender: 'SECRET', pregnancy: 'planning' })?.why).not.toContain('X 染色体')
    expect(askFor(OTHER, womanWho('pregnant'))?.why).not.toContain('X 染色体')
  })
})

// ACOG Committee Opinion 691: two carriers are offered genetic counselling, ideally before the pregnancy.
describe('the texts about a variant when the partner’s result is known', () => {
  const texts = (partner: 'FREE' | 'CARRIER', pregnancy: 'pregnant' | 'planning') => {
    const ask = askFor(RECESSIVE, { gender: 'FEMALE', pregnancy }, partner)
    const message = partnerMessage(RECESSIVE, womanWho(pregnancy), { kind: 'self' }, 'GJB2', partner)
    return [`${ask?.what}；${ask?.why}`, message]
  }

  test('do not ask for the partner’s test', () => {
    for (const partner of ['FREE', 'CARRIER'] as const)
      for (const pregnancy of ['pregnant', 'planning'] as const)
        expect(texts(partner, pregnancy).join('')).not.toMatch(/查一下|查同一个|不用着急|不用紧张|多数人/)
    expect(adviceWithPartner(['请伴侣查同一个基因。', '做好产检。'], 'FREE')).toEqual(['做好产检。'])
    expect(adviceWithPartner(['请伴侣查同一个基因。'], 'UNKNOWN')).toHaveLength(1)
  })

  test('ask two carriers to see the counsellor together', () => {
    expect(texts('CARRIER', 'pregnant')[0]).toMatch(/^请两个人尽快一起去产前诊断或遗传咨询门诊/)
    expect(texts('CARRIER', 'planning')[0]).toMatch(/^怀孕以前，请两个人一起去遗传咨询门诊/)
    for (const pregnancy of ['pregnant', 'planning'] as const)
      for (const text of texts('CARRIER', pregnancy)) expect(text).toContain('一起去')
  })

  test('include no message to a partner who is not a carrier', () => {
    for (const pregnancy of ['pregnant', 'planning'] as const) expect(texts('FREE', pregnancy).slice(1)).toEqual([''])
  })

  test('treat a partner who carries one of several variants as a carrier', () => {
    expect(partnerAmong(['FREE', 'CARRIER', 'UNKNOWN'])).toBe('CARRIER')
    expect(partnerAmong(['FREE', 'UNKNOWN'])).toBe('UNKNOWN')
    expect([partnerAmong(['FREE']), partnerAmong([])]).toEqual(['FREE', 'UNKNOWN'])
  })
})

describe('the message to the partner about a test', () => {
  test('asks for a test of the same gene, and says soon during a pregnancy', () => {
    expect(partnerMessage(RECESSIVE, womanWho('pregnant'), { kind: 'self' }, 'GJB2')).toBe(
      '我的基因检测查出 GJB2 基因有一处变异。只带一份的人通常健康；两个人都带着，孩子才可能受影响。没查过的话，请你尽快也查一下同一个基因，结果一起给产检医生看。这不是诊断。',
    )
    expect(partnerMessage(RECESSIVE, womanWho('planning'), { kind: 'self' }, 'GJB2')).toBe(
      '我的基因检测查出 GJB2 基因有一处变异。只带一份的人通常健康；两个人都带着，孩子才可能受影响。没查过的话，要孩子以前，请你也查一下同一个基因。多数人不是携带者，不用紧张。这不是诊断。',
    )
  })

  test('also mentions a pregnancy that has begun if the owner is a man', () => {
    const man = { gender: 'MALE', pregnancy: 'planning' } as const
    for (const partner of ['UNKNOWN', 'CARRIER'] as const)
      expect(partnerMessage(RECESSIVE, man, { kind: 'self' }, 'GJB2', partner)).toContain('；已经怀孕的，请尽快')
    expect(askFor(OTHER, man)?.what).toContain('；已经怀孕的，请尽快看')
  })

  test('contains no name if the report is a relative’s', () => {
    expect(partnerMessage(RECESSIVE, womanWho('planning'), { kind: 'named' }, '')).toMatch(
      /^家里一份基因检测查出一处变异。/,
    )
  })

  test.each([
    [OTHER, 'pregnant'],
    [ON_X, 'pregnant'],
    [RECESSIVE, 'neither'],
    [RECESSIVE, null],
  ] as const)('is empty for the variant %j and the pregnancy status %s', (carried, pregnancy) =>
    expect(partnerMessage(carried, womanWho(pregnancy), { kind: 'self' }, 'GJB2')).toBe(''),
  )
})
