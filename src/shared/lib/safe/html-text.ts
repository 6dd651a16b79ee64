const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/**
 * Replaces block tags by spaces and removes inline tags. Only text up to the last `>` is searched: for each tag without
 * an end the search would otherwise run through the whole text.
 */
function withoutTags(html: string): string {
  const end = html.lastIndexOf('>') + 1
  const tags = /<\/?[a-z][^>]*>/gi
  const cut = (tag: string) => (/^<\/?(b|i|u|em|strong|span|a)\b/i.test(tag) ? '' : ' ')
  return html.slice(0, end).replace(tags, cut) + html.slice(end)
}

/**
 * The text of HTML on one line, for previews and searching. Show the result as text, never as HTML. As in a browser, a
 * script, style or comment without an end reaches to the end.
 */
export const textOfHtml = (html: string): string =>
  withoutTags(html.replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, ' ').replace(/<!--[^]*?(-->|$)/g, ' '))
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, entity)
    .replace(/\s+/g, ' ')
    .trim()
