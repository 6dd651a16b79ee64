import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Goods } from '#/domains/mall/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { bodyOf, cleanTaxNumber, emailProblem, type InvoiceValues, problemsOf } from './forms/invoice-form.ts'
import { Invoice, MaybeInvoice, MaybeReceipt } from './model.ts'
import { invoiceIn, invoicesOf } from './my-invoices.ts'
import {
  downloadOf,
  invoiceAddress,
  invoiceLabel,
  invoiceNote,
  invoiceStep,
  isSameInvoice,
  mayRequest,
  mayRequestAgain,
  mayInvoice,
} from './rules.ts'

const states = ['PENDING', 'VALID', 'CANCELLED', 'REAPPLIED', 'FAILURE'] as const
const invoice = (part: object = {}) => z.parse(Invoice, { state: 'PENDING', ...part })

test.each([
  ['PENDING', '开票中'],
  ['VALID', '已开票'],
  ['CANCELLED', '已作废'],
  ['REAPPLIED', '已重新申请'],
  ['FAILURE', '开票失败'],
  ['constructor', '处理中'],
  ['', '处理中'],
])('[ORD-061] the invoice state “%s” is shown as %s', (state, label) => {
  expect(invoiceLabel({ state })).toBe(label)
})

test('every known state of an invoice has a text, and an unknown state has no text', () => {
  expect(states.map((state) => invoiceNote(invoice({ state })) !== '')).toEqual(states.map(() => true))
  expect(invoiceNote(invoice({ state: 'VALID', invoiceType: 'MAILING' }))).toBe('纸质发票已经开好，会寄到您填写的地址')
  expect(invoiceNote(invoice({ state: 'VALID', invoiceType: 'ELECTRIC' }))).toBe('电子发票已经开好')
  expect(invoiceNote(invoice({ state: 'VALID', invoiceType: 'FAX' }))).toBe('发票已经开好')
  expect(invoiceNote(invoice({ state: 'NEW' }))).toBe('')
})

test.each([
  ['PENDING', false],
  ['VALID', false],
  ['CANCELLED', true],
  ['REAPPLIED', false],
  ['FAILURE', true],
  ['NEW', false],
])('[ORDX-008] an invoice in state %s can be requested again: %s', (state, again) => {
  expect(mayRequestAgain({ state })).toBe(again)
})

describe('goods with and without an invoice', () => {
  const goods = (given: object) => z.parse(Goods, { goodsId: 'G1', state: 'PUBLISHED', ...given })
  test.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('[GOODS-018] with provideInvoice %s allow an invoice: %s', (provideInvoice, offered) => {
    expect(mayInvoice(goods({ provideInvoice }))).toBe(offered)
  })

  test('[GOODS-018] the order allows no invoice if it has no goods', () => {
    expect(mayInvoice(null)).toBe(false)
  })

  const order = (status: string, provideInvoice = true, state: string | null = null, sourceType = 'MALL') => ({
    status,
    sourceType,
    goods: { provideInvoice },
    invoice: state === null ? null : { state },
  })
  test.each([
    [order('WAITING_FOR_PAYMENT'), 'none', false],
    [order('CLOSED'), 'none', false],
    [order('NEW'), 'none', false],
    [order('PAID'), 'ask', true],
    [order('COMPLETED'), 'ask', true],
    [order('COMPLETED', false), 'none', false],
    [order('COMPLETED', true, null, 'POINTS'), 'none', false],
    [order('COMPLETED', true, 'PENDING'), 'see', false],
    [order('COMPLETED', true, 'FAILURE'), 'see', true],
    [order('CLOSED', true, 'CANCELLED'), 'see', false],
  ])('the order %j has the invoice row %s, and its invoice form opens: %s', (given, step, open) => {
    expect([invoiceStep(given), mayRequest(given)]).toEqual([step, open])
  })
})

describe('the file of an invoice', () => {
  const PATH = '/messages/api/public/public-resource/get?download=false&resourcePath='
  test.each([
    ['/f/1.pdf', `${PATH}%2Ff%2F1.pdf`],
    ['invoice/1.pdf', `${PATH}invoice%2F1.pdf`],
    ['/f/a:1.pdf', `${PATH}%2Ff%2Fa%3A1.pdf`],
    ['f//1.pdf', `${PATH}f%2F%2F1.pdf`],
    ['/f\\1.pdf', null],
    ['https://files.test/1.pdf', 'https://files.test/1.pdf'],
    ['https://evil.test/1.pdf', null],
    ['http://files.test/1.pdf', null],
    ['//evil.test/1.pdf', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('[ORDX-007] with the resource %s opens at the address %s', (resource, address) => {
    expect(invoiceAddress(resource, ['files.test'])).toBe(address)
  })

  test.each([
    [true, 'VALID', true],
    [false, 'VALID', false],
    [true, 'PENDING', false],
    [true, 'CANCELLED', false],
  ])('[ORD-045] can be downloaded with invoiceDownloadable %s in the state %s: %s', (downloadable, state, there) => {
    expect(downloadOf(downloadable, invoice({ state, invoiceResource: '/f/1.pdf' })) !== null).toBe(there)
  })

  test('[ORD-045] cannot be downloaded without an invoice', () => {
    expect(downloadOf(true, null)).toBeNull()
  })

  test('always has a URL inside the app or on an allowed host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (resource) => {
        const address = invoiceAddress(resource, ['files.test'])
        expect(address === null || address.startsWith(PATH) || address.startsWith('https://files.test/')).toBe(true)
      }),
      { seed: 20261120, numRuns: 300 },
    )
  })
})

