/** Encodes black and white squares as PNG, so that a code can be saved on phones without a canvas. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The largest block that deflate can store without compression. */
const BLOCK = 65_535

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function crc(bytes: readonly number[]): number {
  let c = 0xffffffff
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function adler(bytes: readonly number[]): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return b * 65_536 + a
}

const bytesOf = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data]
  return [...bytesOf(data.length), ...body, ...bytesOf(crc(body))]
}

/** The bytes as a zlib stream without compression. */
function stored(bytes: readonly number[]): number[] {
  const starts = Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, at) => at * BLOCK)
  const blocks = starts.flatMap((start) => {
    const part = bytes.slice(start, start + BLOCK)
    const [low, high] = [part.length & 0xff, part.length >>> 8]
    return [Number(start + BLOCK >= bytes.length), low, high, low ^ 0xff, high ^ 0xff, ...part]
  })
  return [0x78, 0x01, ...blocks, ...bytesOf(adler(bytes))]
}

/** Pixel rows of one bit per px; dark is 0. */
function rowOf(row: readonly boolean[], cell: number): number[] {
  const width = row.length * cell
  return Array.from({ length: Math.ceil(width / 8) }, (_, byte) => {
    const bits = Array.from({ length: 8 }, (__, bit) => row[Math.floor((byte * 8 + bit) / cell)] !== true)
    return bits.reduce((value, light) => value * 2 + Number(light), 0)
  })
}

/** A PNG as a data URL: each square `cell` px wide, dark where the matrix is true. */
export function pngOf(matrix: readonly (readonly boolean[])[], cell: number): string {
  const width = (matrix[0]?.length ?? 0) * cell
  // Each PNG row begins with its filter byte: none.
  const pixels = matrix.flatMap((row) => {
    const line = [0, ...rowOf(row, cell)]
    return Array.from({ length: cell }, () => line).flat()
  })
  const head = [...bytesOf(width), ...bytesOf(matrix.length * cell), 1, 0, 0, 0, 0]
  const bytes = [...SIGNATURE, ...chunk('IHDR', head), ...chunk('IDAT', stored(pixels)), ...chunk('IEND', [])]
  return `data:image/png;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))}`
}
