import { clamp, distance, type Point } from '#/shared/ui/gestures/geometry.ts'
import type { Bubble, PlaceMap } from './map-rules.ts'

/**
 * The placement of the bubbles' labels: beside the bubble, else further away with a thin line; never over another
 * bubble, label or line.
 */

interface Box extends Point {
  width: number
  height: number
}

/** A label; x and y are the upper left corner of its box. */
export interface Label extends Box {
  text: string
  /** The line from the bubble's edge to a label that is not beside it. */
  line: readonly [Point, Point] | null
}

/** The font size of the labels in rem, as in the style sheet. */
const LETTER = 0.8125
const LINE = 1.5

/** The size of a text in px: a Chinese character is as wide as the font size, other characters are narrower. */
function sizeOf(text: string, fontSize: number): { width: number; height: number } {
  const letter = LETTER * fontSize
  const widths = Array.from(text).map((sign) => (sign > '\u2E7F' ? letter : letter * 0.62))
  return { width: widths.reduce((sum, width) => sum + width, 2), height: letter * LINE }
}

const nearest = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: clamp(to.x, x, x + width),
  y: clamp(to.y, y, y + height),
})

export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const covers = (box: Box, bubble: Bubble): boolean => distance(nearest(box, bubble), bubble) < bubble.r

type Line = readonly [Point, Point]

const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const cross = ([a, b]: Line, [c, d]: Line): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** Whether a line touches the inside of a box: it ends in the box, or crosses one of its diagonals. */
function runsInto([from, to]: Line, box: Box): boolean {
  if (isIn(box, from) || isIn(box, to)) return true
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const fall: Line = [box, { x: right, y: bottom }]
  const rise: Line = [
    { x: box.x, y: bottom },
    { x: right, y: box.y },
  ]
  return cross([from, to], fall) || cross([from, to], rise)
}

function farFrom([from, to]: Line, point: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const at = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y || 1)
  const part = clamp(at, 0, 1)
  return distance(point, { x: from.x + x * part, y: from.y + y * part })
}

/** The margin around each bubble, for the ring of the selected bubble. */
const CLEAR = 3.5
const GAPS = [4, 6, 8, 11, 16, 22, 29, 37, 46, 56, 67]
const ANGLES = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12)
/** From this distance on, a line connects a label with its bubble. */
const LINE_FROM = 8

type Text = Pick<Label, 'text' | 'width' | 'height'>

interface Candidate {
  label: Label
  cost: number
}

const gapBetween = (box: Box, bubble: Bubble): number => distance(nearest(box, bubble), bubble) - bubble.r

/** Whether another bubble is about as near, so that the label would seem to belong to the other bubble. */
const seemsOther = (box: Box, own: Bubble, bubbles: readonly Bubble[]): boolean =>
  bubbles.some((bubble) => bubble !== own && gapBetween(box, bubble) < gapBetween(box, own) + 4)

/**
 * The candidate positions of a label around its bubble; positions near the bubble, and to its left and right, have the
 * lowest cost.
 */
function candidatesOf(bubble: Bubble, { text, ...size }: Text, bubbles: readonly Bubble[]): Candidate[] {
  return GAPS.flatMap((gap) =>
    ANGLES.map((angle): Candidate => {
      const [right, down] = [Math.cos(angle), Math.sin(angle)]
      const edge = bubble.r + gap
      const x = bubble.x + right * (edge + size.width / 2) - size.width / 2
      const y = bubble.y + down * (edge + size.height / 2) - size.height / 2
      const box = { ...size, x, y }
      const end = nearest(box, bubble)
      const far = distance(end, bubble) || 1
      const from = {
        x: bubble.x + ((end.x - bubble.x) * bubble.r) / far,
        y: bubble.y + ((end.y - bubble.y) * bubble.r) / far,
      }
      const unclear = seemsOther(box, bubble, bubbles)
      const isAside = unclear || far - bubble.r >= LINE_FROM
      return {
        label: { ...box, text, line: isAside ? [from, end] : null },
        cost: far - bubble.r + Math.abs(down) * 3 + (right < 0 ? 0.5 : 0) + (unclear ? 12 : 0),
      }
    }),
  )
}

