import { QUIET } from '#/shared/lib/saving/quiet-zone.ts'

/**
 * The layout of a poster, in px of its canvas: pure functions, which tests can call without a canvas. Three px of the
 * canvas are one CSS px of a phone of 375 px width, so that the saved picture is sharp.
 */

export const POSTER = { width: 1125, height: 1800, padding: 72, picture: 981, qr: 360, head: 132 } as const

/** ms that the poster waits for each of its pictures; then the poster is drawn without the picture. */
export const PICTURE_MS = 4000

export interface PosterFacts {
  name: string
  subtitle: string
  /** The emphasized text: `¥299.00 起`. */
  accent: string
  picture: string
  link: string
  /** The person who recommends, shown beside the code of a person's poster; the picture is then not cut. */
  person?: { name: string; picture: string; position: string }
}

export const POSTER_FONT =
  "-apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"

/** Breaks a text into lines that fit; the last line ends in an ellipsis if there is more text. */
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

/** Size and offset that make the middle of a picture fill a square; a picture without a size is treated as square. */
export function coverOf(
  width: number,
  height: number,
  size: number,
): { x: number; y: number; width: number; height: number } {
  const scale = width > 0 && height > 0 ? size / Math.min(width, height) : 0
  const [w, h] = scale > 0 ? [width * scale, height * scale] : [size, size]
  return { x: (size - w) / 2 + 0, y: (size - h) / 2 + 0, width: w, height: h }
}

/** Size and offset that show all of a picture inside a box, in its middle; null for a picture without a size. */
export function containOf(
  width: number,
  height: number,
  box: { width: number; height: number },
): { x: number; y: number; width: number; height: number } | null {
  if (width <= 0 || height <= 0) return null
  const scale = Math.min(box.width / width, box.height / height)
  const [w, h] = [width * scale, height * scale]
  return { x: (box.width - w) / 2, y: (box.height - h) / 2, width: w, height: h }
}

/** Pictures further from a square than this are shown whole: cutting would remove too much of their sides. */
const MAX_CUT = 1.25

/** Whether a picture may fill a square, cut at two sides. */
export const fillsSquare = (width: number, height: number): boolean =>
  width <= 0 || height <= 0 || Math.max(width / height, height / width) <= MAX_CUT

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
