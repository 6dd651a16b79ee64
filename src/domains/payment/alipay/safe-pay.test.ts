import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePayUrl } from './safe-pay.ts'
import { randomRuns } from '#tests/matrix.ts'

const HOSTS = ['openapi.alipay.com', 'mclient.alipay.com']

describe('[ADD-016] the addresses of payment services', () => {
  test.each(['https://mclient.alipay.com/pay?x=1', 'https://openapi.alipay.com/gateway.do#a'])(
    'the address %s is accepted',
    (url) => {
      expect(safePayUrl(url, HOSTS)?.href).toBe(url)
    },
  )

  test.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://mclient.alipay.com/1',
    'http://mclient.alipay.com/',
    '//mclient.alipay.com/',
    '/pay',
    'https:mclient',
    'https://evil.cn/mclient.alipay.com',
    'https://mclient.alipay.com.evil.cn/',
    'https://mclient.alipay.com@evil.cn/',
    'https://user@mclient.alipay.com/',
    'https://mclient.alipay.com:8443/',
    'https://mclient.alipay.com\\@evil.cn',
    'https://mclient.alipay.com/\n',
    ' https://mclient.alipay.com/',
    'https%3A%2F%2Fmclient.alipay.com%2F',
    `https://mclient.alipay.com/${'x'.repeat(9000)}`,
  ])('the address %j is refused', (url) => {
    expect(safePayUrl(url, HOSTS)).toBeNull()
  })

  test('are only on listed hosts, for any combination of address parts', () => {
    const pieceArbitrary = fc.constantFrom(
      'https://',
      'http:',
      '//',
      '@',
      '\\',
      '%2f',
      '.',
      'evil.cn',
      'mclient.alipay.com',
      ':',
      '#',
      '?',
      '/',
      '\t',
    )
    const result = fc.check(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(fc.oneof(pieceArbitrary, fc.string()), { maxLength: 8 }).map((all) => all.join('')),
        ),
        (raw) => {
          const url = safePayUrl(raw, HOSTS)
          return url === null || (url.protocol === 'https:' && HOSTS.includes(url.host))
        },
      ),
      { numRuns: randomRuns(20_000) },
    )
    expect(result.failed).toBe(false)
  })
})
