import { doubleTaps } from '../ui/gestures/fingers.ts'
import type { Point } from '../ui/gestures/geometry.ts'
import { element } from './dom.ts'
import type { PdfBook } from './engine.ts'
import { type PageView, pageView } from './page-view.ts'
import { zoomStep, zoomToggle, ZOOMS } from './zoom.ts'
import './pdf.css'

/** How many pages have their text extracted in advance, for screen readers. */
const READ_AHEAD = 30
/** Pages within this margin of the viewport are drawn. */
const NEAR = '100% 0px'

const glyph = (text: string) => element('span', { 'aria-hidden': 'true' }, text)

function tool(label: string, sign: string, press: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button', class: 'pdf-tool', 'aria-label': label }, glyph(sign))
  node.addEventListener('click', press)
  return node
}

/**
 * Calls `act` with the point of a double tap in the viewport; a style sheet switches off the browser's own double-tap
 * zoom.
 */
function onDoubleTap(node: HTMLElement, act: (place: Point) => void): void {
  const isSecond = doubleTaps()
  node.addEventListener('click', ({ timeStamp, clientX: x, clientY: y }) => {
    if (isSecond({ x, y }, timeStamp)) act({ x, y })
  })
}

/**
 * Remembers which part of the file is at this height of the viewport. The returned function computes how far to scroll
 * after a resize so that this part is there again.
 */
function holdAt(views: readonly PageView[], y: number): () => number {
  const held = views.find(({ node }) => node.getBoundingClientRect().bottom >= y)?.node
  if (!held) return () => 0
  const { top, height } = held.getBoundingClientRect()
  // Above the first page there is no position to restore.
  const share = Math.max(0, (y - top) / height)
  return () => {
    const now = held.getBoundingClientRect()
    return now.top + share * now.height - (share > 0 ? y : top)
  }
}

function pageInView(views: readonly PageView[]): number {
  const middle = window.innerHeight / 2
  const index = views.findIndex(({ node }) => node.getBoundingClientRect().bottom >= middle)
  return index === -1 ? views.length : index + 1
}

async function readAhead(views: readonly PageView[], stopped: () => boolean): Promise<void> {
  for (const view of views.slice(0, READ_AHEAD)) {
    if (stopped()) return
    // oxlint-disable-next-line eslint/no-await-in-loop -- sequential, so that the visible page is read first
    await view.read()
  }
}

/** Draws pages near the viewport and releases the others. */
function watchNear(views: readonly PageView[]): () => void {
  const byNode = new Map<Element, PageView>(views.map((view) => [view.node, view]))
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ target, isIntersecting }) => byNode.get(target)?.[isIntersecting ? 'show' : 'hide']()),
    { rootMargin: NEAR },
  )
  views.forEach(({ node }) => observer.observe(node))
  return () => observer.disconnect()
}

/** Shows all pages below each other, with a bar for page number, zoom and download. Returns a clean-up function. */
export async function showPages(root: HTMLElement, book: PdfBook, url: string): Promise<() => void> {
  const first = await book.page(1)
  const ratio = first.height / first.width
  const views = Array.from({ length: book.pages }, (_, index) => pageView({ book, number: index + 1, ratio }))
  const list = element(
    'div',
    { class: 'pdf-pages', role: 'region', 'aria-label': '文件内容', tabindex: '0' },
    ...views.map(({ node }) => node),
  )
  let zoom = 100
  let stopped = false
  const percent = element('span', { class: 'pdf-zoom', role: 'status' })
  const place = element('span', { class: 'pdf-place' })
  const smaller = tool('缩小', '−', () => setZoom(zoomStep(zoom, -1)))
  const larger = tool('放大', '+', () => setZoom(zoomStep(zoom, 1)))
  const save = element('a', { class: 'pdf-save', href: url, rel: 'noopener noreferrer' }, '下载')
  const attributes = { class: 'pdf-bar', role: 'group', 'aria-label': '阅读工具' }
  const bar = element('div', attributes, place, save, element('span', { class: 'pdf-tools' }, smaller, percent, larger))

  const layOut = () => views.forEach((view) => view.resize(Math.floor((list.clientWidth * zoom) / 100)))
  const tellPlace = () => {
    place.textContent = `${pageInView(views)} / ${book.pages} 页`
  }
  /** Zooms so that the given point does not move; the buttons of the bar use the middle of the viewport. */
  const setZoom = (next: number, at: Point = { x: list.clientWidth / 2, y: window.innerHeight / 2 }) => {
    const { left } = list.getBoundingClientRect()
    const across = ((list.scrollLeft + at.x - left) * next) / zoom
    const moved = holdAt(views, at.y)
    zoom = next
    percent.textContent = `${zoom}%`
    smaller.disabled = zoom === ZOOMS[0]
    larger.disabled = zoom === ZOOMS[ZOOMS.length - 1]
    layOut()
    list.scrollLeft = across - (at.x - left)
    window.scrollBy(0, moved())
  }

  root.append(list, bar)
  setZoom(100)
  tellPlace()
  onDoubleTap(list, (place) => setZoom(zoomToggle(zoom), place))
  const sizes = new ResizeObserver(layOut)
  sizes.observe(list)
  const unwatch = watchNear(views)
  window.addEventListener('scroll', tellPlace, { passive: true })
  void readAhead(views, () => stopped)
  return () => {
    stopped = true
    sizes.disconnect()
    unwatch()
    window.removeEventListener('scroll', tellPlace)
    views.forEach((view) => view.hide())
  }
}
