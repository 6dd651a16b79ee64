import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  dist,
  entries,
  filesOf,
  firstScript,
  htmlBytes,
  lazyScreens,
  manifest,
  modelsOf,
  sizeOf,
  styleSheets,
} from './bytes.ts'

/** Budgets in bytes (brotli); docs/adr/010-budgets.md explains the figure of the first load. */
const KB = 1024

const firstScreens: [address: string, screen: string, limitKb: number][] = [
  ['/Home/hot', 'src/domains/home/screens/HomeScreen.tsx', 127.9],
  ['/commodity-detail/{id}', 'src/domains/mall/screens/GoodsScreen.tsx', 129.5],
  ['/login', 'src/domains/session/screens/LoginScreen.tsx', 142.2],
  ['/parent-page/…', 'src/domains/report/screens/ReportScreen.tsx', 142.8],
]

const shell = filesOf(entries)

/** Domains whose calls a first screen makes, where they are not just its own. */
const firstCalls: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'banner', 'mall'],
}

/** What an address loads: the entry, the rows of its domain, the screen, the schemas of its first calls. */
const loaded = (screen: string) => {
  const domain = screen.split('/')[2] ?? ''
  const models = modelsOf(...(firstCalls[domain] ?? [domain]))
  return filesOf([...entries, `src/domains/${domain}/routes.ts`, screen, ...models])
}

describe('bytes', () => {
  test.each(firstScreens)('JS to the first usable screen of %s', (_address, screen, limit) => {
    const { js } = loaded(screen)
    expect(sizeOf(js) / KB).toBeLessThanOrEqual(limit)
  })

  test('CSS', () => {
    expect(styleSheets).toHaveLength(1)
    expect(sizeOf(styleSheets) / KB).toBeLessThanOrEqual(21.7)
  })

  test('the HTML with its skeleton', () => {
    expect(htmlBytes / KB).toBeLessThanOrEqual(14)
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('class="first"')
  })

  test('the script in the page', () => {
    expect(brotliCompressSync(firstScript()).length).toBeLessThanOrEqual(3 * KB)
  })

  test('there are lazy screens to measure', () => {
    expect(lazyScreens.length).toBeGreaterThan(15)
  })

  test.each(lazyScreens)('own code of %s', (screen) => {
    const own = new Set([manifest[screen]?.file ?? ''])
    expect(sizeOf(own) / KB).toBeLessThanOrEqual(25)
  })

  test.each(firstScreens)('requests before the first usable screen of %s', (_address, screen) => {
    const { js } = loaded(screen)
    // Plus the HTML, the script that starts the app and the style sheet.
    expect(js.size + 3).toBeLessThanOrEqual(14)
  })
})

describe('[BUILD-001] route chunks load lazily', () => {
  test('the entry contains no screen', () => {
    for (const screen of lazyScreens) expect(shell.js.has(manifest[screen]?.file ?? '')).toBe(false)
  })
})
