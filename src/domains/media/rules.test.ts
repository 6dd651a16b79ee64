import { expect, test } from 'vitest'
import { mediaApi } from './api.ts'
import { saveInput, savedPicture } from './rules.ts'

const reply = { imageUrl: 'https://img.example.com/1.jpg', resourcePath: '/media/1.jpg' }

test('[VAL-036] status 200 of download-and-save means a saved picture', () => {
  expect(savedPicture({ ...reply, status: 200 })).toEqual({ url: 'https://img.example.com/1.jpg' })
})

test('[VAL-036] without an address the resource path gives the URL of the picture', () => {
  expect(savedPicture({ ...reply, imageUrl: '', status: 200 })).toEqual({
    url: '/messages/api/public/public-resource/get?download=false&resourcePath=%2Fmedia%2F1.jpg',
  })
})

test('[VAL-036] a reply without a status is judged by its HTTP status', () => {
  expect(savedPicture({ ...reply, status: null }).url).toBe(savedPicture({ ...reply, status: 200 }).url)
})

test.each([201, 0, 204, 500])('[VAL-036] status %s is a failure', (status) => {
  expect(() => savedPicture({ ...reply, status })).toThrow('上传图片未成功')
})

test('[VAL-036] a saved picture without an address is a failure', () => {
  expect(() => savedPicture({ status: 200, imageUrl: '', resourcePath: '' })).toThrow('上传图片未成功')
})

test('[VAL-037] download-and-save gets the media id in query and body', () => {
  expect(mediaApi.save.row).toMatchObject({
    method: 'POST',
    path: '/wechat/api/media/download-and-save',
    query: 'MediaId',
    body: 'MediaId',
  })
  expect(saveInput('M1')).toEqual({ query: { mediaId: 'M1' }, body: { mediaId: 'M1' } })
})

test('[VAL-035] any error of download-and-save shows 上传图片未成功', () => {
  expect(mediaApi.save.row.errorText).toBe('上传图片未成功')
})
