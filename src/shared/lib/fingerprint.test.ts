import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('equal texts have equal fingerprints, which are short and contain no part of the text', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 30 }), (text) => {
      expect(fingerprint(text)).toBe(fingerprint(text))
      expect(fingerprint(text)).toMatch(/^[0-9a-z]{8,14}$/)
    }),
  )
})

test('different texts have different fingerprints', () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `patient {"name":"李建国","id":"P${at}"}`)
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
})
