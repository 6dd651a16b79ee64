import type { FamilyTables, RelativeRow } from '../../family/rows.ts'
import { personas } from '../../personas.ts'

const DAY = 86_400_000

const of = (persona: string) => personas.find((entry) => entry.persona === persona)
const idOf = (persona: string): string => of(persona)?.id ?? ''
const mobileOf = (persona: string): string => of(persona)?.mobile ?? ''

const knownId = (id: string): string | null => (id === '' || id === '-' ? null : id)

/** `FR601 SELF 吴志强 M 1985-07-08 > FR602 FR603 + FR620`: id, relation, name, gender, birthday, parents, husband or wife. */
function relative(persona: string, line: string, extra: Partial<RelativeRow> = {}): RelativeRow {
  const [facts = '', spouseId = ''] = line.split(' + ')
  const [person = '', parents = ''] = facts.split(' > ')
  const [id = '', relation = '', name = '', gender = '', birthday = ''] = person.split(' ')
  const [fatherId = '', motherId = ''] = parents.split(' ')
  return {
    id, userId: idOf(persona), relation: relation === '-' ? '' : relation, name, gender: gender === 'M' ? 'MALE' : gender === 'F' ? 'FEMALE' : 'SECRET',
    birthday: birthday === '?' ? '' : birthday, fatherId: knownId(fatherId), motherId: knownId(motherId), spouseId: knownId(spouseId),
    hasReport: null, relativeUserId: null, ...extra,
  }
}

/** A family of four generations, for which the backend sends parents and couples. */
const wholeFamily = `
FR601 SELF 吴志强 M 1985-07-08 > FR602 FR603 + FR604
FR602 FATHER 吴国栋 M 1957-02-11 > FR607 FR608 + FR603
FR603 MOTHER 林秀珍 F 1960-09-30 > FR609 FR610 + FR602
FR604 WIFE 何佳怡 F 1987-12-01 > FR611 FR612 + FR601
FR605 SON 吴乐乐 M 2019-04-12 > FR601 FR604
FR606 DAUGHTER 吴悦悦 F 2022-06-18 > FR601 FR604
FR607 - 吴德海 M 1931-01-05 + FR608
FR608 - 陈桂香 F 1934-08-19 + FR607
FR609 - 林福生 M 1933-05-02 + FR610
FR610 - 黄阿妹 F 1936-03-27 + FR609
FR611 - 何建平 M 1958-10-10 + FR612
FR612 - 邓丽琴 F 1961-07-21 + FR611
FR613 ELDER_SISTER 吴晓丽 F 1982-03-14 > FR602 FR603 + FR614
FR614 - 张伟明 M 1980-05-06 + FR613
FR615 - 张子涵 F 2010-11-23 > FR614 FR613
FR616 - 吴国梁 M 1960-06-15 > FR607 FR608 + FR617
FR617 - 罗燕 F 1963-02-08 + FR616
FR618 - 吴志远 M 1988-09-09 > FR616 FR617
FR619 - 吴志芳 F ? > FR616 FR617
FR620 - 林秀梅 F 1964-04-04 > FR609 FR610
FR621 - 周小宇 M 1992-10-30 > - FR620
FR622 - 何家俊 M 1991-01-17 > FR611 FR612
FR623 - 吴国英 F 1954-12-12 > FR607 FR608`.trim().split('\n')

/** A family for which the backend sends only each person's relation to the viewer. */
const flatFamily = [
  'FR501 FATHER 周德明 M 1940-04-02', 'FR502 MOTHER 钱淑芬 F 1943-11-11', 'FR503 HUSBAND 郭建军 M 1966-01-20',
  'FR504 DAUGHTER 郭晴 F 1994-08-08', 'FR505 YOUNGER_BROTHER 周雪峰 M 1972-02-27', 'FR506 MATERNAL_GRANDMOTHER 沈玉兰 F ?',
  'FR507 干妈 马春花 F ?',
]

