import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ConsultForm, emptyConsult } from './forms/consult-form.ts'
import { consultText } from './rules.ts'

const survey = [
  { id: 'a.b', content: '您想为谁咨询？', options: ['自己', '孩子'] },
  { id: 'c', content: '方便联系的时间', options: [] },
]

describe('[INS-005] the text of a consulting request', () => {
  test('has the goods, the person, the answers and the question, each on its own line', () => {
    expect(
      consultText(
        {
          goods: '全基因组检测',
          counselor: 'W1108',
          name: ' 王女士 ',
          content: ' 适合孩子吗？ ',
          answers: { q0: '孩子', q1: '' },
        },
        survey,
      ),
    ).toBe('商品咨询：全基因组检测\n顾问工号：W1108\n称呼：王女士\n您想为谁咨询？孩子\n适合孩子吗？')
  })

  test('leaves out the questions without an answer', () => {
    expect(consultText({ goods: null, counselor: null, name: '', content: '怎么储存？', answers: {} }, survey)).toBe(
      '咨询\n怎么储存？',
    )
  })
})

const problem = (values: object) =>
  z.safeParse(ConsultForm, { ...emptyConsult, content: '怎么储存？', mobile: '13800000002', ...values }).error
    ?.issues[0]?.message ?? null

test.each([
  [{}, null],
  [{ content: '  ' }, '咨询内容不能为空'],
  [{ content: '字'.repeat(501) }, '咨询内容最多500个字，现在有501个'],
  [{ mobile: '' }, '手机号不能为空'],
  [{ mobile: '12812345678' }, '手机号格式错误'],
])('[INS-005] a consulting form with %j has the error %s', (values, message) => expect(problem(values)).toBe(message))
