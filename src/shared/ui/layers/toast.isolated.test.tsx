import { expect, test, vi } from 'vitest'
import { confirm, showNotice } from './toast.ts'

vi.mock('./feedback.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('if the code of a dialog cannot be loaded, the browser’s own dialog opens and explains its buttons', async () => {
  const ask = vi.fn<(text: string) => boolean>(() => true)
  vi.stubGlobal('confirm', ask)
  const stays = await confirm({ text: '是否取消支付？', confirm: '继续支付', cancel: '取消支付' })
  expect([stays, ...ask.mock.calls.flat()]).toEqual([true, '是否取消支付？\n确定：继续支付\n取消：取消支付'])
  ask.mockReturnValue(false)
  expect(await confirm({ title: '清空？', text: '只清空这里的记录。' })).toBe(false)
  expect(ask).toHaveBeenLastCalledWith('清空？\n只清空这里的记录。')
})

test('if the code of a message dialog cannot be loaded, the browser’s own dialog shows the message', async () => {
  const tell = vi.fn<(text: string) => void>()
  vi.stubGlobal('alert', tell)
  await showNotice('已提交')
  expect(tell).toHaveBeenCalledWith('已提交')
})
