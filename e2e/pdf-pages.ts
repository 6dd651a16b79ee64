import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Radicals that share a glyph with a character in some fonts. The text of a PDF then has the radical. */
const RADICALS = new Map(
  '⺟母 ⺠民 ⻁虎 ⻄西 ⻅见 ⻆角 ⻉贝 ⻋车 ⻓长 ⻔门 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻬齐 ⻮齿 ⻰龙 ⻳龟'
    .split(' ')
    .map(([radical = '', character = '']) => [radical, character]),
)

/** A text in the spelling that `pagesOf` returns: without spaces, and the same for all forms of a character. */
export const pdfText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[⺀-⻳]/g, (sign) => RADICALS.get(sign) ?? sign)

/** The texts of a PDF, page by page, without spaces. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const pages: string[] = []
  for (let at = 1; at <= file.numPages; at++) {
    const { items } = await (await file.getPage(at)).getTextContent()
    pages.push(pdfText(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  await task.destroy()
  return pages
}

/** The PDF that the browser prints of a page, with the page's own size and margins. */
export const printPdf = (page: Page): Promise<Uint8Array> => page.pdf({ preferCSSPageSize: true })
