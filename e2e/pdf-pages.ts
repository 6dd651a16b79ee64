import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Radicals that share a glyph with a character in some fonts. The text of a PDF then has the radical. */
const RADICALS: Readonly<Record<string, string>> = { '⻚': '页', '⻛': '风', '⻅': '见', '⻓': '长', '⻋': '车' }

/** The texts of a PDF, page by page, without spaces. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const pages: string[] = []
  for (let at = 1; at <= file.numPages; at++) {
    const { items } = await (await file.getPage(at)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .normalize('NFKC')
        .replace(/\s/g, '')
        .replace(/[⺀-⻳]/g, (sign) => RADICALS[sign] ?? sign),
    )
  }
  await task.destroy()
  return pages
}

/** The PDF that the browser prints of a page, with the page's own size and margins. */
export const printPdf = (page: Page): Promise<Uint8Array> => page.pdf({ preferCSSPageSize: true })
