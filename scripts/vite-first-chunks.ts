import type { Plugin, Rolldown } from 'vite'

/** Addresses that people open from a link, and the screens behind them. */
const firstScreens: Record<string, string> = {
  '^/(Home.*)?$': 'home/screens/HomeScreen.tsx',
  '^/commodity-detail/': 'mall/screens/GoodsScreen.tsx',
  '^/login': 'session/screens/LoginScreen.tsx',
  '^/parent-page/': 'report/screens/ReportScreen.tsx',
}

function filesOf(bundle: Rolldown.OutputBundle, screen: string): string[] {
  const chunks = Object.values(bundle).filter((entry): entry is Rolldown.OutputChunk => entry.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const eager = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]))
  const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(screen))
  if (!start) throw new Error(`no chunk for ${screen}`)
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || eager.has(name)) return
    seen.add(name)
    byName.get(name)?.imports.forEach(visit)
  }
  visit(start.fileName)
  return [...seen].map((name) => `/${name}`)
}

/**
 * Writes into index.html which chunks the first screen of an address needs; public/first.js asks for them at once, so
 * that they load beside the entry and not after it has run.
 */
export const firstChunks = (): Plugin => ({
  name: 'first-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html
      const map = Object.fromEntries(
        Object.entries(firstScreens).map(([pattern, screen]) => [pattern, filesOf(bundle, screen)]),
      )
      const content = JSON.stringify(map).replaceAll("'", '&#39;')
      return html.replace('</head>', `  <meta name="first-chunks" content='${content}' />\n  </head>`)
    },
  },
})
