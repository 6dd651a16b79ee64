import { button, element, linkButton, panel } from './dom.ts'
import { downloadPdf } from './download.ts'
import type { PdfBook } from './engine.ts'
import { canRetry, faultText, kindOf, PdfFault, type PdfFaultKind } from './fault.ts'
import { showPages } from './pages.ts'
import '../ui/empty.css'
import './pdf.css'

interface Options {
  /** An address that has passed the check of allowed hosts. */
  url: string
  /** Checks the final address after redirects. */
  trusted: (address: string) => boolean
}

function progressBar() {
  const words = element('p', {}, '正在打开文件…')
  const fill = element('i')
  const track = element('div', { class: 'pdf-track', role: 'progressbar', 'aria-label': '正在打开文件' }, fill)
  track.setAttribute('aria-valuemin', '0')
  track.setAttribute('aria-valuemax', '100')
  const tell = (percent: number | null) => {
    if (percent === null) return
    track.setAttribute('aria-valuenow', `${percent}`)
    fill.style.width = `${percent}%`
    words.textContent = `正在打开文件… ${percent}%`
  }
  return { node: element('div', { class: 'empty' }, words, track), tell }
}

async function loadEngine() {
  try {
    return await import('./engine.ts')
  } catch {
    throw new PdfFault('viewer')
  }
}

/** A plain link to the file, shown if this viewer cannot show the file. */
const plainLink = (url: string) => linkButton('直接打开原文件', 'plain', { href: url, rel: 'noopener noreferrer' })

function faultPanel(kind: PdfFaultKind, url: string, again: () => void): HTMLElement {
  const retry = canRetry(kind) ? [button('重试', 'primary', again)] : []
  const plain = kind === 'foreign' || kind === 'missing' ? [] : [plainLink(url)]
  return panel(faultText[kind], 'alert', ...retry, ...plain)
}

/**
 * Shows a PDF in an element: progress, pages, or the fault with a retry (REP-059). Used by the app's screen and by the
 * viewer's own page. Returns a clean-up function.
 */
export function mountPdf(root: HTMLElement, { url, trusted }: Options): () => void {
  let end: (() => void) | null = null

  const start = () => {
    const stop = new AbortController()
    const bar = progressBar()
    root.replaceChildren(bar.node)
    const opened: { book: PdfBook | null; pages: (() => void) | null } = { book: null, pages: null }
    const close = () => {
      opened.pages?.()
      opened.book?.close()
    }
    end = () => {
      stop.abort()
      close()
    }
    const run = async () => {
      const [engine, bytes] = await Promise.all([
        loadEngine(),
        downloadPdf(url, { signal: stop.signal, progress: bar.tell, trusted }),
      ])
      if (stop.signal.aborted) return
      opened.book = await engine.openBook(bytes)
      if (stop.signal.aborted) return close()
      if (opened.book.pages === 0) return root.replaceChildren(panel('这个文件里没有内容', 'status'))
      root.replaceChildren()
      opened.pages = await showPages(root, opened.book, url)
      if (stop.signal.aborted) close()
    }
    run().catch((error: unknown) => {
      if (stop.signal.aborted) return
      end?.()
      root.replaceChildren(faultPanel(kindOf(error), url, start))
    })
  }

  start()
  return () => {
    end?.()
    root.replaceChildren()
  }
}
