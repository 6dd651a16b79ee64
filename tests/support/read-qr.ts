/** Reads a QR code without error correction (ISO 18004): level M, up to version 10, bytes only. */

type Matrix = readonly (readonly boolean[])[]

/** Data codewords of each block, by version. */
const blocks: readonly (readonly number[])[] = [
  [],
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
]

/** Centres of the alignment patterns, by version. */
const centres: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

/** Whether a module belongs to the function patterns of the code, and not to its data. */
function isFrame(row: number, column: number, size: number, version: number): boolean {
  const finder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
  const versions = version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))
  if (finder || versions || row === 6 || column === 6) return true
  const last = size - 7
  return (centres[version] ?? []).some((y) =>
    (centres[version] ?? []).some((x) => {
      const corner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      return !corner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2
    }),
  )
}

/** The level and the mask, read beside the finder pattern at the top left. */
function formatOf(matrix: Matrix): { level: number; mask: number } {
  const at = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => matrix[8]?.[column])
  const bits = [...at, ...[7, 5, 4, 3, 2, 1, 0].map((row) => matrix[row]?.[8])]
  const format = bits.reduce<number>((value, dark) => value * 2 + Number(dark), 0) ^ 0x5412
  return { level: format >> 13, mask: (format >> 10) & 7 }
}

/** The data modules in reading order, without their mask. */
function bitsOf(matrix: Matrix, version: number, mask: number): boolean[] {
  const size = matrix.length
  const bits: boolean[] = []
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((x) =>
    x <= 6 ? x - 1 : x,
  )
  pairs.forEach((right, pair) => {
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!isFrame(row, column, size, version))
          bits.push((matrix[row]?.[column] ?? false) !== (masks[mask]?.(row, column) ?? false))
    }
  })
  return bits
}

const numberIn = (bits: readonly boolean[], from: number, length: number): number =>
  bits.slice(from, from + length).reduce((value, bit) => value * 2 + Number(bit), 0)

/** Sorts the interleaved data codewords into their blocks. The error correction codewords after them are left out. */
function dataOf(codewords: readonly number[], sizes: readonly number[]): number[] {
  const parts = sizes.map((): number[] => [])
  let next = 0
  for (let at = 0; at < Math.max(...sizes); at += 1)
    sizes.forEach((length, block) => {
      if (at < length) parts[block]?.push(codewords[next++] ?? 0)
    })
  return parts.flat()
}

/** The text of a QR code. @throws Error if this reader does not support the code. */
export function readQr(matrix: Matrix): string {
  const version = (matrix.length - 17) / 4
  const { level, mask } = formatOf(matrix)
  const sizes = blocks[version]
  if (!sizes || level !== 0) throw new Error(`not a code of level M: version ${version}, level ${level}`)
  const raw = bitsOf(matrix, version, mask)
  const codewords = Array.from({ length: Math.floor(raw.length / 8) }, (_, at) => numberIn(raw, at * 8, 8))
  const bits = dataOf(codewords, sizes).flatMap((byte) =>
    Array.from({ length: 8 }, (_, at) => (byte & (128 >> at)) > 0),
  )
  if (numberIn(bits, 0, 4) !== 4) throw new Error('not bytes')
  const long = version >= 10 ? 16 : 8
  const count = numberIn(bits, 4, long)
  const bytes = Array.from({ length: count }, (_, at) => numberIn(bits, 4 + long + at * 8, 8))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

/**
 * The modules of a QR code in a picture with a light margin. The outermost dark pixels are the border of the code, and
 * the finder pattern at the top left is seven modules wide.
 */
export function modulesIn(dark: Matrix): boolean[][] {
  const rows = dark.flatMap((row, y) => (row.includes(true) ? [y] : []))
  const columns = dark.flatMap((row) => row.flatMap((on, x) => (on ? [x] : [])))
  const [top, left] = [rows[0] ?? 0, columns.reduce((a, b) => Math.min(a, b), Infinity)]
  const width = columns.reduce((a, b) => Math.max(a, b), 0) - left + 1
  const finder = (dark[top] ?? []).indexOf(false, left) - left
  const size = Math.round((width * 7) / finder)
  const middle = (start: number, at: number) => start + Math.floor(((at + 0.5) * width) / size)
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => dark[middle(top, y)]?.[middle(left, x)] ?? false),
  )
}

/** The modules of a QR code in an SVG. The last path has one square for each dark module. */
export function modulesOfSvg(svg: Element): boolean[][] {
  const [, , box = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const path = [...svg.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? ''
  const on = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  return modulesIn(Array.from({ length: box }, (_, y) => Array.from({ length: box }, (__, x) => on.has(`${x} ${y}`))))
}
