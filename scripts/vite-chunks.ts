import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'
import { hasFirstStyles } from '../src/first-domains.ts'

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...given: never) => unknown>>[1]

interface FirstScreen {
  address: string
  /** The modules that are loaded lazily: the rows of the domain, the screen, and the schemas of the first calls. */
  modules: RegExp
  /** Whether the module needs the style sheet of the domains. */
  domainSheet?: true
}

/**
 * Addresses that people open from a link. Only their chunks are listed here; all other chunks are computed from the
 * import graph.
 */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  home: {
    address: '^/(Home.*)?$',
    modules: /domains\/(home\/(routes|model|screens\/HomeScreen)|(banner|mall)\/model)\.tsx?$/,
  },
  goods: { address: '^/commodity-detail/', modules: /domains\/mall\/(routes|model|screens\/GoodsScreen)\.tsx?$/ },
  login: { address: '^/login', modules: /domains\/(auth\/(routes|model|screens\/LoginScreen)|user\/model)\.tsx?$/ },
  report: {
    address: '^/parent-page/',
    modules: /domains\/report\/(routes|model|screens\/ReportScreen)\.tsx?$/,
    domainSheet: true,
  },
}

/** Every page loads this module in parallel with its first screen. */
const BACKGROUND_TASKS = /app\/start\/background-tasks\.ts$/

/** The modules that home and goods load below the fold and no first screen needs: one chunk instead of ten. */
const BELOW: Readonly<Record<string, RegExp>> = {
  home: /(widgets\/(news\/HomeNews|goods\/PromotionRail)|domains\/news\/model)\.tsx?$/,
  goods: /mall\/components\/(GoodsBelow|BuyLinks|GroupPrice)\.tsx$/,
}

interface Need {
  /** Whether the entry itself needs the module. */
  entry: boolean
  /** The first addresses that need the module. */
  first: Set<string>
  /** The first screens that load the module below the fold. */
  below: Set<string>
  isBackground: boolean
  /** The domains with lazily loaded modules that need it. */
  domains: Set<string>
}

const isLazy = (id: string, graph: Graph): boolean => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** Computes for each module which entry and lazily loaded modules load it: these load all their imports. */
function needsOf(ids: readonly string[], graph: Graph): Map<string, Need> {
  const needs = new Map<string, Need>()
  const isEntry = (id: string) => graph.getModuleInfo(id)?.isEntry === true
  for (const start of ids.filter((id) => isEntry(id) || isLazy(id, graph))) {
    const path = start.replaceAll('\\', '/')
    const first = Object.keys(firstScreens).filter((name) => firstScreens[name]?.modules.test(path))
    const below = Object.keys(BELOW).filter((name) => BELOW[name]?.test(path))
    const domain = /domains[\\/]([\w-]+)/.exec(start)?.[1] ?? ''
    const seen = new Set([start])
    for (const id of seen) {
      const need = needs.get(id) ?? {
        entry: false,
        first: new Set(),
        below: new Set(),
        isBackground: false,
        domains: new Set(),
      }
      needs.set(id, need)
      need.entry ||= isEntry(start)
      for (const name of first) need.first.add(name)
      for (const name of below) need.below.add(name)
      need.isBackground ||= BACKGROUND_TASKS.test(path)
      need.domains.add(domain)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
    }
  }
  return needs
}

/** The chunk of a module; null leaves it to the bundler, which groups modules of the same screens. */
function chunkOf({ entry, first, below, isBackground, domains }: Need): string | null {
  const [only] = first
  if (entry || (isBackground && only)) return BASE
  // A screen that needs a module also needs the module's imports, so no chunk imports a later chunk.
  if (first.size > 1) return first.has('home') ? BASE : 'linked'
  // Many screens share small parts of the report and of the login; they must not load all of it.
  if (only === 'report' && domains.size > 1) return 'report-parts'
  if (only === 'login' && below.has('goods')) return 'login-parts'
  if (only !== undefined) return only
  if (below.has('home')) return 'home-below'
  if (below.has('goods')) return domains.size > 1 ? 'goods-parts' : 'goods-below'
  return null
}

const PRIORITY: readonly (readonly [chunk: RegExp, priority: number])[] = [
  [/^base$/, 8],
  [/^linked$/, 7],
  [/^(report|login)-parts$/, 6],
  [/^\w+$/, 5],
  [/^(home-below|goods-parts)$/, 4],
  [/^goods-below$/, 3],
]

/** The entry, together with the modules that home and another first screen need. */
const BASE = 'base'

/**
 * For `build.modulePreload`: the chunks that an import waits for, without the chunks that the page has already loaded.
 */
export const withoutLoaded: NonNullable<ModulePreloadOptions['resolveDependencies']> = (_file, chunks, { hostType }) =>
  hostType === 'html' ? chunks : chunks.filter((chunk) => !/(vendor|rolldown-runtime|index)-/.test(chunk))

/** Modules of react-query that no first screen uses; it re-exports everything in one file. */
const UNUSED = /[\\/](useQueries|queriesObserver)\.js$/

function firstGroups(): Rolldown.CodeSplittingGroup[] {
  const ids: string[] = []
  let needs: Map<string, Need> | null = null
  const nameOf = (id: string, graph: Graph): string | null => {
    const need = UNUSED.test(id) ? undefined : (needs ??= needsOf(ids, graph)).get(id)
    return need ? chunkOf(need) : null
  }
  return PRIORITY.map(([chunk, priority], index) => ({
    debugName: chunk.source,
    name: (id: string, graph: Graph) => {
      const name = nameOf(id, graph)
      return name !== null && chunk.test(name) ? name : null
    },
    // The bundler calls `test` for every module before it asks for the first name.
    test: (id: string) => (index === 0 ? ids.push(id) > 0 : true),
    priority,
  }))
}

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * For `output.postBanner`: V8 compiles all functions of such a chunk outside the main thread while the chunk arrives,
 * instead of each function when it is first called. The hint is used for the first screens and the app's own code, but
 * not for lazily loaded libraries, of which a screen calls only few functions. Source:
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = ({ name, moduleIds }: Pick<Rolldown.RenderedChunk, 'name' | 'moduleIds'>): string =>
  /^(vendor|base|index|goods|login|report-parts)$/.test(name) || moduleIds.every((id) => !id.includes('node_modules'))
    ? HINT
    : ''

/** V8 reads the hint only in the first line, but Vite writes the names of preloaded chunks before the banner. */
export const hintFirst = (): Plugin => ({
  name: 'hint-first',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(new RegExp(`^(.+\\n)(${HINT}\\n)`), '$2$1')
    },
  },
})

const initial = ['$initial' as const]

/** Whether a sheet is part of the sheet of the domains and not of the first sheet. */
function isLateSheet(id: string): boolean {
  const [, domain] = /domains[\\/]([\w-]+)[\\/].*\.css$/.exec(id) ?? []
  return !hasFirstStyles(domain)
}

/** The groups of the bundler's code splitting. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'domains', test: isLateSheet, priority: 50 },
  { name: 'style', test: /\.css$/, priority: 40 },
  { name: 'vendor', test: /node_modules[\\/]/, tags: initial, priority: 30 },
  // Every page loads these modules when it is idle; as one chunk they need one request.
  {
    name: 'antd',
    test: /antd-mobile[\\/]|shared[\\/]ui[\\/](antd\.ts|layers[\\/](feedback|SheetPanel)\.tsx)$/,
    priority: 2,
  },
  ...firstGroups(),
]
