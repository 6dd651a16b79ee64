import type { ScreenSnapshot } from '../engines/screen-snapshot.ts'

/** Replaces the numbers of countdowns, which differ between two looks. */
const withoutCountdowns = (text: string) => text.replace(/\d+(?=\s*(天|时|分|秒|$))|\d\d:\d\d(:\d\d)?/g, '#')

const without = (texts: readonly string[], others: readonly string[]) => {
  const rest = others.map(withoutCountdowns)
  return texts.filter((text) => {
    const at = rest.indexOf(withoutCountdowns(text))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** The allowed difference in the height of a page, because engines break lines differently. */
const SLACK = 0.1
const SLACK_PX = 40

/** The differences of the old engine from the current engine. A screen that is loading is a difference, too. */
export function differences(old: ScreenSnapshot | null, current: ScreenSnapshot): string[] {
  if (!old || old.loading) return ['still on the way']
  const apart = Math.abs(old.height - current.height)
  return [
    ...(old.path === current.path ? [] : [`leads to ${old.path} instead of ${current.path}`]),
    ...without(current.texts, old.texts).map((text) => `missing: ${text}`),
    ...without(old.texts, current.texts).map((text) => `only here: ${text}`),
    ...(apart <= Math.max(SLACK_PX, SLACK * current.height) ? [] : [`${old.height} px high, not ${current.height}`]),
    ...old.flatEntries.map((text) => `an entry without room: ${text}`),
    ...old.clippedPictures.map((picture) => `a picture outside of its box: ${picture}`),
    ...(old.horizontalOverflow > 0 ? [`${old.horizontalOverflow} px wider than the phone`] : []),
  ]
}
