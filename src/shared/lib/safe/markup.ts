/**
 * Text from editors is read by the browser's parser in a separate document, which loads no resources and runs no
 * scripts.
 *
 * In HTML any Latin letter after `<` begins a tag, so from `铁蛋白 <ULN 且 >15` the parser makes an element `uln` whose
 * attributes are the middle of the sentence. Every `<` that begins no known tag is therefore escaped before a text is
 * parsed. This is sufficient, because only `<` begins tags and comments in HTML; inside an attribute, the reference is
 * read as the same character, and inside a comment, a script or a style nothing is shown.
 */

/** The elements of HTML, including former versions; `svg` and `math` with the elements directly in them. */
const ELEMENTS =
  'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blink|blockquote|body|br|button|' +
  'canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|' +
  'fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|' +
  'input|ins|isindex|kbd|keygen|label|legend|li|link|listing|main|map|mark|marquee|math|menu|menuitem|meta|meter|nav|' +
  'nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rb|rp|rt|' +
  'rtc|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|' +
  'tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xml|xmp'

/** Tags that a word processor or the editor of WeChat's articles leaves behind. */
const REMAINS = '(?:o|v|w|x|m|st1):[a-z]\\w*|mp-[a-z-]+'

/** A known name, and after it the end of the tag or the first letter of an attribute: `<b 且 >` is not a tag. */
const GAP = '[ \\t\\r\\n\\f/]'
const TAG = `\\/?(?:${ELEMENTS}|${REMAINS})(?:${GAP}*>|${GAP}+[a-z_:@])`
const DECLARATION = '!--|!doctype\\b|!\\[(?:end)?if\\b|\\?xml\\b'

const KNOWN = new RegExp(`<(?:${TAG}|${DECLARATION})`, 'i')
const UNKNOWN = new RegExp(`<(?!${TAG}|${DECLARATION})`, 'gi')
const REFERENCE = /&(?:#x?[\da-f]{1,6}|[a-z]{2,24}\d{0,2});/i

/** A `<` without a later `>` begins no tag: the parser would drop the whole rest of the text. */
const endOf = (html: string): number => html.lastIndexOf('>') + 1

/** Escapes every `<` that begins no known tag, so that it is read as text. To be called before any HTML is parsed. */
export function escapeText(html: string): string {
  const end = endOf(html)
  return html.slice(0, end).replace(UNKNOWN, '&lt;') + html.slice(end).replace(/</g, '&lt;')
}

/** Whether a text has known tags; otherwise its line breaks are its only layout. */
export const hasTags = (text: string): boolean => text.includes('<') && KNOWN.test(text.slice(0, endOf(text)))

/** Whether a text has known tags or character references. */
export const hasMarkup = (text: string): boolean => REFERENCE.test(text) || hasTags(text)

const HIDDEN = 'script,style,template,noscript,iframe,noembed,noframes,svg,math,audio,video,object,title,xml,xmp'
const BREAKS =
  'address,article,aside,blockquote,body,br,caption,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,' +
  'footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,optgroup,option,p,pre,section,summary,table,td,th,tr,ul'

/** No article has this many tags. Each tag takes time in the parser and the sanitizer: 5 MB of tags block a phone. */
const MAX_TAGS = 20_000

/** A text cut at its 20,001st `<`, before it is parsed. A long text without tags is parsed quickly and is not cut. */
export const beginningOf = (html: string): string => html.split('<', MAX_TAGS + 1).join('<')

/** Parses a text from a server. The resulting document loads and runs nothing. The app parses HTML only here. */
export const parsedHtml = (html: string): Document => new DOMParser().parseFromString(escapeText(html), 'text/html')

function shownText(html: string): string {
  const start = beginningOf(html)
  const { body } = parsedHtml(`<body>${start}`)
  for (const hidden of body.querySelectorAll(HIDDEN)) hidden.remove()
  for (const block of body.querySelectorAll(BREAKS)) {
    block.before('\n')
    block.after('\n')
  }
  return body.textContent + (start === html ? '' : '……')
}

/**
 * The text of a field that is plain but was written in an editor: without tags, one line for each paragraph. A text
 * without markup is not changed. Where there is no HTML parser (the tools in Node), no text is changed. Show the result
 * as text, never as HTML.
 */
export const linesOfMarkup = (text: string): string =>
  typeof DOMParser !== 'undefined' && hasMarkup(text)
    ? shownText(text)
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n\s*/g, '\n')
        .trim()
    : text

/** The text of rich text on one line, for previews and searching. Show the result as text, never as HTML. */
export const textOfMarkup = (html: string): string => linesOfMarkup(html).replace(/\s+/g, ' ').trim()
