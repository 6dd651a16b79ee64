import type { Plugin } from 'vite'

/**
 * Moves the style sheet after the skeleton. index.html then paints the skeleton at once with its inline styles, and the
 * app's script, which comes later, still waits for the sheet.
 */
export const lateStyles = (): Plugin => ({
  name: 'late-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
      const scripts = html.match(/\s*<script type="module"[^>]*><\/script>/g) ?? []
      const bare = [...links, ...scripts].reduce((text, tag) => text.replace(tag, ''), html)
      return bare.replace('</body>', `${links.join('')}${scripts.join('')}\n  </body>`)
    },
  },
})
