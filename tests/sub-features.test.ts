import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFiles, sourcesWithoutTests, type Source } from '#tests/sources.ts'

/**
 * Further folders that all sub-features of a domain share. The root, `components`, `hooks` and `forms` are shared, too.
 */
const sharedFolders: Readonly<Record<string, readonly string[]>> = {
  // The medicines in use belong to the owner, and every text is about the owner.
  report: ['words', 'print', 'genes', 'search', 'medicines', 'source', 'results', 'sensitive'],
  family: ['kinship'],
  order: ['place', 'state', 'amount'],
  mall: ['group', 'price', 'buy', 'catalogue'],
  payment: ['machine', 'polling', 'alipay'],
  'event-registration': ['hall'],
}

interface Home {
  domain: string
  /** core: root, components, hooks, forms and shared folders. pages: screens and routes, which combine sub-features. */
  subFeature: string
}

function homeOf(file: string): Home | null {
  const [, domain, rest] = /^src\/domains\/([^/]+)\/(.+)$/.exec(file) ?? []
  if (!domain || !rest) return null
  const [first = '', ...more] = rest.split('/')
  if (rest === 'routes.ts' || first === 'screens') return { domain, subFeature: 'pages' }
  const core =
    more.length === 0 || ['components', 'hooks', 'forms'].includes(first) || sharedFolders[domain]?.includes(first)
  return { domain, subFeature: core ? 'core' : first }
}

/** Forbidden imports: another sub-feature or shared code imports a sub-feature. Pages may import any sub-feature. */
export const importsBetweenSubFeatures = (files: readonly Source[]): string[] =>
  files.flatMap(({ file, imports }) => {
    const from = homeOf(file)
    if (!from || from.subFeature === 'pages') return []
    return imports.flatMap((target) => {
      const to = homeOf(target)
      const allowed = !to || to.domain !== from.domain || to.subFeature === 'core' || to.subFeature === from.subFeature
      return allowed ? [] : [`${file} → ${target}`]
    })
  })

const maxFiles = (folder: string): number => (folder.startsWith('src/domains/') ? 30 : 40)

/** Folders with too many files at one level. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > maxFiles(folder))
    .map(([folder, count]) => `${folder}: ${count}`)
}

/** The groups of nodes that reach each other (strongly connected), each in alphabetical order. */
export function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map<string, Set<string>>()
  for (const start of graph.keys()) {
    const seen = new Set<string>()
    const open = [...(graph.get(start) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      if (!seen.has(next)) {
        seen.add(next)
        open.push(...(graph.get(next) ?? []))
      }
    reach.set(start, seen)
  }
  const groups = [...graph.keys()]
    .filter((node) => reach.get(node)?.has(node))
    .map((node) =>
      [...graph.keys()].filter((other) => reach.get(node)?.has(other) && reach.get(other)?.has(node)).sort(),
    )
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

const graphOf = (files: readonly Source[], name: (file: string) => string | null) => {
  const graph = new Map<string, Set<string>>()
  for (const { file, imports } of files) {
    const from = name(file)
    if (from === null) continue
    const edges = graph.get(from) ?? new Set()
    graph.set(from, edges)
    for (const target of imports) {
      const to = name(target)
      if (to !== null && (to !== from || file === target)) edges.add(to)
    }
  }
  return graph
}

/** The domain of a file. */
const domainOf = (file: string): string | null => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? null
const sourceOrNull = (file: string): string | null => (file.startsWith('src/') ? file : null)

describe('the sub-features of a domain', () => {
  test('import only themselves and the shared code of their domain', () => {
    expect(importsBetweenSubFeatures(sourcesWithoutTests)).toEqual([])
  })

  test('have at most 30 files in each folder of a domain, and 40 in any other folder', () => {
    expect(crowdedFolders(allFiles)).toEqual([])
  })

  test('form no cycle, neither of domains nor of files', () => {
    expect(cyclesOf(graphOf(sourcesWithoutTests, domainOf))).toEqual([])
    expect(cyclesOf(graphOf(sourcesWithoutTests, sourceOrNull))).toEqual([])
  })
})

describe('the checks of sub-features', () => {
  const source = (file: string, ...imports: string[]): Source => ({ file, imports, text: '' })
  const report = 'src/domains/report'

  test.each([
    [
      'detect that a sub-feature imports another sub-feature',
      `${report}/doctor/doctor-rules.ts`,
      `${report}/carrier/carrier-rules.ts`,
    ],
    [
      'detect that a shared component imports a sub-feature',
      `${report}/components/ItemRow.tsx`,
      `${report}/walk/walk-new.ts`,
    ],
    ['detect that a shared rule imports a page', `${report}/rules.ts`, `${report}/screens/ItemScreen.tsx`],
    [
      'detect that a sub-feature imports a page',
      `${report}/walk/components/WalkEnd.tsx`,
      `${report}/screens/ItemScreen.tsx`,
    ],
  ])('%s', (_name, file, target) => {
    expect(importsBetweenSubFeatures([source(file, target)])).toEqual([`${file} → ${target}`])
  })

  test('accept a page that imports any sub-feature, and a sub-feature that imports its own files', () => {
    expect(
      importsBetweenSubFeatures([
        source(`${report}/screens/ItemScreen.tsx`, `${report}/walk/components/WalkEnd.tsx`),
        source(`${report}/walk/components/WalkEnd.tsx`, `${report}/walk/walk-new.ts`, `${report}/words/glossary.ts`),
      ]),
    ).toEqual([])
  })

  test('detect 41 files in one folder', () => {
    const files = Array.from({ length: 41 }, (_, at) => `src/shared/ui/${at}.ts`)
    expect(crowdedFolders([...files, 'src/shared/ui/lists/a.ts'])).toEqual(['src/shared/ui: 41'])
    const inDomain = (count: number) => Array.from({ length: count }, (_, at) => `src/domains/a/${at}.ts`)
    expect([crowdedFolders(inDomain(30)), crowdedFolders(inDomain(31))]).toEqual([[], ['src/domains/a: 31']])
  })

  test('detect two domains that import each other through a third, and a file that imports itself', () => {
    const files = [
      source('src/domains/a/x.ts', 'src/domains/b/x.ts'),
      source('src/domains/b/x.ts', 'src/domains/c/x.ts'),
      source('src/domains/c/x.ts', 'src/domains/a/y.ts'),
      source('src/domains/d/x.ts', 'src/domains/a/x.ts'),
    ]
    expect(cyclesOf(graphOf(files, domainOf))).toEqual([['a', 'b', 'c']])
    expect(cyclesOf(graphOf(files, sourceOrNull))).toEqual([])
    expect(cyclesOf(graphOf([source('src/a.ts', 'src/a.ts')], sourceOrNull))).toEqual([['src/a.ts']])
  })
})
