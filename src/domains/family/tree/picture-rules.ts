/** The picture of a family to share: its size, and the texts in it. */

/** The largest canvas of phones from 2020, in pixels. */
const MOST_PIXELS = 16_000_000
const LONGEST_SIDE = 8192
const SHARPEST = 3

/** Pixels of the picture per px of the tree. */
export const pictureScale = (width: number, height: number): number =>
  Math.min(SHARPEST, LONGEST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)))

/** Only the family name: 吴*. */
export const maskedName = (name: string): string => {
  const [first] = name.trim()
  return first ? `${first}*` : ''
}