const filled: InvoiceValues = {
  invoiceType: 'ELECTRIC',
  titleType: 'PERSONAL',
  title: '李建国',
  taxNumber: '',
  email: 'a@b.cn',
  addressId: '',
}

describe('the invoice form', () => {
  test.each([
    [{}, []],
    [{ title: ' ' }, ['发票抬头不能为空']],
    [{ email: '' }, ['电子邮箱不能为空']],
    [{ email: 'a@b' }, ['电子邮箱格式错误']],
    [{ invoiceType: 'MAILING', email: '' }, ['收件地址不能为空']],
    [{ invoiceType: 'MAILING', email: '', addressId: 'A1' }, []],
  ] as [Partial<InvoiceValues>, string[]][])('[ORD-062] with the values %j has the errors %j', (part, messages) => {
    expect(problemsOf({ ...filled, ...part }).map(([, message]) => message)).toEqual(messages)
  })

  test.each([
    [{ titleType: 'ORGANIZATIONAL' }, ['税号不能为空']],
    [{ titleType: 'ORGANIZATIONAL', taxNumber: '91440300MA5' }, []],
    [{ titleType: 'PERSONAL', taxNumber: '' }, []],
  ] as [Partial<InvoiceValues>, string[]][])('[ORD-063] with the values %j has the errors %j', (part, messages) => {
    expect(problemsOf({ ...filled, ...part }).map(([, message]) => message)).toEqual(messages)
  })

  test('shows errors in the order of its fields', () => {
    const empty: InvoiceValues = { ...filled, titleType: 'ORGANIZATIONAL', title: '', taxNumber: '', email: '' }
    expect(problemsOf(empty).map(([field]) => field)).toEqual(['title', 'taxNumber', 'email'])
  })

  test('sends only the fields of the chosen type of invoice', () => {
    const typed: InvoiceValues = { ...filled, title: ' 李建国 ', taxNumber: 'T1', addressId: 'A1' }
    expect(bodyOf('O1', typed)).toEqual({
      orderId: 'O1',
      invoiceType: 'ELECTRIC',
      titleType: 'PERSONAL',
      title: '李建国',
      taxNumber: null,
      email: 'a@b.cn',
      shippingAddressId: null,
    })
    expect(bodyOf('O1', { ...typed, invoiceType: 'MAILING', titleType: 'ORGANIZATIONAL' })).toMatchObject({
      taxNumber: 'T1',
      email: null,
      shippingAddressId: 'A1',
    })
  })

  test('trims and normalizes its values before it is sent', () => {
    expect(cleanTaxNumber(' 9144 0300-ma5x公')).toBe('91440300MA5X')
    expect(cleanTaxNumber('1'.repeat(30))).toHaveLength(20)
    expect(['a@b.cn', ' a.b@c.com.cn ', 'a b@c.cn', '@c.cn', 'a@.cn', 'a@b.'].map(emailProblem)).toEqual([
      null,
      null,
      '电子邮箱格式错误',
      '电子邮箱格式错误',
      '电子邮箱格式错误',
      '电子邮箱格式错误',
    ])
  })
})

describe('parsed invoices', () => {
  test('are null if the order has no invoice, and have empty values if their fields are missing', () => {
    expect(z.parse(MaybeInvoice, null)).toBeNull()
    expect(z.parse(MaybeReceipt, undefined)).toBeNull()
    expect(z.parse(Invoice, { invoiceType: 'FAX', titleType: 'NONE' })).toMatchObject({
      invoiceType: 'FAX',
      titleType: 'NONE',
      state: '',
      amount: null,
    })
  })

  test('without a state count as missing', () => {
    const details = (given: Invoice | null) => ({
      placementDetails: { paymentMode: 'LUMP_SUM' as const, invoice: given, goods: null },
    })
    expect(invoiceIn({ placementDetails: null })).toBeNull()
    expect(invoiceIn(details(null))).toBeNull()
    expect(invoiceIn(details(invoice({ state: '' })))).toBeNull()
    expect(invoiceIn(details(invoice()))).toMatchObject({ state: 'PENDING' })
    expect(invoicesOf({ items: [], total: 3 })).toEqual({ items: [], total: 3 })
  })

  test('are found by their content and time after a lost reply', () => {
    const AT = Date.parse('2026-11-20T10:00:00+08:00')
    const wanted = bodyOf('O1', filled)
    const made = invoice({ title: '李建国', amount: cents(1), createdDate: AT })
    expect(isSameInvoice(made, wanted, AT)).toBe(true)
    expect(isSameInvoice(made, wanted, AT + 3_600_000)).toBe(false)
    const told = invoice({ ...made, invoiceType: 'ELECTRIC', titleType: 'PERSONAL' })
    expect(isSameInvoice(told, wanted, AT)).toBe(true)
    expect(isSameInvoice({ ...made, state: 'FAILURE' }, wanted, AT)).toBe(false)
    expect(isSameInvoice({ ...made, title: '别人' }, wanted, AT)).toBe(false)
    expect(isSameInvoice({ ...made, invoiceType: 'MAILING' }, wanted, AT)).toBe(false)
    expect(isSameInvoice({ ...made, titleType: 'ORGANIZATIONAL' }, wanted, AT)).toBe(false)
    expect(isSameInvoice({ ...made, createdDate: null }, wanted, AT)).toBe(false)
  })
})
