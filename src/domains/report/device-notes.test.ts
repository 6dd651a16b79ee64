import { expect, test } from 'vitest'
import { keepText } from './device-notes.ts'

test('a sentence says where the list is stored', () => {
  expect(keepText({ example: false, lasts: true })).toBe('只存在这部手机上，不会上传')
  expect(keepText({ example: false, lasts: false })).toBe('这部手机现在存不下，关掉页面后就没有了；不会上传')
  expect(keepText({ example: true, lasts: true })).toBe('这是示例报告，关掉页面后不会保留，也不会上传')
})
