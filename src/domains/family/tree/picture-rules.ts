/** The picture of a family that leaves the app: how large it may be, and what is written on it. */

/** Phones of 2020 draw no larger canvas. */
const MOST_PIXELS = 16_000_000
const LONGEST_SIDE = 8192
const SHARPEST = 3

/** Pixels of the picture to one px of the tree. */
export const pictureScale = (width: number, height: number): number =>
  Math.min(SHARPEST, LONGEST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)))

/** The family name alone: 吴*. */
export const maskedName = (name: string): string => {
  const [first] = name.trim()
  return first ? `${first}*` : ''
}
