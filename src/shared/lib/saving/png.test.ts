import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { modulesIn, readQr } from '#tests/read-qr.ts'
import { pngOf } from './png.ts'
import { qrModules } from './qr.ts'
import { withQuietZone } from './quiet-zone.ts'

const bytesOf = (url: string) => Buffer.from(url.replace('data:image/png;base64,', ''), 'base64')

/** The chunks of a PNG. The checksum of each chunk must be correct. */
function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] {
  const found: { type: string; data: Buffer }[] = []
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 4, at + 8 + length)
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    found.push({ type: body.subarray(0, 4).toString('latin1'), data: body.subarray(4) })
    at += 12 + length
  }
  return found
}

/** The dark pixels of a PNG with one bit per pixel. */
function darkOf(url: string): boolean[][] {
  const [head, pixels] = chunksOf(bytesOf(url))
  const [width, height] = [head?.data.readUInt32BE(0) ?? 0, head?.data.readUInt32BE(4) ?? 0]
  const raw = inflateSync(pixels?.data ?? Buffer.of())
  const line = Math.ceil(width / 8) + 1
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (((raw[y * line + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 0),
  )
}

describe('a PNG picture made of squares', () => {
  test('has the chunks and checksums of a valid PNG', () => {
    const bytes = bytesOf(pngOf([[true]], 1))
    expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
    expect(chunksOf(bytes).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND'])
  })

  test.each([1, 3, 8])('shows the same squares with a width of %d px each', (cell) => {
    const [dark, light] = [Array<boolean>(cell).fill(true), Array<boolean>(cell).fill(false)]
    const rows = [
      [...dark, ...light, ...light],
      [...light, ...dark, ...light],
    ]
    expect(
      darkOf(
        pngOf(
          [
            [true, false, false],
            [false, true, false],
          ],
          cell,
        ),
      ),
    ).toEqual(rows.flatMap((row) => Array.from({ length: cell }, () => row)))
  })

  test('can be larger than one uncompressed block of the PNG format', () => {
    const matrix = Array.from({ length: 100 }, (_, y) => Array.from({ length: 100 }, (__, x) => (x + y) % 2 === 0))
    const dark = darkOf(pngOf(matrix, 8))
    expect(dark).toHaveLength(800)
    expect([dark[799]?.[799], dark[799]?.[791]]).toEqual([true, false])
  })

  test('with a QR code can be decoded, and has a quiet zone of four modules', () => {
    const link = 'https://m.example.com/invitation-login?invitationCode=SHARE108'
    const matrix = withQuietZone(qrModules(link))
    const dark = darkOf(pngOf(matrix, 8))
    expect(readQr(modulesIn(dark))).toBe(link)
    expect(dark.slice(0, 32).flat()).not.toContain(true)
    expect(dark.flatMap((row) => row.slice(-32))).not.toContain(true)
  })
})
