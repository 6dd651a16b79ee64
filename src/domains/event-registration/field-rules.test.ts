import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Picture } from '#/shared/ui/pictures/image-picker-rules.ts'
import { type Answer, dataOf, emptyAnswer, fieldsOf, charactersOf, picturesOf, problemOf } from './field-rules.ts'
import { EventField, fieldKinds } from './model.ts'

const TODAY = '2026-11-20'

const one = (part: Record<string, unknown>) => {
  const [field] = fieldsOf([z.parse(EventField, { name: 'x', label: '问题', ...part })])
  if (!field) throw new Error('no field')
  return field
}

const picture = (state: Picture['state']): Picture => ({
  id: state,
  state,
  url: 'https://a.example/1.jpg',
  localId: '',
})

describe('the fields of an event’s form', () => {
  test.each([
    ['a field of unknown kind', { kind: 'SEAT_MAP' }, 'TEXT'],
    ['a field without a kind', {}, 'TEXT'],
    ['a choice field without options', { kind: 'CHOICE', options: [] }, 'TEXT'],
    ['a multiple choice field without options', { kind: 'SEVERAL', options: null }, 'TEXT'],
    ['a choice field with options', { kind: 'CHOICE', options: ['甲', { value: 'B', label: '乙' }] }, 'CHOICE'],
  ])('[GEN-014] %s is shown as a field that can be filled in', (_name, part, kind) => {
    expect(one(part).kind).toBe(kind)
  })

  test('options can be texts, or values with labels; duplicate options are removed', () => {
    const { options } = one({
      kind: 'CHOICE',
      options: ['甲', { value: 'B', label: '乙' }, { value: 'C' }, '甲', null],
    })
    expect(options).toEqual([
      { value: '甲', label: '甲' },
      { value: 'B', label: '乙' },
      { value: 'C', label: 'C' },
    ])
  })

  test('a field whose name contains dots keeps its position; of two fields with the same name only the first is shown', () => {
    const fields = fieldsOf(
      ['a.b', 'a.b', '__proto__'].map((name, index) => z.parse(EventField, { name, label: `第${index}` })),
    )
    expect(fields.map(({ key, name, label }) => [key, name, label])).toEqual([
      ['f0', 'a.b', '第0'],
      ['f1', '__proto__', '第2'],
    ])
    expect(Object.entries(dataOf(fields, { f0: '甲', f1: '乙' }))).toEqual([
      ['a.b', '甲'],
      ['__proto__', '乙'],
    ])
  })

  test('a range whose minimum is above its maximum is ignored, and a field without a label is labelled 其他信息', () => {
    expect(one({ min: 5, max: 2, label: '' })).toMatchObject({ min: null, max: null, label: '其他信息' })
    expect([
      charactersOf({ max: null }),
      charactersOf({ max: 0.5 }),
      picturesOf({ max: 30 }),
      picturesOf({ max: null }),
    ]).toEqual([200, 1, 9, 3])
  })
})

