import { expect, test } from 'vitest'
import { modulesIn, readQr } from '#tests/read-qr.ts'
import { qrModules } from './qr.ts'

test.each([1, 14, 30, 60, 80, 100, 115, 140, 170, 200])('a QR code with %i characters can be decoded', (length) => {
  const text = `https://m.example.com/invitation-login?invitationCode=SHARE108&x=`.repeat(4).slice(0, length)
  expect(readQr(qrModules(text))).toBe(text)
})

test('a QR code drawn with a border and several pixels per module can be decoded from its pixels', () => {
  const text = 'https://m.example.com/invitation-login?invitationCode=SHARE108'
  const cells = qrModules(text)
  const cell = 5
  const dark = Array.from({ length: cells.length * cell + 40 }, (_, y) =>
    Array.from(
      { length: cells.length * cell + 40 },
      (__, x) => cells[Math.floor((y - 17) / cell)]?.[Math.floor((x - 23) / cell)] ?? false,
    ),
  )
  expect(readQr(modulesIn(dark))).toBe(text)
})
