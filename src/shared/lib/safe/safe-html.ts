import DOMPurify from 'dompurify'
import { linkTarget } from './known-address.ts'
import { escapeText } from './markup.ts'
import { isCall } from './picture-address.ts'
import { safeExternal } from './safe-target.ts'

/** Elements that are renamed: the screen has its own h1, and sections become plain blocks. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  section: 'div',
  article: 'div',
  center: 'div',
}

const TAGS = [
  ...Object.keys(RENAMED),
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'small',
  'mark',
  'sup',
  'sub',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'figure',
  'figcaption',
  'img',
  'a',
  'span',
  'div',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'hr',
]

/** Numeric attributes with their largest allowed value: a table of a million columns would freeze the browser. */
const NUMBERS: Readonly<Record<string, number>> = { colspan: 20, rowspan: 200, start: 9999, width: 9999, height: 9999 }
const ATTRIBUTES = ['src', 'alt', 'href', ...Object.keys(NUMBERS)]

/** https, or a path of this site. Browsers treat a backslash as a slash, and drop tabs and line breaks. */
const SAFE_ADDRESS = /^(https:\/\/|\/(?![/\\\s]))/

const purifier = DOMPurify(window)

const isNumber = (value: string, most: number): boolean => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= most

function cleanNumbers(node: Element): void {
  for (const [name, most] of Object.entries(NUMBERS)) {
    const value = node.getAttribute(name)
    if (value !== null && !isNumber(value, most)) node.removeAttribute(name)
  }
  // Only pictures have a size, and a ratio needs both sides.
  const sized = node.tagName === 'IMG' && node.hasAttribute('width') && node.hasAttribute('height')
  if (sized) return
  node.removeAttribute('width')
  node.removeAttribute('height')
}

function cleanPicture(picture: Element): void {
  const source = picture.getAttribute('src') ?? ''
  if (!SAFE_ADDRESS.test(source) || isCall(source)) return picture.remove()
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}

/** A link opens a screen of the app or to a host that the configuration allows; other links become plain text. */
function cleanLink(link: Element): void {
  const href = link.getAttribute('href')
  const target = linkTarget(href) ?? safeExternal(href)
  if (target) link.setAttribute('href', target)
  else link.removeAttribute('href')
  link.setAttribute('rel', 'noopener noreferrer')
}

// DOMPurify drops an element that has both a comment and a text with `<`, so the comments go first.
purifier.addHook('beforeSanitizeElements', (node) => {
  const comments = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.COMMENT_NODE)
  for (const comment of comments) comment.remove()
})

purifier.addHook('afterSanitizeAttributes', (node) => {
  cleanNumbers(node)
  if (node.tagName === 'IMG') cleanPicture(node)
  if (node.tagName === 'A') cleanLink(node)
})

function rename(node: Element, name: string): void {
  const other = node.ownerDocument.createElement(name)
  other.append(...node.childNodes)
  node.replaceWith(other)
}

/** Puts a table into a box, so that a wide table scrolls by finger and by keyboard. */
function boxed(table: Element): void {
  const box = table.ownerDocument.createElement('div')
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', table.querySelector('caption')?.textContent.trim() || '表格')
  box.setAttribute('tabindex', '0')
  table.replaceWith(box)
  box.append(table)
}

/** Makes a tap or a key open the picture large, unless the picture is a link. */
function opening(picture: Element): void {
  picture.setAttribute('role', 'button')
  picture.setAttribute('tabindex', '0')
  picture.setAttribute('aria-label', ['查看大图', picture.getAttribute('alt')].filter(Boolean).join('：'))
}

function readable(fragment: DocumentFragment | null): string {
  // DOMPurify returns nothing at all for a page that consists of frames.
  if (!fragment) return ''
  for (const [from, to] of Object.entries(RENAMED)) for (const node of fragment.querySelectorAll(from)) rename(node, to)
  for (const table of fragment.querySelectorAll('table')) if (!table.parentElement?.closest('table')) boxed(table)
  for (const picture of fragment.querySelectorAll('img')) if (!picture.closest('a[href]')) opening(picture)
  const box = fragment.ownerDocument.createElement('div')
  box.append(fragment)
  return box.innerHTML
}

/**
 * The only sanitizer of server HTML. The sanitizer keeps text, lists, tables, pictures and links, and removes styles,
 * names, forms and scripts; an unknown tag is shown as text. The output of DOMPurify is then adapted to a phone.
 */
export const safeHtml = (html: string): string =>
  readable(
    purifier.sanitize(escapeText(html), {
      ALLOWED_TAGS: TAGS,
      ALLOWED_ATTR: ATTRIBUTES,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  )
