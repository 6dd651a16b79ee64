/** The largest canvas of phones from 2020, in pixels. */
const MAX_PIXELS = 16_000_000
const LONGEST_SIDE = 8192
const SHARPEST = 3

/** Pixels of a drawn picture per px of its content. */
export const pictureScale = (width: number, height: number): number =>
  Math.min(SHARPEST, LONGEST_SIDE / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
