import { config } from '#/config.ts'
import { linesOf, POSTER_FONT } from '#/widgets/share/poster-rules.ts'
import { changeWords } from '../../statistics.ts'
import { barsIn, PICTURE, pictureHeight } from '../picture-rules.ts'
import { reportContents, type ReportFacts } from '../report-text.ts'

type Pen = CanvasRenderingContext2D

/** The same colours in dark mode, because the picture is viewed elsewhere. */
const colours = {
  paper: '#fff',
  ground: '#f4f6f7',
  text: '#1d2129',
  soft: '#4e5969',
  brand: '#0f6e6a',
  band: '#7ccbc6',
}

interface Style {
  size: number
  bold?: boolean
  colour?: string
}

function write(pen: Pen, text: string, x: number, y: number, { size, bold, colour = colours.text }: Style): void {
  pen.font = `${bold ? 600 : 400} ${size}px ${POSTER_FONT}`
  pen.fillStyle = colour
  const [line = ''] = linesOf(text, (part) => pen.measureText(part).width, PICTURE.width - PICTURE.padding - x, 1)
  pen.fillText(line, x, y)
}

function drawNumbers(pen: Pen, { counted: { statistics, before } }: ReportFacts, top: number): void {
  const half = (PICTURE.width - 2 * PICTURE.padding) / 2
  const numbers = [
    ['访客', statistics.visitors, before.visitors],
    ['浏览', statistics.browsing, before.browsing],
  ] as const
  for (const [at, [name, now, last]] of numbers.entries()) {
    const x = PICTURE.padding + at * half
    write(pen, name, x, top + 14, { size: 13, colour: colours.soft })
    write(pen, String(now), x, top + 50, { size: 32, bold: true })
    write(pen, changeWords(now, last), x, top + 72, { size: 12, colour: colours.soft })
  }
}

function drawBars(pen: Pen, { counted: { slots } }: ReportFacts, top: number): void {
  const width = PICTURE.width - 2 * PICTURE.padding
  const height = PICTURE.chart - 40
  pen.fillStyle = colours.ground
  pen.fillRect(PICTURE.padding, top, width, height)
  pen.fillStyle = colours.band
  const counts = slots.map(({ browsing }) => browsing)
  for (const bar of barsIn(counts, width, height - 8))
    pen.fillRect(PICTURE.padding + bar.x, top + 8 + bar.y, bar.width, bar.height)
  const small = { size: 12, colour: colours.soft }
  write(pen, slots[0]?.from ?? '', PICTURE.padding, top + height + 18, small)
  pen.textAlign = 'right'
  pen.fillText(slots.at(-1)?.to ?? '', PICTURE.width - PICTURE.padding, top + height + 18)
  pen.textAlign = 'left'
}

function drawContents(pen: Pen, facts: ReportFacts, top: number): void {
  const contents = reportContents(facts)
  if (contents.length === 0) return
  write(pen, '看得最多的内容', PICTURE.padding, top + 20, { size: 14, bold: true })
  for (const [at, { title, browsing, visitors }] of contents.entries()) {
    const y = top + 40 + at * PICTURE.row
    write(pen, `${at + 1}. ${title}`, PICTURE.padding, y + 16, { size: 14 })
    const numbers = `浏览 ${browsing} · 访客 ${visitors}`
    write(pen, numbers, PICTURE.padding + 18, y + 36, { size: 12, colour: colours.brand })
  }
}

/**
 * Draws totals, bars and contents, and returns the picture as a data URL. The picture contains no visitor.
 * @throws Error when there is no canvas.
 */
export function drawStatistics(facts: ReportFacts): string {
  const { scale, width, padding, head, numbers, chart } = PICTURE
  const height = pictureHeight(reportContents(facts).length)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = colours.brand
  pen.fillRect(0, 0, width, 6)
  write(pen, facts.headline, padding, 44, { size: 20, bold: true })
  write(pen, facts.days, padding, 70, { size: 13, colour: colours.soft })
  drawNumbers(pen, facts, head)
  drawBars(pen, facts, head + numbers)
  drawContents(pen, facts, head + numbers + chart)
  write(pen, `来自${config.appName}`, padding, height - 18, { size: 12, colour: colours.soft })
  return canvas.toDataURL('image/jpeg', 0.92)
}
