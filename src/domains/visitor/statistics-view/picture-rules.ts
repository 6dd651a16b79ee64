/** The layout of the picture, in CSS px; it is drawn three times as large. */
export const PICTURE = {
  scale: 3,
  width: 360,
  padding: 20,
  head: 92,
  numbers: 96,
  chart: 150,
  listHead: 40,
  row: 52,
  foot: 44,
} as const

export const pictureHeight = (contents: number): number => {
  const { head, numbers, chart, listHead, row, foot } = PICTURE
  return head + numbers + chart + (contents > 0 ? listHead + contents * row : 0) + foot
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** The bars of the counts in a box, from left to right; a day without page views has no height. */
export function barsIn(counts: readonly number[], width: number, height: number): Bar[] {
  const most = Math.max(1, ...counts)
  const step = width / Math.max(1, counts.length)
  const gap = Math.min(6, step * 0.3)
  return counts.map((count, at) => {
    const own = (count / most) * height
    return { x: at * step + gap / 2, y: height - own, width: Math.min(step - gap, 40), height: own }
  })
}
