import { describe, expect, test } from 'vitest'
import { sourcesWithoutTests, withoutComments, type Source, sources } from '#tests/sources.ts'

const domainOf = (file: string): string | null => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? null
/** The routes of a domain, and the screens, components, hooks and forms of a domain or sub-feature. */
const isUi = (file: string) =>
  /^src\/domains\/[^/]+\/([^/]+\/)?(screens|components|hooks|forms)\//.test(file) ||
  /^src\/domains\/.+\/routes\.ts$/.test(file)

type Layer =
  | 'paths'
  | 'shared'
  | 'data'
  | 'widgets'
  | 'ui'
  | 'mocks'
  | 'app'
  | 'main'
  | 'early-paint'
  | 'assets'
  | 'styles'

function layerOf(file: string): Layer | null {
  if (
    ['src/paths.ts', 'src/config.ts', 'src/hosts.ts', 'src/first-domains.ts', 'src/shared/lib/address.ts'].includes(
      file,
    )
  )
    return 'paths'
  if (file.startsWith('src/paths/')) return 'paths'
  if (file === 'src/main.tsx' || file === 'src/pdf-page.ts') return 'main'
  const [, top] = file.split('/')
  if (top === 'domains') return isUi(file) ? 'ui' : 'data'
  return (
    (['shared', 'widgets', 'mocks', 'app', 'early-paint', 'assets', 'styles'] as const).find(
      (layer) => layer === top,
    ) ?? null
  )
}

/** Which layers may import which. */
const mayImport: Record<Layer, readonly Layer[]> = {
  paths: ['paths'],
  shared: ['shared', 'paths', 'assets'],
  data: ['data', 'shared', 'paths'],
  widgets: ['widgets', 'data', 'shared', 'paths'],
  ui: ['ui', 'widgets', 'data', 'shared', 'paths', 'assets'],
  mocks: ['mocks', 'data', 'shared', 'paths'],
  app: ['app', 'ui', 'widgets', 'data', 'shared', 'paths', 'assets'],
  main: ['main', 'app', 'data', 'shared', 'paths', 'mocks', 'styles'],
  // Runs before the app. It shares no module instance with the app.
  'early-paint': ['early-paint', 'data', 'shared', 'paths'],
  assets: [],
  styles: [],
}

/** Every forbidden import, as `file → import`. */
export function forbiddenImports(all: readonly Source[]): string[] {
  return all.flatMap(({ file, imports }) => {
    const layer = layerOf(file)
    return imports.flatMap((target) => {
      const to = target.startsWith('src/') ? layerOf(target) : null
      if (!layer || !to) return []
      const foreignUi = to === 'ui' && layer === 'ui' && domainOf(file) !== domainOf(target)
      const routesOnly = layer === 'app' && to === 'ui' && !target.endsWith('/routes.ts')
      return mayImport[layer].includes(to) && !foreignUi && !routesOnly ? [] : [`${file} → ${target}`]
    })
  })
}

const ONLY_IMPORTER: Record<string, string> = {
  axios: 'src/shared/api/transport.ts',
  'weixin-js-sdk': 'src/shared/wechat/jssdk.ts',
  echarts: 'src/shared/ui/chart-core.ts',
  dompurify: 'src/shared/lib/safe/safe-html.ts',
  'pdfjs-dist/legacy/build/pdf.mjs': 'src/shared/pdf/engine.ts',
  'pdfjs-dist/legacy/build/pdf.worker.mjs': 'src/shared/pdf/worker.ts',
}

export const libraryImportsElsewhere = (all: readonly Source[]): string[] =>
  // A declaration file contains only types.
  all
    .filter(({ file }) => !file.endsWith('.d.ts'))
    .flatMap(({ file, imports }) =>
      imports
        .filter((name) =>
          Object.keys(ONLY_IMPORTER).some(
            (pack) => (name === pack || name.startsWith(`${pack}/`)) && ONLY_IMPORTER[pack] !== file,
          ),
        )
        .map((name) => `${file} → ${name}`),
    )

