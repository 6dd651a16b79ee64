import { config } from '#/config.ts'
import { pictureScale } from '#/widgets/share/picture-scale.ts'
import { linesOf as textLines, POSTER_FONT } from '#/widgets/share/poster-rules.ts'
import { CARD, layoutOf } from '../../kinship/layout.ts'
import { linesOf } from '../line-rules.ts'
import { maskedName } from '#/shared/lib/idcard.ts'
import type { Member, Pedigree } from '../pedigree-rules.ts'

/** The picture has terms and names only: no birthday, number or report. Its colours are those of the light mode. */

type Pen = CanvasRenderingContext2D

const MARGIN = { side: 28, top: 84, bottom: 60 }
const MIDDLE = CARD.width / 2

const isDashed = ({ kind }: Member): boolean => kind === 'open' || kind === 'invited'

function drawFrame(pen: Pen, x: number, y: number, member: Member): void {
  const radius = 12
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.arcTo(x + CARD.width, y, x + CARD.width, y + CARD.height, radius)
  pen.arcTo(x + CARD.width, y + CARD.height, x, y + CARD.height, radius)
  pen.arcTo(x, y + CARD.height, x, y, radius)
  pen.arcTo(x, y, x + CARD.width, y, radius)
  pen.closePath()
  pen.fillStyle = '#fff'
  pen.fill()
  pen.setLineDash(isDashed(member) ? [5, 4] : [])
  pen.lineWidth = member.kind === 'me' ? 3 : 1.5
  pen.strokeStyle = member.kind === 'me' ? '#0f6e6a' : '#9aa5b1'
  pen.stroke()
  pen.setLineDash([])
}

function drawCard(pen: Pen, x: number, y: number, member: Member, masked: boolean): void {
  drawFrame(pen, x, y, member)
  const fit = (text: string, most: number) =>
    textLines(text, (part) => pen.measureText(part).width, CARD.width - 12, most)
  pen.textAlign = 'center'
  pen.font = `600 17px ${POSTER_FONT}`
  pen.fillStyle = '#1d2129'
  const words = fit(member.word, 2)
  for (const [index, line] of words.entries()) pen.fillText(line, x + MIDDLE, y + 36 + index * 22)
  pen.font = `400 14px ${POSTER_FONT}`
  pen.fillStyle = '#4e5969'
  const [name = ''] = fit(masked ? maskedName(member.name, '') : member.name, 1)
  pen.fillText(name, x + MIDDLE, y + 42 + words.length * 22)
}

/**
 * Draws the whole family with all branches unfolded and returns it as a data URL.
 * @throws Error when there is no canvas.
 */
export function drawTree({ family, me, members }: Pedigree, masked: boolean): string {
  const layout = layoutOf(family, me, new Set(members.keys()))
  const width = Math.max(layout.width, 280) + 2 * MARGIN.side
  const height = layout.height + MARGIN.top + MARGIN.bottom
  const scale = pictureScale(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(width * scale)
  canvas.height = Math.floor(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  pen.fillStyle = '#f4f6f7'
  pen.fillRect(0, 0, width, height)
  pen.textAlign = 'center'
  pen.font = `600 26px ${POSTER_FONT}`
  pen.fillStyle = '#1d2129'
  pen.fillText('我的家庭族谱', width / 2, 50)
  pen.font = `400 15px ${POSTER_FONT}`
  pen.fillStyle = '#4e5969'
  pen.fillText(`来自${config.appName}`, width / 2, height - 22)
  pen.translate((width - layout.width) / 2, MARGIN.top)
  pen.lineWidth = 2
  pen.strokeStyle = '#9aa5b1'
  for (const { d, dashed } of linesOf(family, layout)) {
    pen.setLineDash(dashed ? [6, 5] : [])
    pen.stroke(new Path2D(d))
  }
  for (const { id, x, y } of layout.placed.values()) {
    const member = members.get(id)
    if (member) drawCard(pen, x, y, member, masked)
  }
  return canvas.toDataURL('image/jpeg', 0.92)
}
