import type { Plugin, Rolldown } from 'vite'

/** The style sheet that the domains share, without the styles in the first style sheet (scripts/vite-chunks.ts). */
export function domainSheetOf(bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => /\/domains-[^/]+\.css$/.test(file))
  if (!name) throw new Error('the domains have no style sheet')
  return `/${name}`
}

/** Moves the style sheet and the scripts of the page after the skeleton. */
function afterSkeleton(html: string): string {
  const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
  const scripts = html.match(/\s*<script type="module"[^>]*><\/script>/g) ?? []
  const bare = [...links, ...scripts].reduce((text, tag) => text.replace(tag, ''), html)
  return bare.replace('</body>', `${links.join('')}${scripts.join('')}\n  </body>`)
}

/**
 * Puts the first style sheet after the skeleton: index.html paints the skeleton at once with its inline styles, and the
 * app's script still waits for the sheet. Vite would load the second sheet into the head, where the first
 * sheet would override it, so src/app/domain-styles.ts loads the second sheet, by its name in the page.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      if (!chunk.isEntry) chunk.viteMetadata?.importedCss.clear()
      // Removes Vite's placeholders of the sheets, but not their lines, so that the line numbers of the source maps
      // stay correct.
      chunk.code = chunk.code.replace(/\/\* empty css\s*\*\//g, '')
    }
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      afterSkeleton(html).replace(
        '</head>',
        `  <meta name="domain-styles" content="${domainSheetOf(bundle)}" />\n  </head>`,
      ),
  },
})
