import { expect, test } from 'vitest'
import { presentStage, samplesOfOrder } from './schedule.ts'

const goods = {
  goodsId: 'G1',
  name: '',
  mainPicture: '',
  specificationId: '',
  specificationName: '',
  price: null,
  deposit: null,
  number: 1,
  reportPackageId: 'PKG-ADULT',
  provideInvoice: false,
}
const sample = (mallOrderId: string, packageId = 'PKG-ADULT') => ({ mallOrderId, packageId })

test('[ORD-070] the samples of an order are the samples with its order id', () => {
  const own = sample('O1')
  expect(samplesOfOrder({ id: 'O1', goods }, [sample('O2'), own, sample('')])).toEqual([own])
})

test('[ORD-070] samples without an order id are matched by the package', () => {
  const free = sample('')
  const all = [sample('O2'), free, sample('', 'PKG-CHILD')]
  expect(samplesOfOrder({ id: 'O1', goods }, all)).toEqual([free])
  expect(samplesOfOrder({ id: 'O1', goods: null }, all)).toEqual([])
  expect(samplesOfOrder({ id: 'O1', goods: { ...goods, reportPackageId: '' } }, all)).toEqual([])
})

test('[ORD-070] the current stage is the first stage without a time, or the last stage if all have a time', () => {
  expect(presentStage({ steps: [{ code: 'BOUND', name: '', time: 1 }] })?.label).toBe('寄回')
  const all = ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'].map((code) => ({ code, name: '', time: 1 }))
  expect(presentStage({ steps: all })?.label).toBe('报告已出')
})
