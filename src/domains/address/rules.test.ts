import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { AddressForm, bodyOf, draftOf, valuesOf } from './forms/address-form.ts'
import type { Address } from './model.ts'
import {
  addingTo,
  addressHead,
  addressLine,
  addressPlace,
  chosenAddress,
  fullAddress,
  preferredAddress,
} from './rules.ts'

const address: Address = {
  id: 'A1',
  name: '李建国',
  mobile: '13800000002',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '科技园路1号',
  isDefault: true,
}

test.each([
  [['广东省', '深圳市', '南山区'], '广东省深圳市南山区1号'],
  [['北京市', '北京市', '东城区'], '北京市东城区1号'],
  [['重庆市', '县', '城口县'], '重庆市城口县1号'],
  [['湖北省', '省直辖县', '仙桃市'], '湖北省仙桃市1号'],
  [['新疆维吾尔自治区', '自治区直辖县级行政区划', '石河子市'], '新疆维吾尔自治区石河子市1号'],
  [['某省', '某市', '某市'], '某省某市1号'],
  [['', '', ''], '1号'],
])('the region %j is shown as %s', ([province = '', city = '', district = ''], written) => {
  expect(fullAddress({ province, city, district, detail: '1号' })).toBe(written)
})

test.each([
  [[false, true, false], 1],
  [[false, false], 0],
  [[true, true], 0],
])('[ORD-048] of addresses with the isDefault values %j, address number %s is preselected', (defaults, index) => {
  const all = defaults.map((isDefault, id) => ({ id, isDefault }))
  expect(preferredAddress(all)?.id).toBe(index)
})

test('[ORD-048] a person without addresses has no preselected address', () => {
  expect(preferredAddress([])).toBeNull()
})

const messages = (values: object) =>
  z.safeParse(AddressForm, { ...valuesOf(address), ...values }).error?.issues.map((issue) => issue.message) ?? []

test.each([
  [{ name: ' ' }, '收货人不能为空'],
  [{ mobile: '' }, '手机号不能为空'],
  [{ mobile: '123' }, '手机号格式错误'],
  [{ region: [] }, '所在地区不能为空'],
  [{ region: ['广东省', '深圳市', ''] }, '所在地区不能为空'],
  [{ detail: '' }, '详细地址不能为空'],
])('[ORD-071] the address form %j gives the errors %s', (values, message) => {
  expect(messages(values)).toEqual([message])
})

test('[ORD-071] an empty address form has errors at all four fields, in order', () => {
  expect(messages(valuesOf(null))).toEqual(['收货人不能为空', '手机号不能为空', '所在地区不能为空', '详细地址不能为空'])
})

test('[ADD-014] an unchanged address is sent as it was loaded', () => {
  const { id: _id, ...body } = address
  expect(bodyOf(z.parse(AddressForm, valuesOf(address)))).toEqual(body)
})

test('[ADD-014] an incomplete region is empty in the form, so it must be chosen again', () => {
  expect(valuesOf({ ...address, district: '' }).region).toEqual([])
})

test('[ORDX-011] the default switch is on for the first address and off for later addresses', () => {
  expect([valuesOf(null, true).isDefault, valuesOf(null).isDefault]).toEqual([true, false])
})

test('a changed address does not reuse the draft of the earlier version', () => {
  expect(draftOf(address)).toBe(draftOf({ ...address }))
  expect(draftOf(address)).not.toBe(draftOf({ ...address, detail: '2号' }))
  expect(draftOf(null)).toBe('address new')
})

test('an empty address shows 未填写收货人 and 未填写地址', () => {
  const empty = { name: '', mobile: '', province: '', city: '', district: '', detail: '' }
  expect([addressHead(address), addressPlace(address)]).toEqual(['李建国 13800000002', '广东省深圳市南山区科技园路1号'])
  expect([addressHead(empty), addressPlace(empty)]).toEqual(['未填写收货人', '未填写地址'])
})

test.each([
  [{}, '李建国 13800000002 广东省深圳市南山区科技园路1号'],
  [{ name: '' }, '13800000002 广东省深圳市南山区科技园路1号'],
  [{ mobile: '' }, '李建国 广东省深圳市南山区科技园路1号'],
  [{ province: '', city: '', district: '', detail: '' }, '李建国 13800000002'],
])('an address with the fields %j is copied to the clipboard as the line %s', (fields, line) => {
  expect(addressLine({ ...address, ...fields })).toBe(line)
})

describe('the selected address in the list of addresses', () => {
  const row = (id: string, isDefault = false) => ({ id, isDefault })
  const before = [row('A1', true), row('A2')]

  test.each([
    ['a newly added address is selected', addingTo(before, 'A2'), [...before, row('A3')], 'A3'],
    ['when no address was added, the selected address stays selected', addingTo(before, 'A2'), before, 'A2'],
    ['when nothing was selected, the default address is selected', addingTo(before, null), before, 'A1'],
    ['a person’s first address is selected once it is added', addingTo([], null), [row('A9')], 'A9'],
    ['the chosen address is selected', 'A2', before, 'A2'],
    ['when the chosen address was deleted, the default address is selected', 'A7', before, 'A1'],
    ['without a chosen address the default address is selected', null, before, 'A1'],
  ])('%s', (_name, choice, addresses, id) => expect(chosenAddress(addresses, choice)?.id).toBe(id))
})