type Frame = Pick<PlaceMap, 'width' | 'height' | 'bubbles'>

const isInside = ({ x, y, ...size }: Box, { width, height }: Frame): boolean =>
  x >= 1 && y >= 1 && x + size.width <= width - 1 && y + size.height <= height - 1

function clearsBubbles({ label }: Candidate, own: Bubble, frame: Frame): boolean {
  if (!isInside(label, frame)) return false
  if (frame.bubbles.some((bubble) => gapBetween(label, bubble) < CLEAR)) return false
  const { line } = label
  return !line || frame.bubbles.every((bubble) => bubble === own || farFrom(line, bubble) >= bubble.r + 1)
}

function clears(a: Label, b: Label): boolean {
  if (meet(a, b)) return false
  if (a.line && runsInto(a.line, b)) return false
  if (b.line && runsInto(b.line, a)) return false
  return !a.line || !b.line || !cross(a.line, b.line)
}

interface Attempt {
  labels: ReadonlyMap<Bubble, Label>
  cost: number
}

/** Places one label after the other, each at its best free position; a label without a free position is left out. */
function placedIn(order: readonly Bubble[], places: ReadonlyMap<Bubble, readonly Candidate[]>): Attempt {
  const labels = new Map<Bubble, Label>()
  let cost = 0
  for (const bubble of order) {
    const placed = [...labels.values()]
    const best = places.get(bubble)?.find(({ label }) => placed.every((other) => clears(label, other)))
    if (best) labels.set(bubble, best.label)
    cost += best?.cost ?? 1000
  }
  return { labels, cost }
}

const by = (key: (bubble: Bubble) => number) => (a: Bubble, b: Bubble) => key(a) - key(b)

/** The orders in which labels are placed: the largest share first, from each side, the smallest bubble first. */
const orders = [
  () => 0,
  ({ x }: Bubble) => x,
  ({ x }: Bubble) => -x,
  ({ y }: Bubble) => y,
  ({ y }: Bubble) => -y,
  ({ r }: Bubble) => r,
]

export interface Labels {
  labels: ReadonlyMap<Bubble, Label>
  /** Whether the labels are the numbers of the list, because the names do not fit. */
  numbered: boolean
}

export function labelsOf(frame: Frame | null, fontSize: number): Labels {
  if (!frame) return { labels: new Map(), numbered: false }
  const placesOf = (bubble: Bubble, text: string): Candidate[] =>
    candidatesOf(bubble, { text, ...sizeOf(text, fontSize) }, frame.bubbles)
      .filter((candidate) => clearsBubbles(candidate, bubble, frame))
      .sort((a, b) => a.cost - b.cost)
  const best = (textOf: (bubble: Bubble) => string): Attempt => {
    const places = new Map(frame.bubbles.map((bubble) => [bubble, placesOf(bubble, textOf(bubble))]))
    return orders
      .map((key) => placedIn([...frame.bubbles].sort(by(key)), places))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
  }
  const named = best(({ area }) => `${area.name} ${area.percent}`)
  if (named.labels.size === frame.bubbles.length) return { labels: named.labels, numbered: false }
  return { labels: best(({ area }) => String(area.rank)).labels, numbered: true }
}

/** A tap selects an area at most this many px away. */
const REACH = 24

/** The area whose bubble or label is nearest to a tap; null if none is near. */
export function areaAt({ bubbles }: Frame, labels: Labels['labels'], tap: Point): string | null {
  const far = (bubble: Bubble) => {
    const label = labels.get(bubble)
    return Math.min(distance(bubble, tap) - bubble.r, label ? distance(nearest(label, tap), tap) : Infinity)
  }
  const [near] = [...bubbles].sort((a, b) => far(a) - far(b))
  return near && far(near) <= REACH ? near.area.name : null
}
