import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { hasFirstStyles } from '../src/first-domains.ts'

/** Each mark has a name of its own, because the minifier keeps only one of two equal rules. */
const mark = (id: string, order: 1 | 2): string =>
  `#domain-styles-${createHash('sha256')
    .update(relative(join(import.meta.dirname, '..'), id))
    .digest('hex')
    .slice(0, 8)}-${order}{order:${order}}`
const MARKED = /#domain-styles-(\w+)-1\{order:1\}([^]*?)#domain-styles-\1-2\{order:2\}/g

const isLate = (id: string): boolean => {
  const [, domain] = /domains[\\/]([\w-]+)[\\/].*\.css$/.exec(id) ?? []
  return !hasFirstStyles(domain)
}

const SHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/style)(-[^"]+\.css)"/

/** The style sheet of the domains in the page; empty before the build has set it. */
export const domainSheetOf = (html: string): string => {
  const [, , hash] = SHEET.exec(html) ?? []
  return hash ? `assets/domains${hash}` : ''
}

/**
 * Moves the styles of most domains from the style sheet into a second one. A rule before and after each of their files
 * marks them until everything is minified.
 */
export function domainStyles(): Plugin {
  let files: { sheet: string; late: string } | null = null
  return {
    name: 'domain-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (isLate(id) ? { code: `${mark(id, 1)}\n${code}\n${mark(id, 2)}`, map: null } : null),
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const late = domainSheetOf(html)
        const [, name = '', hash = ''] = SHEET.exec(html) ?? []
        if (!late) throw new Error('the page has no style sheet')
        files = { sheet: name + hash, late }
        return html.replace('</head>', `  <meta name="domain-styles" content="/${late}" />\n  </head>`)
      },
    },
    writeBundle({ dir }) {
      if (!files || !dir) return
      const sheet = join(dir, files.sheet)
      const whole = readFileSync(sheet, 'utf8')
      const late = [...whole.matchAll(MARKED)].map(([, , part = '']) => part)
      const first = whole.replace(MARKED, '')
      if (late.length === 0 || first.includes('#domain-styles'))
        throw new Error('the styles of the domains were not found')
      writeFileSync(sheet, first)
      writeFileSync(join(dir, files.late), late.join(''))
    },
  }
}
