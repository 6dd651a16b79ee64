import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyNode, parse } from 'acorn'
import { full } from 'acorn-walk'
import { createMemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { axiosCuts } from '../scripts/slim/axios.ts'
import { cut } from '../scripts/slim/cut.ts'
import { openPrivateNames } from '../scripts/slim/private-names.ts'
import { routerCuts } from '../scripts/slim/router.ts'
import { slimmed } from '../scripts/vite-slim.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const cutFiles = [
  ...Object.keys(axiosCuts).map((file) => `node_modules/axios/${file}`),
  ...['production', 'development'].flatMap((kind) =>
    Object.keys(routerCuts).map((file) => `node_modules/react-router/dist/${kind}/${file}`),
  ),
]

describe('code cut out of the libraries', () => {
  test.each(cutFiles)('is still in %s', (file) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(slimmed(read(file), join(root, file)).length).toBeLessThan(read(file).length)
  })

  test('is also missing in the library that the tests use', () => {
    const router = createMemoryRouter([{ path: '/' }])
    expect(() => router.patchRoutes(null, [])).toThrow('cut')
  })
})

/** Source files of the app, without tests. */
const own = readdirSync(join(root, 'src'), { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^mocks/.test(name))

const importsOf = (library: RegExp): string[] =>
  own.flatMap((name) =>
    [...read(`src/${name}`).matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
      .filter(([, , from = '']) => library.test(from))
      .flatMap(([, names = '']) => names.split(',').map((one) => one.trim()))
      .filter((one) => one !== '' && !one.startsWith('type ')),
  )

describe('the app uses no code that is cut out', () => {
  test('of react-router: no forms, actions, fetchers, transitions, scroll restoration or server rendering', () => {
    const used = new Set(importsOf(/^react-router/))
    const fine = [
      'Link',
      'NavLink',
      'Navigate',
      'NavigationType',
      'RouterProvider',
      'createBrowserRouter',
      'matchPath',
      'matchRoutes',
    ]
    const hooks = [
      'Blocker',
      'Location',
      'Match',
      'Matches',
      'Navigate',
      'Navigation',
      'Outlet',
      'Params',
      'RouteError',
    ]
    const kept = new Set([...fine, 'redirect', 'replace', ...hooks.map((name) => `use${name}`)])
    expect([...used].filter((name) => !kept.has(name))).toEqual([])
  })

  test.each([
    ['props and options', /\b(viewTransition|reloadDocument=|prefetch=|mask=|fromRouteId|discover=)/],
    ['parts of a router', /router\.(fetch|revalidate|patchRoutes|enableScrollRestoration|getFetcher)\b/],
  ])('of react-router: %s', (_what, words) => {
    expect(own.filter((name) => words.test(read(`src/${name}`)))).toEqual([])
  })

  test('of the routes: only the expected options', () => {
    const source = read('src/app/router.tsx')
    expect(source).not.toMatch(/\b(lazy|action|hydrationData|dataStrategy|getContext|future|instrumentations):/)
    expect(source).toMatch(/createBrowserRouter\(routeTree\(\), \{ patchRoutesOnNavigation: discovery\(\) \}\)/)
  })

  test('of axios: one bare instance, of which only `request` is called', () => {
    expect(new Set(importsOf(/^axios/))).toEqual(new Set(['Axios']))
    const source = read('src/shared/api/transport.ts')
    expect(source).toMatch(/new Axios\(\{ adapter: \w+ \}\)/)
    expect([...source.matchAll(/\bhttp\.(\w+)/g)].map(([, name]) => name)).toEqual(['request'])
    expect(source).not.toMatch(/\b(params|transformRequest|transformResponse|baseURL|cancelToken|interceptors)\b/)
  })
})

describe('a part changed by an update fails the build', () => {
  test.each([
    ['a function', { never: ['gone'] }],
    ['a variable', { gone: ['away'] }],
    ['a value', { always: { 'a.b': 'false' } }],
    ['a value in a function', { inside: { f: { b: 'false' } } }],
    ['a property of the export', { keep: ['x'] }],
    ['an import', { without: ['./x.js'] }],
  ])('%s', (_what, cuts) => {
    expect(() => cut('function f(a) { return a }', 'file.js', cuts)).toThrow('file.js has no longer')
  })
})

describe('a cut', () => {
  test('replaces a function that is never called', () => {
    expect(cut('function f() { return 1 }', 'a.js', { never: ['f'] })).toBe('function f() {throw Error("cut")}')
  })

  test('replaces reads, not writes', () => {
    expect(cut('let a = 1; a = 2; g(a, { a })', 'a.js', { always: { a: '3' } })).toBe(
      'let a = 1; a = 2; g((3), { a: (3) })',
    )
  })

  test('replaces every call of a function, and no longer name', () => {
    expect(cut('f(1) || g(2); h(f(1, x))', 'a.js', { always: { 'f(…': '$2' } })).toBe('(void 0) || g(2); h((x))')
  })

  test('stays in its function', () => {
    expect(cut('function f(a) { return a } g(a)', 'a.js', { inside: { f: { a: '1' } } })).toBe(
      'function f(a) { return (1) } g(a)',
    )
  })
})

describe('private names', () => {
  test('are renamed to properties', () => {
    expect(openPrivateNames('class A { #a = 1; #b() { return this.#a } get() { this.#a = this.#b() } }')).toBe(
      'class A { $a = 1; $b() { return this.$a } get() { this.$a = this.$b() } }',
    )
  })

  /** The private names of each class with the class that it extends, by the classes' names. */
  function classesOf(code: string): [name: string, parent: string | null, names: string[]][] {
    const found: [string, string | null, string[]][] = []
    full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node: AnyNode) => {
      if (node.type !== 'VariableDeclarator' || node.init?.type !== 'ClassExpression') return
      const { superClass, body } = node.init
      const names = body.body.flatMap((one) =>
        'key' in one && one.key.type === 'PrivateIdentifier' ? one.key.name : [],
      )
      const parent = superClass?.type === 'Identifier' ? superClass.name : null
      found.push([node.id.type === 'Identifier' ? node.id.name : '', parent, names])
    })
    return found
  }

  test('are unique along a chain of classes, and no property has such a name', () => {
    const folder = 'node_modules/@tanstack/query-core/build/modern'
    const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))
    const classes = files.flatMap((file) => classesOf(read(`${folder}/${file}`)))
    expect(classes.length).toBeGreaterThan(10)
    for (const [, parent, names] of classes) {
      let above = parent
      while (above) {
        const [, next, taken] = classes.find(([name]) => name === above) ?? ['', null, []]
        expect(names.filter((name) => taken.includes(name))).toEqual([])
        above = next
      }
    }
    expect(files.filter((file) => /\.\$\w/.test(read(`${folder}/${file}`)))).toEqual([])
  })
})
