/** The layout of a poster, in px of its canvas: pure functions, so that they can be tested without one. */

export const POSTER = { width: 750, height: 1200, padding: 48, picture: 654, qr: 240 } as const

/** The phone's own letters. */
export const POSTER_FONT =
  "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"

/** The quiet zone around a code, without which phones do not detect it. */
export const QUIET = 4

/** Breaks a text into lines that fit; the last one ends in an ellipsis when text is left over. */
export function linesOf(text: string, measure: (part: string) => number, width: number, max: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (measure(line + character) <= width || line === '') {
      line += character
      continue
    }
    lines.push(line)
    line = character
  }
  if (line) lines.push(line)
  if (lines.length <= max) return lines
  const kept = lines.slice(0, max)
  let last = kept[max - 1] ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1)
  return [...kept.slice(0, -1), `${last}…`]
}

/** Size and offset that make the middle of a picture fill a square; one without a size is treated as square. */
export function coverOf(
  width: number,
  height: number,
  size: number,
): { x: number; y: number; width: number; height: number } {
  const scale = width > 0 && height > 0 ? size / Math.min(width, height) : 0
  const [w, h] = scale > 0 ? [width * scale, height * scale] : [size, size]
  return { x: (size - w) / 2 + 0, y: (size - h) / 2 + 0, width: w, height: h }
}

/** The dark squares of a code inside its box, with whole px for each module. */
export function qrSquares(
  matrix: readonly (readonly boolean[])[],
  box: number,
): { cell: number; at: [number, number][] } {
  const cell = Math.floor(box / (matrix.length + 2 * QUIET))
  const start = Math.floor((box - cell * matrix.length) / 2)
  const at = matrix.flatMap((row, y) =>
    row.flatMap((dark, x): [number, number][] => (dark ? [[start + x * cell, start + y * cell]] : [])),
  )
  return { cell, at }
}