test.each<[string, Record<string, unknown>, Answer, string | null]>([
  ['required text that is empty', { required: true }, '  ', '问题不能为空'],
  ['optional text that is empty', {}, '', null],
  ['text that is too short', { min: 2 }, '张', '问题至少2个字'],
  ['text that is too long', { max: 3 }, '一二三四', '问题最多3个字'],
  ['text whose length is counted in characters, not in code units', { max: 2 }, '𠮷𠮷', null],
  ['an invalid phone number', { pattern: 'PHONE' }, '12345', '问题格式错误'],
  ['a valid phone number', { pattern: 'PHONE' }, '13800000002', null],
  ['an invalid e-mail', { pattern: 'EMAIL' }, 'a@b', '问题格式错误'],
  ['an invalid ID card', { pattern: 'ID_CARD' }, '110105194912310021', '问题格式错误'],
  ['an invalid passport', { pattern: 'PASSPORT' }, 'E-1', '问题格式错误'],
  ['a letter among digits', { pattern: 'DIGITS' }, '12a', '问题只能填数字'],
  ['an unknown pattern', { pattern: 'LICENCE_PLATE' }, '粤B12345', null],
  ['a number in words', { kind: 'NUMBER' }, '三', '问题必须是数字'],
  ['a number below the minimum', { kind: 'NUMBER', min: 1 }, '0', '问题不能小于1'],
  ['a number above the maximum', { kind: 'NUMBER', max: 5 }, '6', '问题不能大于5'],
  ['a fraction in a field for whole numbers', { kind: 'NUMBER', max: 5 }, '1.5', '问题必须是整数'],
  ['a whole number written as 2.0', { kind: 'NUMBER' }, '2.0', null],
  ['a decimal number in a field for decimals', { kind: 'NUMBER', pattern: 'DECIMAL', max: 5 }, '4.5', null],
  ['a decimal number above the maximum', { kind: 'NUMBER', pattern: 'DECIMAL', max: 5 }, '5.5', '问题不能大于5'],
  ['a number equal to the maximum', { kind: 'NUMBER', min: 1, max: 5 }, '5', null],
  ['a choice that is no longer offered', { kind: 'CHOICE', options: ['甲'] }, '乙', '问题请重新选择'],
  ['a required choice without a selection', { kind: 'CHOICE', options: ['甲'], required: true }, '', '问题不能为空'],
  [
    'a required multiple choice without a selection',
    { kind: 'SEVERAL', options: ['甲', '乙'], required: true },
    [],
    '问题不能为空',
  ],
  [
    'a multiple choice with too few selections',
    { kind: 'SEVERAL', options: ['甲', '乙'], min: 2 },
    ['甲'],
    '问题至少选2项',
  ],
  [
    'a multiple choice with too many selections',
    { kind: 'SEVERAL', options: ['甲', '乙'], max: 1 },
    ['甲', '乙'],
    '问题最多选1项',
  ],
  ['a multiple choice with an unknown option', { kind: 'SEVERAL', options: ['甲'] }, ['丙'], '问题请重新选择'],
  ['a past day in a field for coming days', { kind: 'DATE', span: 'COMING' }, '2026-11-19', '问题不能早于今天'],
  ['today in a field for coming days', { kind: 'DATE', span: 'COMING' }, TODAY, null],
  ['today in a field for past days', { kind: 'DATE', span: 'PAST' }, TODAY, null],
  ['a coming day in a field for past days', { kind: 'DATE', span: 'PAST' }, '2026-11-21', '问题不能晚于今天'],
  ['any day in a field without a limit', { kind: 'DATE' }, '1990-01-01', null],
  ['a required region that is empty', { kind: 'REGION', required: true }, [], '问题不能为空'],
  ['an incomplete region', { kind: 'REGION' }, ['广东', '深圳'], '问题不能为空'],
  ['an optional region that is empty', { kind: 'REGION' }, [], null],
  ['a required picture that is missing', { kind: 'PICTURE', required: true }, [], '问题不能为空'],
  ['a picture that is still uploading', { kind: 'PICTURE' }, [picture('uploading')], '问题还在上传，请稍候'],
  ['a picture whose upload failed', { kind: 'PICTURE' }, [picture('failed')], '问题有图片未上传成功，请重试或删除'],
  ['a picture added outside WeChat', { kind: 'PICTURE' }, [picture('kept')], '请在微信中打开后上传'],
  ['fewer pictures than the minimum', { kind: 'PICTURE', min: 2 }, [picture('saved')], '问题至少2张'],
  ['a required picture that was uploaded', { kind: 'PICTURE', required: true }, [picture('saved')], null],
])('[GEN-014] for %s, the validation of an event’s field gives the error $3', (_name, part, answer, problem) =>
  expect(problemOf(one(part), answer, TODAY)).toBe(problem),
)

test('empty fields of an event’s form are not sent; numbers, choices and pictures are sent with their types', () => {
  const kinds = ['TEXT', 'NUMBER', 'SEVERAL', 'REGION', 'PICTURE', 'NUMBER', 'TEXT'] as const
  const fields = fieldsOf(
    kinds.map((kind, index) => z.parse(EventField, { name: `n${index}`, kind, options: ['甲', '乙'] })),
  )
  const answers = {
    f0: ' 张三 ',
    f1: '3',
    f2: ['甲'],
    f3: ['广东', '深圳', '南山'],
    f4: [picture('saved')],
    f5: ' ',
    f6: '',
  }
  expect(dataOf(fields, answers)).toEqual({
    n0: '张三',
    n1: 3,
    n2: ['甲'],
    n3: ['广东', '深圳', '南山'],
    n4: ['https://a.example/1.jpg'],
  })
})

test('[GEN-014] for any form of the server, each field has a key, a label and a validation rule that does not throw', () => {
  const junkArbitrary = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
  const fieldArbitrary = fc.record(
    {
      name: fc.string({ minLength: 1 }),
      label: junkArbitrary,
      kind: fc.oneof(fc.constantFrom(...fieldKinds), junkArbitrary),
      required: junkArbitrary,
      min: fc.oneof(fc.double({ noNaN: true }), junkArbitrary),
      max: fc.oneof(fc.double({ noNaN: true }), junkArbitrary),
      pattern: junkArbitrary,
      options: fc.oneof(fc.array(junkArbitrary), junkArbitrary),
      span: junkArbitrary,
    },
    { requiredKeys: ['name'] },
  )
  fc.assert(
    fc.property(fc.array(fieldArbitrary, { maxLength: 8 }), (wire) => {
      const fields = fieldsOf(wire.flatMap((entry) => z.safeParse(EventField, entry).data ?? []))
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
      for (const field of fields) {
        expect(field.label).not.toBe('')
        const problem = problemOf(field, emptyAnswer(field), TODAY)
        expect(problem).toBe(field.required ? `${field.label}不能为空` : null)
      }
      expect(dataOf(fields, {})).toEqual({})
    }),
    { seed: 20_261_120, numRuns: 500 },
  )
})
