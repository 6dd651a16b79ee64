import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { savedPictures } from '#/shared/ui/pictures/image-picker-rules.ts'
import { bodyOf, FeedbackForm, emptyFeedback } from './feedback-form.ts'

const problem = (values: object) =>
  z.safeParse(FeedbackForm, { ...emptyFeedback, content: '页面打不开', ...values }).error?.issues[0]?.message ?? null

describe('[CONT-006] the feedback form', () => {
  test.each([
    [{ content: '' }, '反馈内容不能为空'],
    [{ content: ' \n ' }, '反馈内容不能为空'],
    [{ content: '字'.repeat(500) }, null],
    [{ content: '😀'.repeat(500) }, null],
    [{ content: '字'.repeat(501) }, '反馈内容最多500个字，现在有501个'],
    [{ contact: '' }, null],
    [{ contact: '13800000002' }, null],
    [{ contact: ' a.b@example.cn ' }, null],
    [{ contact: '1380000' }, '联系方式要填手机号或邮箱'],
    [{ contact: '微信 abc' }, '联系方式要填手机号或邮箱'],
    [{ pictures: [{ id: '1', state: 'uploading', url: '', localId: 'a' }] }, '图片还在上传，请稍候再提交'],
    [{ pictures: [{ id: '1', state: 'failed', url: '', localId: 'a' }] }, '有图片没有上传成功，请重试或删除'],
    [{ pictures: savedPictures(['https://a/1.jpg']) }, null],
  ])('with the values %j has the problem %s', (values, message) => expect(problem(values)).toBe(message))

  test('feedback is sent with its trimmed text, and its pictures in their order', () => {
    const values = z.parse(FeedbackForm, {
      content: ' 打不开 ',
      contact: ' a@b.cn ',
      pictures: savedPictures(['https://a/1.jpg', 'https://a/2.jpg']),
    })
    expect(bodyOf(values)).toEqual({
      content: '打不开',
      contact: 'a@b.cn',
      pictures: ['https://a/1.jpg', 'https://a/2.jpg'],
    })
  })
})
