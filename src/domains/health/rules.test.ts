import { expect, test } from 'vitest'
import { bodyOf, draftOf, HealthForm, valuesOf } from './forms/health-form.ts'
import { HealthRecord } from './model.ts'
import { marriedLabel, newestFirst, recordTypeLabel, recordTypes, regionText, toRecordType } from './rules.ts'
import { splitPictures } from '#/shared/lib/pictures.ts'

test('[BIND-013] health records have the types 病历, 医嘱 and 体检报告; an unknown type in an address opens 病历', () => {
  expect(recordTypes.map((type) => recordTypeLabel[type])).toEqual(['病历', '医嘱', '体检报告'])
  expect(['MEDICAL_ADVICE', 'case', '', null, undefined].map(toRecordType)).toEqual([
    'MEDICAL_ADVICE',
    'CASE',
    'CASE',
    'CASE',
    'CASE',
  ])
})

test('[MISC-003] the marital status is shown as 已婚 or 未婚, and not at all if it is unknown', () => {
  expect([true, false, null].map(marriedLabel)).toEqual(['已婚', '未婚', ''])
})

test.each([
  ['', []],
  ['https://a.example.com/1.jpg', ['https://a.example.com/1.jpg']],
  ['https://a.example.com/1.jpg, /b/2.png', ['https://a.example.com/1.jpg', '/b/2.png']],
  ['https://a.example.com/1,2.jpg', ['https://a.example.com/1,2.jpg']],
  [
    [' /1.png', '', '/2.png', '/1.png'],
    ['/1.png', '/2.png'],
  ],
  ['http://a.cn/1.png,http://a.cn/2.png', ['http://a.cn/1.png', 'http://a.cn/2.png']],
])('[MISC-003] the pictures %j are parsed as %j', (given, pictures) => {
  expect(splitPictures(given)).toEqual(pictures)
})

test('[MISC-003] a region shows each name once and leaves out missing parts', () => {
  const region = (reportReceivingProvince: string, reportReceivingCity: string, reportReceivingDistrict: string) =>
    regionText({ reportReceivingProvince, reportReceivingCity, reportReceivingDistrict })
  expect(region('广东省', '深圳市', '南山区')).toBe('广东省 深圳市 南山区')
  expect(region('北京市', '北京市', '东城区')).toBe('北京市 东城区')
  expect(region('广东省', '', '')).toBe('广东省')
})

test('[BIND-013] health records are sorted newest first, with records without a date at the end', () => {
  const days = ['2026-01-02', '', '2026-11-01', '2025-12-31'].map((recordDate) => ({ recordDate }))
  expect(newestFirst(days).map(({ recordDate }) => recordDate)).toEqual(['2026-11-01', '2026-01-02', '2025-12-31', ''])
})

const wire = {
  id: 7,
  recordType: 'MEDICAL_ADVICE',
  hospital: '沙河医院',
  recordDate: '2026-10-12',
  reportReceivingProvince: '广东省',
  reportReceivingCity: '深圳市',
  reportReceivingDistrict: '南山区',
  recordImage: '/1.png,/2.png',
  married: true,
  birthday: '1972-07-30',
  gender: 0,
}

test('[MISC-003] pictures can be sent as one text or a list, and the gender as a number', () => {
  const record = HealthRecord.parse(wire)
  expect(record).toMatchObject({ id: '7', recordImage: ['/1.png', '/2.png'], gender: 'FEMALE', married: true })
  expect(HealthRecord.parse({ id: 'H1', recordImage: ['/1.png'] })).toMatchObject({
    recordType: '',
    recordImage: ['/1.png'],
    married: null,
    hospital: '',
  })
})

test('[BIND-014] the values of an unchanged record are sent as loaded', () => {
  const { id: _id, ...record } = HealthRecord.parse(wire)
  expect(bodyOf(valuesOf({ ...record, id: '7' }, 'CASE'))).toEqual(record)
})

test('[LIT-014] a new record has empty fields, the chosen type and its own draft', () => {
  expect(valuesOf(null, 'MEDICAL_ADVICE')).toMatchObject({ recordType: 'MEDICAL_ADVICE', pictures: [], hospital: '' })
  expect(draftOf(null, 'CASE')).not.toBe(draftOf(HealthRecord.parse(wire), 'CASE'))
  expect(bodyOf(valuesOf(null, 'CASE')).married).toBeNull()
})

test('[BIND-014] the error messages of the health record form are in the order of its fields', () => {
  const result = HealthForm.safeParse(valuesOf(null, 'CASE'))
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    '档案图片不能为空',
    '就诊医院不能为空',
    '就诊日期不能为空',
    '报告领取地区不能为空',
  ])
})
