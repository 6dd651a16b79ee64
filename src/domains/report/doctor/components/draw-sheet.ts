import { pictureScale } from '#/widgets/share/picture-scale.ts'
import { linesOf, POSTER_FONT } from '#/widgets/share/poster-rules.ts'
import type { SheetPage } from '../sheet-rules.ts'

/** Sizes in px of a page as wide as a large phone, twice as sharp. */
const WIDTH = 750
const PAD = 40
const SHARP = 2

const INK = '#1d2129'
const INK_2 = '#4e5969'
const styles = {
  title: { font: '600 36px', height: 52, above: 0, colour: INK },
  head: { font: '600 30px', height: 44, above: 28, colour: '#0f6e6a' },
  name: { font: '600 26px', height: 38, above: 16, colour: INK },
  text: { font: '400 24px', height: 36, above: 0, colour: INK },
  small: { font: '400 22px', height: 32, above: 8, colour: INK_2 },
} as const

interface Row {
  style: keyof typeof styles
  text: string
}

const row = (style: Row['style'], text: string): Row[] => (text ? [{ style, text }] : [])

const rowsOf = ({ title, who, dates, parts, foot }: SheetPage): Row[] => [
  ...row('title', title),
  ...row(
    'name',
    who
      .filter(([, value]) => value)
      .map((pair) => pair.join(' '))
      .join('　'),
  ),
  ...row('small', dates.join('　')),
  ...parts.flatMap(({ head, items, note }) => [
    ...row('head', head),
    ...items.flatMap(({ name, mark, about, lines, findings }) => [
      ...row('name', [name, mark?.word, about].filter(Boolean).join(' · ')),
      ...[...lines, ...findings].flatMap((line) => row('text', line)),
    ]),
    ...row('text', note),
  ]),
  ...row('small', foot),
]

type Pen = CanvasRenderingContext2D

const setFont = (pen: Pen, style: Row['style']): void => {
  pen.font = `${styles[style].font} ${POSTER_FONT}`
  pen.fillStyle = styles[style].colour
}

function wrapped(pen: Pen, rows: readonly Row[]) {
  return rows.map(({ style, text }) => {
    setFont(pen, style)
    return { style, lines: linesOf(text, (part) => pen.measureText(part).width, WIDTH - 2 * PAD, Infinity) }
  })
}

/**
 * Draws the first page of the doctor's sheet, black on white, and returns it as a data URL.
 * @throws Error when there is no canvas, or when it is too large for the phone's memory.
 */
export function drawSheet(page: SheetPage): string {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const rows = wrapped(pen, rowsOf(page))
  const height = rows.reduce(
    (sum, { style, lines }) => sum + styles[style].above + lines.length * styles[style].height,
    2 * PAD,
  )
  const scale = Math.min(SHARP, pictureScale(WIDTH, height))
  canvas.width = Math.floor(WIDTH * scale)
  canvas.height = Math.floor(height * scale)
  // A new size resets the pen.
  pen.scale(scale, scale)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, WIDTH, height)
  let y = PAD
  for (const { style, lines } of rows) {
    setFont(pen, style)
    y += styles[style].above
    for (const line of lines) {
      y += styles[style].height
      pen.fillText(line, PAD, y - styles[style].height / 4)
    }
  }
  const src = canvas.toDataURL('image/jpeg', 0.92)
  if (!src.startsWith('data:image/jpeg')) throw new Error('empty canvas')
  return src
}
