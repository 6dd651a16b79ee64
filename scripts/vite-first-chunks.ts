import type { Plugin, Rolldown } from 'vite'

/**
 * Addresses that people open from a link, with their chunks: the rows of the domain, the screens, the schemas of the
 * first calls.
 */
const firstScreens: Record<string, readonly string[]> = {
  '^/(Home.*)?$': ['home/routes.ts', 'home/screens/HomeScreen.tsx', 'home/model.ts', 'mall/model.ts'],
  '^/commodity-detail/': ['mall/routes.ts', 'mall/screens/GoodsScreen.tsx', 'mall/model.ts'],
  '^/login': ['session/routes.ts', 'session/screens/LoginScreen.tsx', 'session/model.ts'],
  '^/parent-page/': ['report/routes.ts', 'report/screens/ReportScreen.tsx', 'report/model.ts'],
}

function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((entry): entry is Rolldown.OutputChunk => entry.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const eager = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]))
  const starts = modules.map((module) => {
    const found = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/domains/${module}`)))
    if (!found) throw new Error(`no chunk for ${module}`)
    return found
  })
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || eager.has(name)) return
    seen.add(name)
    byName.get(name)?.imports.forEach(visit)
  }
  for (const { fileName } of starts) visit(fileName)
  return [...seen].map((name) => `/${name}`)
}

/**
 * Writes into index.html which chunks the first screen of an address needs; public/first.js requests them at once, so
 * that they load in parallel with the entry.
 */
export const firstChunks = (): Plugin => ({
  name: 'first-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html
      const map = Object.fromEntries(
        Object.entries(firstScreens).map(([pattern, modules]) => [pattern, filesOf(bundle, modules)]),
      )
      const content = JSON.stringify(map).replaceAll("'", '&#39;')
      return html.replace('</head>', `  <meta name="first-chunks" content='${content}' />\n  </head>`)
    },
  },
})
