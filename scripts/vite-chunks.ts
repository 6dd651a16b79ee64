import { readFileSync } from 'node:fs'

/**
 * Shared chunks, by priority: a module that fits several goes to the first. A source file says itself that it belongs
 * to one, in its first line (`// @chunk kit`), so that it may be moved and renamed freely. All other modules are
 * distributed by the bundler.
 */
const chunks: Readonly<Record<string, number>> = {
  /** Blocks of all schemas; the schemas themselves stay separate, each domain's with its first call. */
  wire: 20,
  /** Rows and reads of the first screens. */
  calls: 8,
  /** What every write needs. */
  write: 7,
  /** Texts and rules for reports and the progress of samples. */
  'report-facts': 6,
  /** Small components that most screens use: one request instead of ten. */
  kit: 5,
  /** What all report screens show. */
  'report-view': 5,
  /** Goods in lists. */
  shelf: 5,
  /** Prices and promotions of one piece of goods. */
  offer: 5,
  /** What every form needs. */
  form: 5,
  /** Lists that load page by page. */
  paging: 3,
}

const marks = new Map<string, string | null>()

/** The chunk that a source file names; null for all others. */
function chunkOf(id: string): string | null {
  const known = marks.get(id)
  if (known !== undefined) return known
  const [file = ''] = id.split('?')
  const own = /[\\/]src[\\/].*\.tsx?$/.test(file) && !file.includes('node_modules')
  const name = own ? (/^\/\/ @chunk ([\w-]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? null) : null
  if (name !== null && !(name in chunks)) throw new Error(`${file}: no chunk is called ${name}`)
  marks.set(id, name)
  return name
}

/** Packages that belong to a chunk of ours. */
const packages: Readonly<Record<string, RegExp>> = {
  'report-facts': /node_modules[\\/]dayjs[\\/]/,
  paging: /@tanstack[\\/](react-query|query-core)[\\/].*nfinite/,
}

/** Hooks for reads; those for paging and for several reads at once come with the screens that need them. */
const READS = /@tanstack[\\/](react-query|query-core)[\\/](?!.*(utation|nfinite|ueries))/

const initial = ['$initial' as const]

/** The groups of the bundler's code splitting. */
export const chunkGroups = [
  { name: 'vendor', test: /node_modules[\\/]/, tags: initial, priority: 30 },
  { name: 'base', test: /src[\\/]/, tags: initial, priority: 10 },
  { name: 'reads', test: READS, priority: 5 },
  ...Object.entries(chunks).map(([name, priority]) => ({
    name,
    test: (id: string) => chunkOf(id) === name || packages[name]?.test(id) === true,
    priority,
  })),
]
