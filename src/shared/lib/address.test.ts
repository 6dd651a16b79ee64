import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCode } from './address.ts'

test('[LOGIN-030] a code has up to 64 letters, digits, dashes and Base64 characters, and any other text is ignored', () => {
  for (const code of ['ABC123', 'a-b_c', 'x'.repeat(64), 'aGk+/w==']) expect(toCode(code)).toBe(code)
  for (const wrong of [null, undefined, '', 'x'.repeat(65), '码', '<b>', 'a.b', 'a?b', 'a#b', 'a\\b', 'ABC\n'])
    expect(toCode(wrong)).toBeNull()
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const spelled = text.replaceAll(' ', '+')
      expect(toCode(text)).toBe(text !== '' && text.length <= 64 && !/[^\w+/=-]/.test(spelled) ? spelled : null)
    }),
    { seed: 20260901 },
  )
})

test.each([
  ['encoded', '?sharingCode=aGk%2B%2Fw%3D%3D'],
  ['as it is', '?sharingCode=aGk+/w=='],
])('a code that contains + / = in an address (%s) is parsed completely', (_name, search) => {
  expect(toCode(new URLSearchParams(search).get('sharingCode'))).toBe('aGk+/w==')
})
