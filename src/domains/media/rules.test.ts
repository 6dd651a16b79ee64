import { expect, test } from 'vitest'
import { mediaApi } from './api.ts'
import { saveInput, savedPicture } from './rules.ts'

const reply = { imageUrl: 'https://img.example.com/1.jpg', resourcePath: '/media/1.jpg' }

test('[VAL-036] status 200 in the reply of download-and-save means that the picture was saved', () => {
  expect(savedPicture({ ...reply, status: 200 })).toEqual({ url: 'https://img.example.com/1.jpg' })
})

test('[VAL-036] if the reply has no URL, the resource path gives the URL of the picture', () => {
  expect(savedPicture({ ...reply, imageUrl: '', status: 200 })).toEqual({
    url: '/messages/api/public/public-resource/get?download=false&resourcePath=%2Fmedia%2F1.jpg',
  })
})

test('[VAL-036] if the reply has no status, its HTTP status decides', () => {
  expect(savedPicture({ ...reply, status: null }).url).toBe(savedPicture({ ...reply, status: 200 }).url)
})

test.each([201, 0, 204, 500])('[VAL-036] status %s in the reply is a failure', (status) => {
  expect(() => savedPicture({ ...reply, status })).toThrow('上传图片未成功')
})

test('[VAL-036] a saved picture without a URL and a path is a failure', () => {
  expect(() => savedPicture({ status: 200, imageUrl: '', resourcePath: '' })).toThrow('上传图片未成功')
})

test('[VAL-037] download-and-save sends the media id in query and body', () => {
  expect(mediaApi.save.row).toMatchObject({
    method: 'POST',
    path: 'wechat/api/media/download-and-save',
    query: 'MediaId',
    body: 'MediaId',
  })
  expect(saveInput('M1')).toEqual({ query: { mediaId: 'M1' }, body: { mediaId: 'M1' } })
})

test('[VAL-035] any error of download-and-save shows 上传图片未成功', () => {
  expect(mediaApi.save.row.errorText).toBe('上传图片未成功')
})
