import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Gender } from '#/domains/user/model.ts'
import { Day } from './day.ts'
import { editable } from './editable.ts'
import { PictureList } from './picture-list.ts'
import { Flag, FlagOrNull, Id, listOf, Money, open, shape, Text } from './wire.ts'

const Thing = editable(
  shape('Thing', {
    id: Id,
    text: Text,
    day: Day,
    gender: Gender,
    pictures: PictureList,
    flag: Flag,
    married: FlagOrNull,
    amount: Money,
    word: open(['A', 'B'], 'A'),
    papers: listOf(shape('Paper', { kind: open(['A']), images: PictureList })),
  }),
)
const unreadableFieldsOf = (fields: object) => z.parse(Thing, { id: '1', ...fields }).unreadable

test.each<[fields: object, unreadable: string[]]>([
  [{ day: '某天' }, ['day']],
  [{ day: { year: 1990 }, text: {} }, ['text', 'day']],
  [{ gender: 'X' }, ['gender']],
  [{ gender: 2 }, ['gender']],
  [{ pictures: { url: '/a.png' } }, ['pictures']],
  [{ flag: 'yes', married: 'no' }, ['flag', 'married']],
  [{ amount: '99.00' }, ['amount']],
  [{ word: 'C' }, ['word']],
  [{ pictures: ['/a.png', { url: '/b.png' }] }, ['pictures']],
  [{ papers: [{ kind: 'A', images: ['/a.png'] }, 'a paper'] }, ['papers']],
  [{ papers: [{ kind: 'A', images: { url: '/a.png' } }] }, ['papers']],
  [{ papers: { kind: 'C' } }, ['papers']],
])('the fields %j contain values that cannot be parsed: %j', (fields, unreadable) =>
  expect(unreadableFieldsOf(fields)).toEqual(unreadable),
)

test.each<[fields: object]>([
  [{}],
  [{ text: '', day: '', gender: '', pictures: '', flag: '', married: '', amount: '', word: '' }],
  [{ text: null, day: null, gender: null, pictures: null, flag: null, married: null, amount: null, word: null }],
  [{ text: 5, day: '1990/1/2', gender: 'SECRET', pictures: [], flag: false, married: false, amount: 0, word: 'A' }],
  [{ day: [1990, 1, 2], gender: 0, pictures: ['/a.png'], flag: 0, married: 0, amount: '0', word: 'B' }],
  [{ gender: '1', pictures: '/a.png', flag: '0', married: 'false' }],
  [{ papers: [] }],
  [{ papers: [{ kind: 'A', images: ['/a.png'] }, {}] }],
  [{ papers: { kind: 'A' } }],
])('the fields %j can all be parsed or are missing', (fields) => expect(unreadableFieldsOf(fields)).toBeUndefined())

test('an entry without an id is rejected', () => {
  expect(z.safeParse(Thing, { text: 'a' }).success).toBe(false)
  expect(z.safeParse(Thing, null).success).toBe(false)
})
