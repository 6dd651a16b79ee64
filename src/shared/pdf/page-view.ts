import { element } from './dom.ts'
import type { Drawing, PdfBook, PdfPage } from './engine.ts'
import { pixelRatio } from './zoom.ts'
import './pdf.css'

/**
 * One page on the screen. Its placeholder has the page's size from the start, its canvas exists only near the viewport,
 * and its text layer stays after the canvas was released.
 */
export interface PageView {
  node: HTMLElement
  /** Sets the width in CSS pixels; a shown page is drawn again. */
  resize: (width: number) => void
  show: () => void
  /** Pages far away release their canvas: phones have little memory. */
  hide: () => void
  read: () => Promise<void>
}

interface Options {
  book: PdfBook
  number: number
  /** Height divided by width, assumed until the page was read. */
  ratio: number
}

/** Ignores the error of a cancelled drawing; a page that cannot be drawn stays a placeholder with its text. */
const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch {
    // The placeholder still shows the page number.
  }
}

export function pageView({ book, number, ratio }: Options): PageView {
  const words = element('div', { class: 'sr-only' })
  const label = `第 ${number} 页，共 ${book.pages} 页`
  const node = element(
    'div',
    { class: 'pdf-page', role: 'group', 'aria-label': label, 'data-page': `${number}` },
    words,
  )
  let page: Promise<PdfPage> | null = null
  let drawing: Drawing | null = null
  let canvas: HTMLCanvasElement | null = null
  let wide = 0
  let shown = false
  let turn = 0

  const open = () => (page ??= book.page(number))
  const fit = (shape: number) => {
    node.style.width = `${wide}px`
    node.style.height = `${Math.round(wide * shape)}px`
  }
  const drop = () => {
    turn += 1
    drawing?.cancel()
    drawing = null
  }
  const draw = async () => {
    drop()
    const mine = turn
    const { width, height, draw: paint } = await open()
    if (mine !== turn) return
    ratio = height / width
    fit(ratio)
    const fresh = element('canvas', { 'aria-hidden': 'true' })
    drawing = paint(fresh, wide * pixelRatio(wide, wide * ratio, window.devicePixelRatio))
    await drawing.done
    if (mine !== turn) return
    // The old canvas stays, stretched, until the new canvas is ready, to avoid flicker.
    canvas?.remove()
    canvas = fresh
    node.prepend(fresh)
    node.dataset['drawn'] = 'true'
  }
  const read = () =>
    quietly(async () => {
      if (words.textContent === '') words.textContent = await (await open()).text()
    })

  return {
    node,
    read,
    resize: (width) => {
      if (width === wide) return
      wide = width
      fit(ratio)
      if (shown) void quietly(draw)
    },
    show: () => {
      if (shown) return
      shown = true
      void quietly(draw).then(read)
    },
    hide: () => {
      shown = false
      drop()
      if (canvas) canvas.width = canvas.height = 0
      canvas?.remove()
      canvas = null
      delete node.dataset['drawn']
    },
  }
}
