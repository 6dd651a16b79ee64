const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** The words of HTML on one line, for previews and searching. The result is text: show it as text, never as HTML. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[^]*?-->/g, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, (tag) => (/^<\/?(b|i|u|em|strong|span|a)\b/i.test(tag) ? '' : ' '))
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, entity)
    .replace(/\s+/g, ' ')
    .trim()
