import { config } from '#/config.ts'
import { qrModules } from '#/shared/lib/saving/qr.ts'
import { loadPicture } from './load-picture.ts'
import {
  containOf,
  coverOf,
  fillsSquare,
  linesOf,
  POSTER,
  POSTER_FONT,
  type PosterFacts,
  qrSquares,
} from './poster-rules.ts'

type Pen = CanvasRenderingContext2D
type Picture = HTMLImageElement | null

const { width: WIDTH, height: HEIGHT, padding: PAD, picture: SIZE, qr: QR, head: HEAD } = POSTER
const FOOT = HEIGHT - PAD - QR
/** The box above the code, for posters of a person: the whole width. */
const TOP = { x: 0, y: 0, width: WIDTH, height: FOOT - PAD / 2 }

const BRAND = '#0f6e6a'
const BRAND_SOFT = '#e3f4f3'
const TEXT = '#1d2129'
const TEXT_2 = '#4e5969'

const style = (pen: Pen, font: string, colour: string) => {
  pen.font = `${font} ${POSTER_FONT}`
  pen.fillStyle = colour
}

const fit = (pen: Pen, text: string, max: number, room: number) =>
  linesOf(text, (part) => pen.measureText(part).width, room, max)

function write(pen: Pen, lines: readonly string[], x: number, top: number, height: number): number {
  lines.forEach((line, at) => pen.fillText(line, x, top + at * height))
  return top + lines.length * height
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a whole picture inside a box and fills the rest with its stretched edges, so that no bars are seen. */
function drawWhole(pen: Pen, picture: HTMLImageElement, place: Place, box: Place): void {
  const { naturalWidth: w, naturalHeight: h } = picture
  const { width, height } = place
  const [x, y] = [box.x + place.x, box.y + place.y]
  if (place.x > 0) {
    pen.drawImage(picture, 0, 0, 1, h, box.x, y, place.x + 1, height)
    pen.drawImage(picture, w - 1, 0, 1, h, x + width - 1, y, place.x + 1, height)
  }
  if (place.y > 0) {
    pen.drawImage(picture, 0, 0, w, 1, x, box.y, width, place.y + 1)
    pen.drawImage(picture, 0, h - 1, w, 1, x, y + height - 1, width, place.y + 1)
  }
  pen.drawImage(picture, x, y, width, height)
}

function drawSquare(pen: Pen, picture: Picture): void {
  pen.fillStyle = BRAND_SOFT
  pen.fillRect(PAD, PAD, SIZE, SIZE)
  if (!picture) return
  const { naturalWidth: w, naturalHeight: h } = picture
  const box = { x: PAD, y: PAD, width: SIZE, height: SIZE }
  const whole = fillsSquare(w, h) ? null : containOf(w, h, box)
  pen.save()
  pen.beginPath()
  pen.rect(PAD, PAD, SIZE, SIZE)
  pen.clip()
  if (whole) drawWhole(pen, picture, whole, box)
  else {
    const place = coverOf(w, h, SIZE)
    pen.drawImage(picture, PAD + place.x, PAD + place.y, place.width, place.height)
  }
  pen.restore()
}

/** Draws a picture in a circle or, without a picture, the first character of the name. */
function drawHead(pen: Pen, picture: Picture, name: string, at: { x: number; y: number; size: number }): void {
  const { x, y, size } = at
  pen.save()
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  pen.fillStyle = BRAND_SOFT
  pen.fill()
  pen.clip()
  if (picture) {
    const place = coverOf(picture.naturalWidth, picture.naturalHeight, size)
    pen.drawImage(picture, x + place.x, y + place.y, place.width, place.height)
  } else {
    style(pen, `600 ${Math.round(size * 0.45)}px`, BRAND)
    pen.textAlign = 'center'
    pen.fillText(Array.from(name.trim())[0] ?? '', x + size / 2, y + size * 0.66)
  }
  pen.restore()
}

function drawQr(pen: Pen, link: string): void {
  const { cell, at } = qrSquares(qrModules(link), QR)
  pen.fillStyle = '#000'
  for (const [x, y] of at) pen.fillRect(WIDTH - PAD - QR + x, FOOT + y, cell, cell)
}

function drawThing(pen: Pen, facts: PosterFacts, picture: Picture): void {
  const room = WIDTH - 2 * PAD
  drawSquare(pen, picture)
  style(pen, '600 60px', TEXT)
  const below = write(pen, fit(pen, facts.name, 2, room), PAD, PAD + SIZE + 92, 80)
  style(pen, '400 39px', TEXT_2)
  write(pen, fit(pen, facts.subtitle, 1, room), PAD, below, 60)
  style(pen, '600 78px', '#d4380d')
  pen.fillText(facts.accent, PAD, FOOT + 96)
  style(pen, '400 39px', TEXT_2)
  write(pen, ['长按识别二维码', `来自${config.appName}`], PAD, FOOT + 186, 60)
}

function drawCard(pen: Pen, facts: PosterFacts, head: Picture): void {
  const { name = '', position = '' } = facts.person ?? {}
  const size = 3 * HEAD
  pen.fillStyle = BRAND
  pen.fillRect(0, 0, TOP.width, TOP.height)
  drawHead(pen, head, name, { x: (WIDTH - size) / 2, y: 220, size })
  pen.save()
  pen.textAlign = 'center'
  style(pen, '600 84px', '#fff')
  const below = write(pen, fit(pen, name, 1, WIDTH - 2 * PAD), WIDTH / 2, 220 + size + 140, 90)
  style(pen, '400 45px', '#fff')
  const texts = [position, facts.subtitle].filter(Boolean)
  write(
    pen,
    texts.flatMap((text) => fit(pen, text, 2, WIDTH - 2 * PAD)),
    WIDTH / 2,
    below,
    72,
  )
  pen.restore()
}

function drawOwn(pen: Pen, facts: PosterFacts, picture: Picture, head: Picture): void {
  const { name = '' } = facts.person ?? {}
  const room = WIDTH - 3 * PAD - QR
  const whole = picture && containOf(picture.naturalWidth, picture.naturalHeight, TOP)
  if (picture && whole) {
    pen.fillStyle = BRAND_SOFT
    pen.fillRect(0, 0, TOP.width, TOP.height)
    drawWhole(pen, picture, whole, TOP)
    const beside = HEAD + PAD / 2
    drawHead(pen, head, name, { x: PAD, y: FOOT + 24, size: HEAD })
    style(pen, '600 51px', TEXT)
    write(pen, fit(pen, name, 2, room - beside), PAD + beside, FOOT + 84, 64)
  } else drawCard(pen, facts, head)
  style(pen, '400 39px', TEXT_2)
  write(
    pen,
    ['长按识别二维码', `来自${config.appName}`].flatMap((line) => fit(pen, line, 1, room)),
    PAD,
    FOOT + 240,
    60,
  )
}

/**
 * Draws a poster and returns it as a data URL, which can be saved by a long press. The poster contains nothing personal
 * except `person`, who makes the poster of themselves.
 * @throws Error when there is no canvas, or when the canvas may not be read.
 */
export async function drawPoster(facts: PosterFacts): Promise<string> {
  const [picture, head] = await Promise.all([loadPicture(facts.picture), loadPicture(facts.person?.picture ?? '')])
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  if (facts.person) drawOwn(pen, facts, picture, head)
  else drawThing(pen, facts, picture)
  drawQr(pen, facts.link)
  const src = canvas.toDataURL('image/jpeg', 0.92)
  // If the canvas is too large for the phone's memory, the browser returns an empty picture.
  if (!src.startsWith('data:image/jpeg')) throw new Error('empty canvas')
  return src
}
