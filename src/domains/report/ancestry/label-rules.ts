import type { Bubble, PlaceMap } from './map-rules.ts'

/** Where the texts of the bubbles stand: beside them, else further away with a thin line; never over anything else. */

interface Point {
  x: number
  y: number
}

interface Box extends Point {
  width: number
  height: number
}

/** A text; x and y are the upper left corner of its box. */
export interface Label extends Box {
  text: string
  /** From the bubble's edge to a text that is not beside it. */
  line: readonly [Point, Point] | null
}

/** Size of the letters, as in the sheet. */
export const LETTER = 13
const LINE_HEIGHT = 17

/** The width of a text: a Chinese letter is as wide as the letters are high, others are less. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E7F' ? LETTER : LETTER * 0.62), 2)

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** The spot of a box that is nearest to a point. */
const nearest = ({ x, y, width, height }: Box, to: Point): Point => ({
  x: within(to.x, x, x + width),
  y: within(to.y, y, y + height),
})

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether two boxes touch. */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether a text covers a part of a bubble. */
export const covers = (box: Box, bubble: Bubble): boolean => distance(nearest(box, bubble), bubble) < bubble.r

type Line = readonly [Point, Point]

/** Points along a line, near enough to each other that nothing fits between them. */
function along([from, to]: Line): Point[] {
  const steps = Math.max(1, Math.ceil(distance(from, to) / 2))
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}

const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const cross = ([a, b]: Line, [c, d]: Line): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** Around each bubble, room for the ring of the selected one. */
const CLEAR = 3.5
const GAPS = [4, 6, 8, 11, 16, 22, 29, 37, 46, 56, 67]
const ANGLES = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12)
/** From here on, a line shows which bubble a text belongs to. */
const LINE_FROM = 8

interface Candidate {
  label: Label
  cost: number
}

/** How far a text is from the edge of a bubble. */
const apart = (box: Box, bubble: Bubble): number => distance(nearest(box, bubble), bubble) - bubble.r

/** Where another bubble is about as near, a text seems to be that one's. */
const seemsOther = (box: Box, own: Bubble, bubbles: readonly Bubble[]): boolean =>
  bubbles.some((bubble) => bubble !== own && apart(box, bubble) < apart(box, own) + 4)

/** All places for a text around its bubble; the nearest ones, and those left and right of it, cost least. */
function candidatesOf(bubble: Bubble, text: string, bubbles: readonly Bubble[]): Candidate[] {
  const size = { width: widthOf(text), height: LINE_HEIGHT }
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

/** Whether a text and its line leave bubbles and the texts before it free. */
function isFree(label: Label, own: Bubble, frame: Frame, placed: readonly Label[]): boolean {
  if (!isInside(label, frame)) return false
  if (frame.bubbles.some((bubble) => covers(label, { ...bubble, r: bubble.r + CLEAR }))) return false
  if (placed.some((other) => meet(label, other))) return false
  const points = label.line ? along(label.line) : []
  const others = frame.bubbles.filter((bubble) => bubble !== own)
  if (points.some((point) => others.some((bubble) => distance(point, bubble) < bubble.r + 1))) return false
  if (points.some((point) => placed.some((other) => isIn(other, point)))) return false
  return placed.every(
    ({ line }) =>
      !line || (!along(line).some((point) => isIn(label, point)) && !(label.line && cross(line, label.line))),
  )
}

interface Attempt {
  labels: ReadonlyMap<Bubble, Label>
  cost: number
}

/** One text after the other, each at its best free place; one without a place is missing. */
function placedIn(order: readonly Bubble[], textOf: (bubble: Bubble) => string, frame: Frame): Attempt {
  const labels = new Map<Bubble, Label>()
  let cost = 0
  for (const bubble of order) {
    const best = candidatesOf(bubble, textOf(bubble), frame.bubbles)
      .filter(({ label }) => isFree(label, bubble, frame, [...labels.values()]))
      .sort((a, b) => a.cost - b.cost)[0]
    if (best) labels.set(bubble, best.label)
    cost += best?.cost ?? 1000
  }
  return { labels, cost }
}

const by = (key: (bubble: Bubble) => number) => (a: Bubble, b: Bubble) => key(a) - key(b)

/** The orders that are tried: by share, and from each side. */
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
  /** Whether the bubbles have the numbers of the list, because their names do not fit. */
  numbered: boolean
}

/** Names with shares beside the bubbles; where not all of them fit, the numbers of the list. */
export function labelsOf(frame: Frame | null): Labels {
  if (!frame) return { labels: new Map(), numbered: false }
  const best = (textOf: (bubble: Bubble) => string): Attempt =>
    orders
      .map((key) => placedIn([...frame.bubbles].sort(by(key)), textOf, frame))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
  const named = best(({ area }) => `${area.name} ${area.percent}`)
  if (named.labels.size === frame.bubbles.length) return { labels: named.labels, numbered: false }
  return { labels: best(({ area }) => String(area.rank)).labels, numbered: true }
}

/** A finger hits what is nearer than this. */
const REACH = 24

/** The area whose bubble or text is nearest to a tap; null on the open sea. */
export function areaAt({ bubbles }: Frame, labels: Labels['labels'], tap: Point): string | null {
  const far = (bubble: Bubble) => {
    const label = labels.get(bubble)
    return Math.min(distance(bubble, tap) - bubble.r, label ? distance(nearest(label, tap), tap) : Infinity)
  }
  const [near] = [...bubbles].sort((a, b) => far(a) - far(b))
  return near && far(near) <= REACH ? near.area.name : null
}
