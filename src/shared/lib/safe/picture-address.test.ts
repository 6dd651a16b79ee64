import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#tests/contracts.ts'
import { fillPath } from '#/shared/api/endpoint.ts'
import { isCall, isPicture } from './picture-address.ts'

const calls = [
  ...new Set(
    allEndpoints
      .filter(({ row }) => row.server !== 'store')
      .map(({ row }) => fillPath(row, { id: '1', type: 'x', sampleId: 'S1', packageId: 'P1', sharingCode: 'C' })),
  ),
].filter((path) => path.startsWith('/'))

test.each(calls)('the address %s of an API call is not used as a picture', (path) =>
  expect(isPicture(path)).toBe(false),
)

test.each([
  '/auth/logout',
  '/auth/logout?x=1.png',
  '/AUTH/logout',
  '/%61uth/logout',
  '/x/../auth/logout',
  '/x/%2e%2e/auth/logout',
  '/mall/api/public/a.png',
  '/mall/%61pi/public/a.png',
  '/mall//api/public/a.png',
  '/messages/api/private-resource/delete?x',
  'https://site.invalid/auth/logout',
])('the address %s is a call to the server, and is not accepted as a picture', (path) =>
  expect([isCall(path), isPicture(path)]).toEqual([true, false]),
)

test.each([
  '/pictures/goods/g01.svg',
  '/files/1.png',
  '/static/api.png',
  '/resources/wechat/1.jpg',
  '/goods/1.jpg',
  '/author/1.png',
  '/pictures/100%.png',
  '/messages/api/public/public-resource/get?download=false&resourcePath=%2F1.jpg',
  '/messages/api/private-resource/get?download=false&resourcePath=%2F1.jpg',
  'https://cdn.example.com/mall/api/1.png',
  'https://cdn.example.com/auth/1.png',
  'data:image/png;base64,AAAA',
  'blob:https://site.invalid/1',
])('the address %s is accepted as a picture', (path) => expect(isPicture(path)).toBe(true))

describe('the address of an API call in any spelling', () => {
  const callArbitrary = fc.constantFrom(...calls)
  /** The path in a spelling that a server reads as the same path. */
  const disguisedArbitrary = fc
    .tuple(callArbitrary, fc.nat(), fc.constantFrom('', '?a.png', '#a.png'))
    .map(([path, place, end]) => {
      const at = 1 + (place % (path.length - 1))
      const sign = path[at] ?? ''
      const hidden = /[a-z]/i.test(sign) ? `%${sign.charCodeAt(0).toString(16)}` : sign
      return path.slice(0, at) + hidden + path.slice(at + 1) + end
    })
  test('is not used as a picture', () => {
    fc.assert(
      fc.property(disguisedArbitrary, (path) => {
        expect(isPicture(path)).toBe(false)
      }),
      { seed: 20_261_126, numRuns: 1000 },
    )
  })
})
