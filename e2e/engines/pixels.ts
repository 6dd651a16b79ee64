import { inflateSync } from 'node:zlib'

/** The byte that a PNG filter predicts from its neighbours: left, above, above left (PNG specification, 9.2). */
function predictedByte(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}

/** How many pixels of a screenshot (PNG, 8 bits, RGB or RGBA) have about this colour, given as 0xrrggbb. */
export function countPixels(png: Buffer, colour: number): number {
  const width = png.readUInt32BE(16)
  const size = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const bytes = inflateSync(Buffer.concat(parts))
  const line = width * size + 1
  const byte = (row: number, column: number) => (row < 0 || column < 1 ? 0 : (bytes[row * line + column] ?? 0))
  let found = 0
  for (let row = 0; row * line < bytes.length; row += 1) {
    const filter = bytes[row * line] ?? 0
    for (let column = 1; column < line; column += 1) {
      const corner = column > size ? byte(row - 1, column - size) : 0
      const left = column > size ? byte(row, column - size) : 0
      bytes[row * line + column] = byte(row, column) + predictedByte(filter, left, byte(row - 1, column), corner)
    }
    for (let column = 1; column < line; column += size) {
      const channels = [16, 8, 0].map((shift, at) => byte(row, column + at) - ((colour >> shift) & 255))
      if (channels.every((distance) => Math.abs(distance) < 24)) found += 1
    }
  }
  return found
}
