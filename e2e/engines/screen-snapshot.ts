/** The visible state of a screen as texts and numbers, to compare two engines. */
export interface ScreenSnapshot {
  path: string
  loading: boolean
  texts: string[]
  height: number
  /** The texts of entries that are rendered almost without height, so that a person cannot read them. */
  flatEntries: string[]
  /** Pictures outside of the box that clips them. */
  clippedPictures: string[]
  horizontalOverflow: number
}

/** Runs in the page. */
export function takeSnapshot(): ScreenSnapshot {
  const texts: string[] = []
  const flatEntries: string[] = []
  const hidden = (element: Element): boolean => {
    const closed = element.closest('details:not([open])')
    if (closed && !element.closest('summary')) return true
    return element.closest('[hidden], .sr-only, [aria-hidden="true"], script, style') !== null
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    // Each engine has a server of its own, so shared links are compared without the origin.
    const text = (textContent ?? '').replace(/\s+/g, ' ').replace(location.origin, '').trim()
    if (!parentElement || !text || hidden(parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    if (range.getClientRects().length > 0) texts.push(text)
  }
  for (const entry of document.querySelectorAll('li, [role="listitem"]')) {
    const { height } = entry.getBoundingClientRect()
    if (height < 8 && entry.textContent && !hidden(entry) && entry.getClientRects().length > 0)
      flatEntries.push(entry.textContent.slice(0, 40))
  }
  const clippedPictures = [...document.images].flatMap((image) => {
    const box = image.parentElement
    if (!box || getComputedStyle(box).overflowY === 'visible' || image.getClientRects().length === 0) return []
    const { top, bottom } = image.getBoundingClientRect()
    const edge = box.getBoundingClientRect()
    const shown = Math.min(bottom, edge.bottom) - Math.max(top, edge.top)
    return shown < (bottom - top) / 2 ? [image.alt || image.src.slice(0, 60)] : []
  })
  const page = document.documentElement
  return {
    path: location.pathname + location.search,
    loading:
      document.readyState !== 'complete' ||
      !document.querySelector('main h1') ||
      document.querySelector('[role="status"][aria-label="加载中"]') !== null,
    texts,
    height: page.scrollHeight,
    flatEntries,
    clippedPictures,
    horizontalOverflow: page.scrollWidth - window.innerWidth,
  }
}

/** `takeSnapshot` as the text of an expression, for engines that are controlled over a protocol. */
export const TAKE_SNAPSHOT = `(${takeSnapshot.toString()})()`
