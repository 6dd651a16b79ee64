import { expect, test } from 'vitest'
import { stockText } from './stock-rules.ts'

test.each([
  [null, ''],
  [0, ''],
  [1, '仅剩 1 件'],
  [10, '仅剩 10 件'],
  [11, '库存 11 件'],
  [999, '库存 999 件'],
  [1000, '库存充足'],
])('for a stock of %s, the specification sheet shows %s', (stock, text) => expect(stockText({ stock })).toBe(text))