const withReport: Readonly<Record<string, Partial<RelativeRow>>> = {
  FR601: { hasReport: true }, FR605: { hasReport: true }, FR603: { hasReport: true }, FR602: { hasReport: false }, FR604: { hasReport: false },
  FR503: { hasReport: false }, FR504: { hasReport: true }, FR502: { hasReport: false },
}

const relatives = (): RelativeRow[] => [
  ...wholeFamily.map((line) => relative('parent', line, withReport[line.slice(0, 5)])),
  ...flatFamily.map((line) => relative('reported', line, withReport[line.slice(0, 5)])),
]

export const familySeed = (now: number): FamilyTables => ({
  relatives: relatives(),
  familyInvitations: [
    { id: 'FI501', fromUserId: idOf('reported'), mobile: '13800001234', relation: 'ELDER_SISTER', name: '周雪芳', remark: '姐，一起看看家里的情况', status: 'WAITING_FOR_AGREE', createdAt: now - 2 * DAY },
    { id: 'FI502', fromUserId: idOf('reported'), mobile: '13800004321', relation: 'SON', name: '郭晨', remark: '', status: 'REJECT', createdAt: now - 9 * DAY },
    { id: 'FI503', fromUserId: idOf('reported'), mobile: '13800005678', relation: 'DAUGHTER', name: '郭晴', remark: '', status: 'AGREE', createdAt: now - 30 * DAY },
    { id: 'FI504', fromUserId: idOf('rich'), mobile: mobileOf('reported'), relation: 'YOUNGER_SISTER', name: '雪梅', remark: '我是晓燕，我们可能是姐妹', status: 'WAITING_FOR_AGREE', createdAt: now - DAY },
    { id: 'FI505', fromUserId: idOf('waiting'), mobile: mobileOf('reported'), relation: 'MOTHER', name: '', remark: '', status: 'WAITING_FOR_AGREE', createdAt: now - 3 * DAY },
    { id: 'FI506', fromUserId: idOf('unlucky'), mobile: mobileOf('reported'), relation: 'WIFE', name: '', remark: '', status: 'REJECT', createdAt: now - 20 * DAY },
  ],
  geneDataGrants: ['reported', 'rich', 'parent', 'waiting'].map(idOf),
  friendships: [
    { id: 'KF501', fromUserId: idOf('rich'), toUserId: idOf('reported'), state: 'AGREED', remark: '系统说我们相近，认识一下', createdAt: now - 40 * DAY, fromShares: true, toShares: true },
    { id: 'KF502', fromUserId: idOf('parent'), toUserId: idOf('reported'), state: 'APPLY', remark: '您好，我外婆也姓周', createdAt: now - DAY, fromShares: false, toShares: false },
    { id: 'KF503', fromUserId: idOf('reported'), toUserId: idOf('waiting'), state: 'REFUSED', remark: '', createdAt: now - 12 * DAY, fromShares: false, toShares: false },
  ],
  milestones: [
    { id: 'MS501', userId: idOf('reported'), type: 'BIRTH', content: '出生在湖南长沙', time: Date.parse('1968-11-02T00:00:00+08:00') },
    { id: 'MS502', userId: idOf('reported'), type: 'MARRIAGE', content: '和建军结婚', time: Date.parse('1992-05-01T00:00:00+08:00') },
    { id: 'MS503', userId: idOf('reported'), type: 'CHILD', content: '女儿晴晴出生', time: Date.parse('1994-08-08T00:00:00+08:00') },
    { id: 'MS504', userId: idOf('reported'), type: 'WORK', content: '退休，学会了游泳', time: Date.parse('2023-11-02T00:00:00+08:00') },
    { id: 'MS505', userId: idOf('reported'), type: 'HEALTH', content: '第一次做全面体检', time: Date.parse('2023-03-15T00:00:00+08:00') },
    { id: 'MS506', userId: 'FR504', type: 'STUDY', content: '考上深圳大学', time: Date.parse('2012-09-01T00:00:00+08:00') },
  ],
})
