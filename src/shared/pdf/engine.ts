import './older-engines.ts'
import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PdfFault } from './fault.ts'
// oxlint-disable-next-line import/default -- Vite generates the default export of a `?worker` import
import WorkerThread from './worker.ts?worker'

/** The only module that uses pdf.js (ADR 015); it is loaded when the first file is opened. */

export interface Drawing {
  done: Promise<void>
  cancel: () => void
}

export interface PdfPage {
  /** In points; only the ratio of width to height is used. */
  width: number
  height: number
  /** Draws the page into a canvas of the given width in pixels. */
  draw: (canvas: HTMLCanvasElement, width: number) => Drawing
  text: () => Promise<string>
}

export interface PdfBook {
  pages: number
  page: (number: number) => Promise<PdfPage>
  close: () => void
}

const folder = (name: string): string => new URL(`/pdf/${name}/`, window.location.origin).href

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Document['getPage']>>

function drawPage(page: Page, canvas: HTMLCanvasElement, width: number): Drawing {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  return { done: task.promise, cancel: () => task.cancel() }
}

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .trim()
}

async function pageOf(document: Document, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height, draw: (canvas, wide) => drawPage(page, canvas, wide), text: () => textOf(page) }
}

/** Opens a file from its bytes; throws a `PdfFault` when it cannot be read. */
export async function openBook(data: Uint8Array): Promise<PdfBook> {
  const thread = new WorkerThread()
  // The package declares the port as null only.
  const worker = new PDFWorker({ port: thread as unknown as null, verbosity: VerbosityLevel.ERRORS })
  const broken = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new PdfFault('viewer')))
  })
  const task = getDocument({
    data,
    worker,
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    // The content security policy allows no WebAssembly. OffscreenCanvas and ImageDecoder are missing or incomplete in
    // some supported browsers.
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => {
    const end = () => {
      worker.destroy()
      thread.terminate()
    }
    task.destroy().then(end, end)
  }
  try {
    const document = await Promise.race([task.promise, broken])
    return { pages: document.numPages, page: (number) => pageOf(document, number), close }
  } catch (error) {
    close()
    if (error instanceof PdfFault) throw error
    throw new PdfFault((error as Error).name === 'PasswordException' ? 'locked' : 'broken')
  }
}
