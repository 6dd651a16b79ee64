import { config } from '#/config.ts'
import { qrModules } from '#/shared/lib/qr.ts'
import { coverOf, linesOf, POSTER, POSTER_FONT, qrSquares } from './poster-rules.ts'

export interface PosterFacts {
  name: string
  subtitle: string
  /** The emphasized text: `¥299.00 起`. */
  accent: string
  picture: string
  link: string
}

const PICTURE_MS = 6000

/**
 * Loads a picture for the canvas: another host must allow it (CORS), and it is requested anew, because a cached copy
 * may lack the header.
 */
function loadPicture(src: string): Promise<HTMLImageElement | null> {
  if (!src) return Promise.resolve(null)
  return new Promise((resolve) => {
    const picture = new Image()
    const url = new URL(src, window.location.href)
    if (url.origin !== window.location.origin) {
      picture.crossOrigin = 'anonymous'
      url.searchParams.set('poster', '1')
    }
    const timer = setTimeout(() => resolve(null), PICTURE_MS)
    const done = (result: HTMLImageElement | null) => {
      clearTimeout(timer)
      resolve(result)
    }
    picture.onload = () => done(picture)
    picture.onerror = () => done(null)
    picture.src = url.href
  })
}

type Pen = CanvasRenderingContext2D

function write(pen: Pen, lines: readonly string[], x: number, top: number, height: number): number {
  lines.forEach((line, at) => pen.fillText(line, x, top + at * height))
  return top + lines.length * height
}

function drawPicture(pen: Pen, picture: HTMLImageElement | null): void {
  const { padding, picture: size } = POSTER
  pen.fillStyle = '#e3f4f3'
  pen.fillRect(padding, padding, size, size)
  if (!picture) return
  const place = coverOf(picture.naturalWidth, picture.naturalHeight, size)
  pen.save()
  pen.beginPath()
  pen.rect(padding, padding, size, size)
  pen.clip()
  pen.drawImage(picture, padding + place.x, padding + place.y, place.width, place.height)
  pen.restore()
}

function drawQr(pen: Pen, link: string, left: number, top: number): void {
  const { cell, at } = qrSquares(qrModules(link), POSTER.qr)
  pen.fillStyle = '#000'
  for (const [x, y] of at) pen.fillRect(left + x, top + y, cell, cell)
}

function drawText(pen: Pen, facts: PosterFacts): void {
  const { width, padding, picture, qr } = POSTER
  const room = width - 2 * padding
  const style = (font: string, colour: string) => {
    pen.font = `${font} ${POSTER_FONT}`
    pen.fillStyle = colour
  }
  const fit = (text: string, max: number, space = room) =>
    linesOf(text, (part) => pen.measureText(part).width, space, max)
  style('600 40px', '#1d2129')
  const below = write(pen, fit(facts.name, 2), padding, padding + picture + 64, 54)
  style('400 26px', '#4e5969')
  write(pen, fit(facts.subtitle, 1), padding, below, 40)
  const foot = POSTER.height - padding - qr
  style('600 52px', '#d4380d')
  pen.fillText(facts.accent, padding, foot + 64)
  style('400 26px', '#4e5969')
  write(pen, ['长按识别二维码', `来自${config.appName}`], padding, foot + 124, 40)
  drawQr(pen, facts.link, width - padding - qr, foot)
}

/**
 * Draws a poster and returns it as a data URL, which can be saved by a long press. It contains nothing personal.
 * @throws Error where there is no canvas.
 */
export async function drawPoster(facts: PosterFacts): Promise<string> {
  const picture = await loadPicture(facts.picture)
  const canvas = document.createElement('canvas')
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawPicture(pen, picture)
  drawText(pen, facts)
  return canvas.toDataURL('image/jpeg', 0.92)
}
