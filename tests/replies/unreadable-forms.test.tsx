import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

/** A form does not clear a stored value that could not be parsed. */

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

async function openForm(fields: object) {
  const spy = spyOnRequest('put', `${RECORDS}/update`)
  const backend = withHandlers(
    newBackend(),
    spy.handler,
    jsonHandler('get', `${RECORDS}/H501`, { ...record, ...fields }),
  )
  const app = await renderRoute('/health-form/H501', { as: 'reported', backend })
  await screen.findByRole('button', { name: '保存' })
  return { app, asked: spy.asked }
}

test('fields of a health record that could not be parsed are listed, and not sent', async () => {
  const { app, asked } = await openForm({})
  await app.sees('出生日期、婚姻状况没有读出来。选填的内容不填，就不会改动')
  await app.press('保存')
  await app.sees('已保存')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.body).toMatchObject({ id: 'H501', gender: 'FEMALE' })
  expect(asked[0]?.body).not.toHaveProperty('birthday')
  expect(asked[0]?.body).not.toHaveProperty('married')
})

test('a value that the person enters in a field that could not be parsed is sent', async () => {
  const { app, asked } = await openForm({})
  await app.user.click(screen.getByRole('radio', { name: '已婚' }))
  await app.press('保存')
  await app.sees('已保存')
  expect(asked[0]?.body).toMatchObject({ married: true })
})

test('a field that was missing in the reply is sent as empty', async () => {
  const { app, asked } = await openForm({ birthday: null, married: null })
  await quiet()
  expect(screen.queryByText(/没有读出来/)).toBeNull()
  await app.press('保存')
  await app.sees('已保存')
  expect(asked[0]?.body).toMatchObject({ birthday: '', married: null })
})

test('a milestone of unknown type keeps this type when its text is changed', async () => {
  const path = 'mallsales/api/user/life-milestones'
  const spy = spyOnRequest('put', `${path}/MS502`)
  const milestone = { id: 'MS502', type: 'GRADUATION', content: '大学毕业', time: '1990-07-01' }
  const backend = withHandlers(newBackend(), spy.handler, jsonHandler('get', path, [milestone]))
  const app = await renderRoute('/milepost-detail', { as: 'reported', backend })
  await app.press('修改：大学毕业')
  await app.sees('种类没有读出来。选填的内容不填，就不会改动')
  await app.type('内容', '从医学院毕业')
  await app.press('保存')
  await quiet()
  expect(spy.asked.map(({ body }) => body)).toEqual([{ content: '从医学院毕业', time: '1990-07-01' }])
})

test('pictures of an insured person that could not be parsed are kept on the server', async () => {
  const path = 'formerop/api/user/insure-materials'
  const spy = spyOnRequest('put', `${path}/update`)
  const material = {
    id: 'IM701',
    name: '李建国',
    gender: 'MALE',
    birthday: '1990-01-02',
    mobile: '13800000002',
    identityCardType: 'PASSPORT',
    identityCard: 'E12345678',
    relation: '本人',
    images: ['/a.png', { url: '/b.png' }],
  }
  const backend = withHandlers(newBackend(), spy.handler, jsonHandler('get', `${path}/IM701`, material))
  const app = await renderRoute('/insured-info/IM701', { as: 'rich', backend })
  await app.sees('材料图片没有读出来。选填的内容不填，就不会改动')
  await app.type('姓名', '李建华')
  await app.press('保存')
  await quiet()
  expect(spy.asked).toHaveLength(1)
  expect(spy.asked[0]?.body).toMatchObject({ id: 'IM701', name: '李建华', relation: '本人' })
  expect(spy.asked[0]?.body).not.toHaveProperty('images')
})

test('documents of a refused claim that could not be parsed are kept on the server', async () => {
  const path = 'formerop/api/user/insurance/claim'
  const spy = spyOnRequest('post', `${path}/re-apply`)
  const paper = (type: string, images: unknown = ['/a.png']) => ({ type, images })
  const claim = {
    id: 'IC701',
    status: 'REFUSED',
    proBarcode: 'PB1',
    contractCode: 'CC1',
    accidentDate: '2026-11-01',
    accidentDescription: '因肺炎住院七天',
    hospital: '南山区人民医院',
    amount: 8000,
    accountName: '郑晓燕',
    bankName: '招商银行',
    bankAccount: '6222****0123',
    mobile: '138****0007',
    materials: [
      ...['IDENTITY', 'DIAGNOSIS', 'INVOICE', 'BANK_CARD'].map((type) => paper(type)),
      paper('EXAMINATION', { url: '/b.png' }),
    ],
  }
  const backend = withHandlers(newBackend(), spy.handler, jsonHandler('get', `${path}/get`, [claim]))
  const app = await renderRoute('/insurance-claims-apply?again=IC701', { as: 'rich', backend })
  await app.sees('材料图片没有读出来。选填的内容不填，就不会改动')
  await app.type('事故经过', '因肺炎住院八天')
  await app.press('重新提交')
  await quiet()
  expect(spy.asked).toHaveLength(1)
  expect(spy.asked[0]?.body).toMatchObject({ id: 'IC701', accidentDescription: '因肺炎住院八天' })
  expect(spy.asked[0]?.body).not.toHaveProperty('materials')
})
