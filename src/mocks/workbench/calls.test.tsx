import { expect, test } from 'vitest'
import { callLine, callList, summary } from './calls.ts'

const seen = [
  { id: 'mall.goods', status: 200, input: {}, at: 0, ms: 12 },
  { id: 'order.mine', status: 400, input: {}, at: 1, ms: 3, violation: 'order.mine: body' },
  { id: 'order.create', status: 0, input: {}, at: 2, ms: 800 },
]

test('the workbench shows a call as one line with name, status, duration and violation', () => {
  expect(seen.map((call) => callLine(call).textContent)).toEqual([
    'mall.goods  200  12 ms',
    'order.mine  400  3 ms  违反约定：order.mine: body',
    'order.create  断线  800 ms',
  ])
})

test('the newest call is shown first, and the number of calls is limited', () => {
  const list = callList({ seen, violations: [], writes: 0 }, 2)
  expect([...list.children].map((line) => line.textContent?.split(' ')[0])).toEqual(['order.create', 'order.mine'])
  expect(callList({ seen: [], violations: [], writes: 0 }, 2).textContent).toBe('还没有调用')
})

test('each violation and each write is described in one sentence', () => {
  expect(summary({ seen, violations: [], writes: 0 })).toBe('没有违反约定的调用。')
  expect(summary({ seen, violations: ['order.mine: body'], writes: 2 })).toBe(
    '违反约定 1 次：order.mine: body。重置以来有 2 次写入，开关不能重现它们。',
  )
})
