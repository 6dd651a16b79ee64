import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allRows, domainOf } from '#/app/route-domains.ts'
import { misunderstood } from '#/mocks/workbench/understood.ts'
import { domains, paths } from '#/paths.ts'
import { sourcesWithoutTests } from '#tests/sources.ts'
import { derivedStates, rowAt } from '../e2e/derived-states.ts'
import { screens, statesOf } from '../e2e/screens.ts'

/** The states of the screens, for the gallery and every test that visits all screens. */

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('the names of screen states are unique, and so are their contents', () => {
  expect(duplicates(screens.map(({ name }) => name))).toEqual([])
  expect(duplicates(screens.map(({ address, as, knobs }) => [address, as, knobs].join(' ')))).toEqual([])
  expect(screens.length).toBeGreaterThan(480)
})

test('every domain has screen states, and every file that declares states is collected', () => {
  const folder = join(import.meta.dirname, '../src/domains')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/screen-states.ts'),
  )
  // A domain collects the screen states of its sub-features.
  const declaring = [...new Set(files.map((path) => path.split(/[\\/]/)[0] ?? ''))]
  expect(declaring.filter((domain) => !Object.hasOwn(domains, domain))).toEqual([])
  expect(Object.values(statesOf).filter((states) => states.length === 0)).toEqual([])
})

test('a screen state belongs to the domain of its address', () => {
  const elsewhere = Object.entries(statesOf).flatMap(([domain, states]) =>
    states.filter(({ address }) => (domainOf(address.split('?')[0] ?? '') ?? 'app') !== domain),
  )
  expect(elsewhere).toEqual([])
})

test('the personas and knobs of every screen state are valid', () => {
  const unknown = screens.flatMap(({ as, knobs = '' }) =>
    misunderstood([as && `persona:${as}`, knobs].filter(Boolean).join(';')),
  )
  expect(unknown).toEqual([])
})

/** Addresses that show nothing and redirect immediately: defaults, and the start of WeChat's authorisation. */
const REDIRECTS = new Set<string>([
  paths.authStart,
  ...Object.entries(paths).flatMap(([name, path]) => (name.endsWith('Default') ? [path] : [])),
])

test('every address with a screen has a screen state', async () => {
  const rows = await allRows()
  const shown = new Set(screens.map(({ address }) => rowAt(address)?.path))
  const missing = rows.map(({ path }) => path).filter((path) => !shown.has(path) && !REDIRECTS.has(path))
  expect(missing).toEqual([])
  expect(Object.keys(paths).length).toBeGreaterThan(200)
})

test('every address that loads data has states for loading, failing and long texts', async () => {
  const seen = derivedStates.map(({ address, kind }) => `${rowAt(address)?.path} ${kind}`)
  const reading = (await allRows()).filter(({ data }) => data)
  const wanted = reading.flatMap(({ path }) => ['loading', 'failing', 'long'].map((kind) => `${path} ${kind}`))
  expect(wanted.filter((one) => !seen.includes(one))).toEqual([])
  expect(reading.length).toBeGreaterThan(150)
})

test('no code of the app imports the screen states', () => {
  const importing = sourcesWithoutTests.filter(
    ({ file, text }) => !file.endsWith('/screen-states.ts') && /from '[^']*\/screen-states\.ts'/.test(text),
  )
  expect(importing.map(({ file }) => file)).toEqual([])
})
