import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { answer, withHandler, spyOnRequest } from '#tests/watch.ts'

/** A form does not clear a stored value that it could not read. */

const RECORDS = 'mallsales/api/user/health-records'
const record = {
  id: 'H501',
  recordType: 'CASE',
  hospital: '南山区人民医院',
  recordDate: '2026-11-02',
  recordImage: ['/pictures/goods/g01.svg'],
  reportReceivingProvince: '广东省',
  reportReceivingCity: '深圳市',
  reportReceivingDistrict: '南山区',
  married: { yes: 1 },
  birthday: '龙年正月',
  gender: 'FEMALE',
}

async function opened(fields: object) {
  const spy = spyOnRequest('put', `${RECORDS}/update`)
  const backend = withHandler(newBackend(), spy.handler, answer('get', `${RECORDS}/H501`, { ...record, ...fields }))
  const app = await renderRoute('/health-form/H501', { as: 'reported', backend })
  await screen.findByRole('button', { name: '保存' })
  return { app, asked: spy.asked }
}

test('fields of a health record that could not be read are named, and not sent', async () => {
  const { app, asked } = await opened({})
  await app.sees('出生日期、婚姻状况没有读出来。选填的内容不填，就不会改动')
  await app.press('保存')
  await app.sees('已保存')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body).toMatchObject({ id: 'H501', gender: 'FEMALE' })
  expect(asked[0]?.body).not.toHaveProperty('birthday')
  expect(asked[0]?.body).not.toHaveProperty('married')
})

test('a value that the person enters instead is sent', async () => {
  const { app, asked } = await opened({})
  await app.user.click(screen.getByRole('radio', { name: '已婚' }))
  await app.press('保存')
  await app.sees('已保存')
  expect(asked[0]?.body).toMatchObject({ married: true })
})

test('a field that is missing is sent empty, as before', async () => {
  const { app, asked } = await opened({ birthday: null, married: null })
  await quiet()
  expect(screen.queryByText(/没有读出来/)).toBeNull()
  await app.press('保存')
  await app.sees('已保存')
  expect(asked[0]?.body).toMatchObject({ birthday: '', married: null })
})
