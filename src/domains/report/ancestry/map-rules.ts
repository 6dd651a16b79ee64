import { clamp } from '#/shared/ui/gestures/geometry.ts'
import type { AreaView } from './ancestry-rules.ts'
import { regionOf } from './ancestry-regions.ts'

/**
 * The map of the found areas: the shown part of the world, and a bubble for each area. Lengths are in px of the screen.
 */

/** The size of a cell in degrees; the first row begins at latitude `top`, the last row ends at `bottom`. */
export const CELL = { width: 2.5, height: 2, top: 84, bottom: -56 } as const

/** One degree of longitude in degrees of latitude: shapes are true at 37° north, where most areas are. */
const SQUEEZE = CELL.height / CELL.width

/** A part of the world in degrees, in whole cells. */
export interface Crop {
  west: number
  north: number
  width: number
  height: number
}

/** The smallest part of the world, in degrees. At least 110° of longitude, so that coasts are recognisable. */
const MIN_SIZE = { width: 110, height: 70 } as const
const MARGIN = { width: 14, height: 10 } as const
const MIN_ASPECT = 1.25
const MAX_ASPECT = 2.05

const wholeCells = (degrees: number, cell: number): number => Math.ceil(degrees / cell) * cell

/** Start and length of the shortest arc around the world that contains all longitudes. */
function arcOf(longitudes: readonly number[]): { west: number; span: number } {
  const sorted = longitudes.map((degrees) => (degrees + 360) % 360).sort((a, b) => a - b)
  let best = { west: sorted[0] ?? 0, span: 360 }
  for (const [index, west] of sorted.entries()) {
    const last = sorted[index - 1] ?? (sorted.at(-1) ?? 0) - 360
    const span = 360 - (west - last)
    if (span < best.span) best = { west, span }
  }
  return best
}

export function cropOf(spots: readonly { latitude: number; longitude: number }[]): Crop {
  const { west, span } = arcOf(spots.map(({ longitude }) => longitude))
  const latitudes = spots.map(({ latitude }) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const tall = Math.max(MIN_SIZE.height, north - south + 2 * MARGIN.height)
  const width = clamp(Math.max(MIN_SIZE.width, span + 2 * MARGIN.width, (tall * MIN_ASPECT) / SQUEEZE), 0, 360)
  const height = clamp(Math.max(tall, (width * SQUEEZE) / MAX_ASPECT), 0, CELL.top - CELL.bottom)
  const size = { width: wholeCells(width, CELL.width), height: wholeCells(height, CELL.height) }
  const top = clamp((north + south + size.height) / 2, CELL.bottom + size.height, CELL.top)
  return {
    ...size,
    west: Math.floor((west + span / 2 - size.width / 2) / CELL.width) * CELL.width,
    north: wholeCells(top, CELL.height),
  }
}

export interface Bubble {
  area: AreaView
  x: number
  y: number
  r: number
}

/** The largest radius of a bubble, as a part of the map's width: a larger bubble would cover everything. */
const LARGEST = 0.1
const SMALLEST = 4
const GAP = 1.5
/** The largest distance of a bubble from its true place, as a part of the map's width. */
const ASIDE = 0.025

interface Frame {
  width: number
  height: number
}

const overlap = (a: Bubble, b: Bubble): number => a.r + b.r + GAP - Math.hypot(a.x - b.x, a.y - b.y)

const clampInto = (bubble: Bubble, { width, height }: Frame): void => {
  bubble.x = clamp(bubble.x, bubble.r, width - bubble.r)
  bubble.y = clamp(bubble.y, bubble.r, height - bubble.r)
}

/**
 * Moves two bubbles apart, the smaller bubble further.
 * @param turn the direction in radians if both centres coincide.
 */
function pushApart(a: Bubble, b: Bubble, by: number, turn: number): void {
  const apart = Math.hypot(b.x - a.x, b.y - a.y)
  const angle = apart > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : turn
  const share = b.r ** 2 / (a.r ** 2 + b.r ** 2)
  a.x -= Math.cos(angle) * by * share
  a.y -= Math.sin(angle) * by * share
  b.x += Math.cos(angle) * by * (1 - share)
  b.y += Math.sin(angle) * by * (1 - share)
}

const ROUNDS = 300

/** Moves bubbles until none overlaps another; returns false if there is not enough space. */
function spread(bubbles: readonly Bubble[], frame: Frame): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    let touching = false
    for (const bubble of bubbles) clampInto(bubble, frame)
    for (const [index, a] of bubbles.entries())
      for (const [offset, b] of bubbles.slice(index + 1).entries()) {
        const by = overlap(a, b)
        if (by <= 0) continue
        touching = true
        pushApart(a, b, by + 0.1, 2.4 * (index + offset))
      }
    if (!touching) return true
  }
  return false
}

/**
 * A bubble for each area of the world. Its size is proportional to the area's share, but no radius is below 4 px unless
 * all are. All bubbles shrink until none overlaps and none is far from its place. Small bubbles may be moved further,
 * and below 1 px they may overlap.
 */
function bubblesOf(spots: readonly { area: AreaView; x: number; y: number }[], frame: Frame): Bubble[] {
  for (let most = frame.width * LARGEST; ; most *= 0.93) {
    const least = Math.min(SMALLEST, most)
    const bubbles = spots.map((spot): Bubble => ({
      ...spot,
      r: Math.max(least, most * Math.sqrt(Math.min(1, spot.area.rate))),
    }))
    const free = spread(bubbles, frame)
    const aside = bubbles.map(({ x, y }, index) => Math.hypot(x - (spots[index]?.x ?? x), y - (spots[index]?.y ?? y)))
    const isSmall = most <= 2 * SMALLEST
    if (free && (isSmall || Math.max(...aside) <= frame.width * ASIDE)) return bubbles
    if (most < 1) return bubbles
  }
}

export interface PlaceMap extends Frame {
  crop: Crop
  bubbles: Bubble[]
  elsewhere: AreaView[]
}

export function mapOf(areas: readonly AreaView[], width: number): PlaceMap | null {
  const known = areas.flatMap((area) => {
    const spot = regionOf(area.name)
    return spot ? [{ area, spot }] : []
  })
  if (known.length === 0) return null
  const crop = cropOf(known.map(({ spot }) => spot))
  const scale = width / (crop.width * SQUEEZE)
  const frame = { width, height: crop.height * scale }
  const spots = known.map(({ area, spot: { latitude, longitude } }) => ({
    area,
    x: ((longitude - crop.west + 720) % 360) * SQUEEZE * scale,
    y: (crop.north - latitude) * scale,
  }))
  return {
    ...frame,
    crop,
    bubbles: bubblesOf(spots, frame),
    elsewhere: areas.filter(({ name }) => !regionOf(name)),
  }
}