describe('the layers of the source code', () => {
  test('every file of the app is checked', () => {
    expect(sourcesWithoutTests.length).toBeGreaterThan(500)
    expect(sources.length).toBeGreaterThan(sourcesWithoutTests.length + 150)
  })

  test('every file has a layer', () => {
    const without = sourcesWithoutTests.filter(
      ({ file }) => file.startsWith('src/') && !file.endsWith('.d.ts') && layerOf(file) === null,
    )
    expect(without.map(({ file }) => file)).toEqual([])
  })

  test('no file imports from a layer above or beside it', () => {
    expect(forbiddenImports(sourcesWithoutTests)).toEqual([])
  })

  test('axios, the SDK, charts, the sanitizer and pdf.js are imported in one file each', () => {
    expect(libraryImportsElsewhere(sourcesWithoutTests)).toEqual([])
  })

  test('raw storage, raw HTML, raw addresses and eval are used only in the files of the allowlist', () => {
    const rules: [RegExp, readonly string[]][] = [
      [
        /\b(localStorage|sessionStorage)\b/,
        [
          'src/shared/lib/storage.ts',
          'src/early-paint/stored.ts',
          'src/mocks/browser.ts',
          'src/mocks/persisted-knobs.ts',
          'src/mocks/worker.ts',
        ],
      ],
      // If the chunk of a part fails, its screen must stay. `lazyPart` and `optionalPart` do this.
      [/\buseState<typeof /, []],
      [/\blazy\(\s*\(\) =>\s*(import|load)/, ['src/app/router.tsx']],
      [/new DOMParser\b/, ['src/shared/lib/safe/markup.ts']],
      [/dangerouslySetInnerHTML/, ['src/shared/ui/RichText.tsx']],
      [
        /location\.(href\s*=|assign|replace|reload)\b|window\.open/,
        ['src/shared/lib/safe/page-navigation.ts', 'src/mocks/panel.ts', 'src/mocks/workbench/page.ts'],
      ],
      [/\beval\(|new Function\(/, []],
      [/: any\b|as any\b/, []],
    ]
    const found = rules.flatMap(([pattern, allowed]) =>
      sourcesWithoutTests
        .filter((source) => pattern.test(withoutComments(source)) && !allowed.includes(source.file))
        .map(({ file }) => `${file}: ${pattern.source}`),
    )
    expect(found).toEqual([])
  })

  // tests/support/contracts.ts finds the API files by their names.
  test('every API is declared in an api.ts file', () => {
    const contracts = sourcesWithoutTests.filter(
      ({ file, text }) => / defineApi\(/.test(text) && file.startsWith('src/domains/'),
    )
    expect(contracts.length).toBeGreaterThan(15)
    expect(contracts.map(({ file }) => file).filter((file) => !/\/(\w+-)?api\.ts$/.test(file))).toEqual([])
  })

  test('no file is a barrel', () => {
    expect(sourcesWithoutTests.filter(({ file }) => /\/index\.tsx?$/.test(file)).map(({ file }) => file)).toEqual([])
  })
})

describe('the check of the layers detects a broken rule', () => {
  const source = (file: string, ...imports: string[]): Source => ({ file, imports, text: '' })

  test.each([
    [
      'when a screen imports another domain’s screen',
      source('src/domains/order/screens/A.tsx', 'src/domains/mall/components/B.tsx'),
    ],
    ['when a screen imports the mock backend', source('src/domains/order/screens/A.tsx', 'src/mocks/db.ts')],
    ['when the app imports the mock backend', source('src/app/start/boot.ts', 'src/mocks/backend.ts')],
    ['when shared code imports a domain', source('src/shared/ui/A.tsx', 'src/domains/mall/model.ts')],
    ['when data code imports a screen', source('src/domains/order/rules.ts', 'src/domains/order/screens/A.tsx')],
    ['when the shell imports a screen eagerly', source('src/app/router.tsx', 'src/domains/order/screens/A.tsx')],
  ])('%s', (_name, bad) => {
    expect(forbiddenImports([bad])).toHaveLength(1)
  })

  test.each(['axios', 'weixin-js-sdk', 'echarts/core'])('when the library %s is imported outside its file', (name) => {
    expect(libraryImportsElsewhere([source('src/domains/order/screens/A.tsx', name)])).toHaveLength(1)
  })
})
