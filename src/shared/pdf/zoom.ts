/** Zoom steps in per cent; 100 % fills the width of the screen. Pure functions, for tests. */

export const ZOOMS = [50, 75, 100, 125, 150, 200, 250, 300] as const

/** The largest canvas that a three-year-old phone draws, in pixels; Safari leaves a larger canvas blank. */
const MAX_PIXELS = 8_000_000
const MAX_RATIO = 2

/** The next zoom step in a direction; stops at the ends. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? ZOOMS.find((step) => step > zoom) : [...ZOOMS].reverse().find((step) => step < zoom)
  return next ?? zoom
}

/** A double tap zooms in and out again. */
export const zoomToggle = (zoom: number): number => (zoom === 100 ? 200 : 100)

/** Canvas pixels per CSS pixel: sharp, but within the limit of a phone. */
export function pixelRatio(width: number, height: number, device: number): number {
  const area = Math.max(1, width * height)
  return Math.max(0.1, Math.min(Math.max(1, device), MAX_RATIO, Math.sqrt(MAX_PIXELS / area)))
}
