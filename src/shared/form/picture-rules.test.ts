import { expect, test } from 'vitest'
import type { Picture } from '#/shared/ui/pictures/image-picker-rules.ts'
import { pictureProblem } from './picture-rules.ts'

const picture = (state: Picture['state']): Picture => ({
  id: state,
  state,
  url: state === 'saved' ? '/1.png' : '',
  localId: '',
})

test.each<[Picture['state'][], string | null]>([
  [[], '档案图片不能为空'],
  [['saved'], null],
  [['saved', 'uploading'], '图片还在上传，请稍候再提交'],
  [['saved', 'kept'], '请在微信中打开后上传'],
  [['saved', 'failed'], '有图片没有上传成功，请重试或删除'],
])('[VAL-010] [VAL-035] required pictures in the states %j have the error %s', (states, message) => {
  expect(pictureProblem(states.map(picture), '档案图片', true)).toBe(message)
})

test('optional pictures may be missing', () => expect(pictureProblem([], '图片', false)).toBeNull())
