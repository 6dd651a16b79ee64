/** How large pages are shown; 100 % fills the width of the screen. Pure, so that tests can ask. */

export const ZOOMS = [50, 75, 100, 125, 150, 200, 250, 300] as const

/** Pixels of a canvas that a three-year-old phone still draws; more, and Safari leaves it blank. */
const MAX_PIXELS = 8_000_000
const MAX_RATIO = 2

/** The next step in a direction; the ends stay where they are. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? ZOOMS.find((step) => step > zoom) : [...ZOOMS].reverse().find((step) => step < zoom)
  return next ?? zoom
}

/** A double tap goes close and back again. */
export const zoomToggle = (zoom: number): number => (zoom === 100 ? 200 : 100)

/** Canvas pixels for each CSS pixel: sharp, but never more than the phone can hold. */
export function pixelRatio(width: number, height: number, device: number): number {
  const area = Math.max(1, width * height)
  return Math.max(0.1, Math.min(Math.max(1, device), MAX_RATIO, Math.sqrt(MAX_PIXELS / area)))
}
