import { describe, expect, test } from 'vitest'
import { paths, searchOf } from '#/paths.ts'
import { alipayQuery, opensAutomatically, paidTarget } from './alipay-rules.ts'

const HOSTS = ['openapi.alipay.com', 'mclient.alipay.com']
const ORIGIN = 'https://m.example.com'

describe('[PAY-051] the query of the /alipay page', () => {
  const of = (query: string) => alipayQuery(searchOf(paths.alipay, new URLSearchParams(query)), HOSTS, ORIGIN)

  test('has eight optional parameters and the optional end of a reservation', () => {
    expect(of('')).toEqual({
      goto: null,
      backButton: true,
      scanCode: false,
      orderId: '',
      companyId: '',
      next: null,
      toStatus: false,
      reservation: false,
      heldUntil: null,
    })
    expect(
      of(
        'goto=https%3A%2F%2Fmclient.alipay.com%2Fpay&noBackOrderButton&scanCode=true&orderId=O1&companyId=ORG1&JumpToUrl=%2Fmy-main&toPayStatus=1&isReservation=true&heldUntil=1800000000000',
      ),
    ).toEqual({
      goto: 'https://mclient.alipay.com/pay',
      backButton: false,
      scanCode: true,
      orderId: 'O1',
      companyId: 'ORG1',
      next: '/my-main',
      toStatus: true,
      reservation: true,
      heldUntil: 1_800_000_000_000,
    })
  })

  test.each([
    ['orderId=..%2F..%2Fx', 'orderId'],
    ['companyId=%3Cscript%3E', 'companyId'],
    [`orderId=${'9'.repeat(65)}`, 'orderId'],
  ] as const)('does not accept an invalid id (%s)', (query, name) => {
    expect(of(query)[name]).toBe('')
  })

  test.each(['//evil.cn', 'https://evil.cn', 'javascript:alert(1)', '/\\evil.cn'])(
    'an unsafe JumpToUrl %s is ignored',
    (next) => {
      expect(of(new URLSearchParams({ JumpToUrl: next }).toString()).next).toBeNull()
    },
  )

  test('[PAY-050] [PAY-052] opens the payment service without a tap only in an ordinary browser without a QR code', () => {
    const goto = 'goto=https%3A%2F%2Fmclient.alipay.com%2Fpay'
    expect(opensAutomatically(of(goto), false)).toBe(true)
    expect(opensAutomatically(of(goto), true)).toBe(false)
    expect(opensAutomatically(of(`${goto}&scanCode=true`), false)).toBe(false)
    expect(opensAutomatically(of('goto=https%3A%2F%2Fa.b%2Fc'), false)).toBe(false)
  })

  test('returns to the given address, or to the result of the order if there is no address', () => {
    expect(paidTarget(of('orderId=O1'))).toBe('/alipayed?orderId=O1')
    expect(paidTarget(of('orderId=O1&JumpToUrl=%2Fmy-main'))).toBe('/my-main')
    expect(paidTarget(of('orderId=O1&JumpToUrl=%2Fmy-main&toPayStatus=true'))).toBe('/alipayed?orderId=O1')
    expect(paidTarget(of(''))).toBe('/alipayed')
  })
})
