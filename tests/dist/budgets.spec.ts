import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  dist,
  domainSheet,
  entries,
  filesOf,
  firstSheet,
  firstScript,
  htmlBytes,
  keyOfChunk,
  lazyScreens,
  manifest,
  sizeOf,
  styleSheets,
} from './bytes.ts'

/** Budgets in bytes (brotli); docs/adr/010-budgets.md explains the figure of the first load. */
const KB = 1024

const firstScreens: [address: string, chunk: string, limitKb: number, limitRequests: number][] = [
  ['/Home/hot', 'home', 150, 7],
  ['/commodity-detail/{id}', 'goods', 157.6, 8],
  ['/login', 'login', 171.4, 9],
  ['/parent-page/…', 'report', 179.2, 10],
]

const shell = filesOf(entries)

/** The files that an address loads: the entry, and the chunk of the screen with its imports. */
const filesOfScreen = (chunk: string) => filesOf([...entries, keyOfChunk(chunk)])

describe('the size budget of the build', () => {
  test.each(firstScreens)(
    'for the JS that the first screen at the address %s loads is not exceeded',
    (_address, chunk, limit) => {
      const { js } = filesOfScreen(chunk)
      expect(sizeOf(js) / KB).toBeLessThanOrEqual(limit)
    },
  )

  test.each([
    ['for every page', firstSheet, 11],
    ['for the domains, for all pages except the first screens', domainSheet, 14.2],
  ])('for the style sheet %s is not exceeded', (_what, sheet, limit) => {
    expect(sizeOf([sheet]) / KB).toBeLessThanOrEqual(limit)
  })

  test('allows two style sheets', () => {
    expect([...styleSheets].sort()).toEqual([domainSheet, firstSheet].sort())
  })

  test('for the HTML with its skeleton is not exceeded', () => {
    expect(htmlBytes / KB).toBeLessThanOrEqual(14)
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('class="first"')
  })

  test('for the inline script of the page is not exceeded', () => {
    expect(brotliCompressSync(firstScript()).length).toBeLessThanOrEqual(3.3 * KB)
  })

  test('is checked for more than 15 lazy screens', () => {
    expect(lazyScreens.length).toBeGreaterThan(15)
  })

  test.each(lazyScreens)('for the own code of the screen %s is not exceeded', (screen) => {
    const own = new Set([manifest[screen]?.file ?? ''])
    expect(sizeOf(own) / KB).toBeLessThanOrEqual(25)
  })

  test.each(firstScreens)(
    'for the requests before the first usable screen at the address %s is not exceeded',
    (_address, chunk, _limitKb, limit) => {
      const { js } = filesOfScreen(chunk)
      // Adds the HTML, the script that starts the app, and the style sheets.
      const sheets = chunk === 'report' ? 2 : 1
      expect(js.size + 2 + sheets).toBeLessThanOrEqual(limit)
    },
  )
})

/** The scripts that the page requests itself at an address. They are requested at the same time. */
function namedInPage(address: string): Set<string> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const links = [...page.matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(([, file = '']) => file)
  const [, settings = '{}'] = /<meta name="first" content='([^']*)'/.exec(page) ?? []
  const { chunks } = JSON.parse(settings.replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as {
    chunks: Record<string, string[]>
  }
  const own = Object.entries(chunks).filter(([pattern]) => new RegExp(pattern, 'i').test(address))
  expect(own).toHaveLength(1)
  return new Set([...links, ...own.flatMap(([, files]) => files.map((file) => file.slice(1)))])
}

describe('the longest chain of requests is page, script and picture', () => {
  test.each(firstScreens)('for the address %s', (address, chunk) => {
    const named = namedInPage(address.replace('{id}', 'G001').replace('…', 'A/B'))
    const sheet = chunk === 'report' ? [domainSheet] : []
    expect([...filesOfScreen(chunk).js, ...sheet].filter((file) => !named.has(file))).toEqual([])
    expect(named.has(domainSheet)).toBe(sheet.length > 0)
  })
})

test.each([
  ['home', 'home-below', 4],
  ['goods', 'goods-below', 6],
])(
  'the part of %s below the fold is the chunk %s, and loads at most %i further files, without the login',
  (screen, below, limit) => {
    const further = [...filesOf([keyOfChunk(below)]).js].filter((file) => !filesOfScreen(screen).js.has(file))
    expect(further.length).toBeLessThanOrEqual(limit)
    expect(further).not.toContain(manifest[keyOfChunk('login')]?.file)
  },
)

test('the code that every page loads beside its first screen is one chunk, which imports no further chunk', () => {
  const { js } = filesOf([...entries, keyOfChunk('background-tasks')])
  expect([...js].filter((file) => !shell.js.has(file))).toEqual([manifest[keyOfChunk('background-tasks')]?.file])
})

test('V8 reads the compile hint of a chunk, because it is the first line', () => {
  const hint = '//# allFunctionsCalledOnLoad'
  const files = [...new Set(firstScreens.flatMap(([, chunk]) => [...filesOfScreen(chunk).js]))]
  expect(files.filter((file) => !readFileSync(join(dist, file), 'utf8').startsWith(`${hint}\n`))).toEqual([])
})

describe('[BUILD-001] the chunks of routes are loaded lazily', () => {
  test('the entry contains no screen', () => {
    for (const screen of lazyScreens) expect(shell.js.has(manifest[screen]?.file ?? '')).toBe(false)
  })
})
