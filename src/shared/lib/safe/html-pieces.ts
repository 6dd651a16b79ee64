import { parsedHtml } from './markup.ts'

/** Elements that begin a new line: a text may be cut before them. */
const BLOCKS = /^(P|DIV|SECTION|ARTICLE|CENTER|H[1-6]|UL|OL|DL|TABLE|FIGURE|BLOCKQUOTE|PRE|HR)$/
/** Elements that only wrap other elements: a large wrapper is cut inside. */
const WRAPPERS = /^(DIV|SECTION|ARTICLE|CENTER|MAIN)$/
/** Editors wrap a whole text in a few elements; texts nested deeper than this are not cut. */
const MAX_DEPTH = 8

/**
 * Cuts HTML between blocks into pieces of about `size` characters, so that each piece is sanitized and drawn in a task
 * of its own. The pieces are as untrusted as the whole. The HTML is parsed in a separate document, which runs and loads
 * nothing.
 */
export function htmlPieces(html: string, size: number): string[] {
  const { body } = parsedHtml(html)
  const pieces: string[] = []
  let piece = ''
  const flush = () => {
    if (piece.trim()) pieces.push(piece)
    piece = ''
  }
  const holder = body.ownerDocument.createElement('div')
  const written = (node: ChildNode): string => {
    if (node instanceof Element) return node.outerHTML
    holder.textContent = node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''
    return holder.innerHTML
  }
  const cut = (parent: Element, depth: number): void => {
    for (const node of parent.childNodes) {
      const text = written(node)
      const begins = node instanceof Element && BLOCKS.test(node.tagName)
      if (begins && piece.length + text.length > size) flush()
      if (begins && text.length > size && depth < MAX_DEPTH && WRAPPERS.test(node.tagName)) {
        cut(node, depth + 1)
        flush()
      } else piece += text
    }
  }
  cut(body, 0)
  flush()
  return pieces
}
