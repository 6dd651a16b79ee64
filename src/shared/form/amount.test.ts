import { expect, test } from 'vitest'
import type { Cents } from '#/shared/lib/money.ts'
import { amountProblem, cleanYuan, limitProblem } from './amount.ts'

test.each([
  ['12.5', '12.5'],
  // A full stop of a Chinese keyboard is a decimal point; if it were dropped, the amount would be ten times as much.
  ['12。5', '12.5'],
  ['12．5', '12.5'],
  ['12｡5', '12.5'],
  ['１２.５', '12.5'],
  ['1,250', '1250'],
  ['¥ 80 元', '80'],
  ['.5', '0.5'],
  ['5.', '5.'],
  ['1.2.3', '1.2.3'],
  ['1.239', '1.239'],
  ['1234567890', '1234567890'],
  ['-5', '-5'],
  ['12,50', '12,50'],
  ['1,250,000.5', '1250000.5'],
  ['1e3', '1e3'],
  ['', ''],
])('the typed amount %j becomes %j', (typed, clean) => expect(cleanYuan(typed)).toBe(clean))

test.each([
  ['80', null],
  ['80.', null],
  [' 79.99 ', null],
  ['0.01', null],
  ['80.01', '金额不能超过¥80.00'],
  ['0', '金额必须为大于0的数字'],
  ['0.00', '金额必须为大于0的数字'],
  ['1.234', '金额最多两位小数'],
  ['1.2.3', '金额必须为大于0的数字'],
  ['-5', '金额必须为大于0的数字'],
  ['1e3', '金额必须为大于0的数字'],
  ['12,50', '金额的小数点请用“.”，例如12.50'],
  ['1234567890', '金额最多9位整数'],
  ['', '金额不能为空'],
])('[VAL-013] the amount %j, with a maximum of 80 yuan, has the error %s', (typed, problem) =>
  expect(amountProblem(typed, '金额', (amount) => limitProblem(amount, 8000 as Cents, '金额'))).toBe(problem),
)
