import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultKinds } from '#/mocks/knobs.ts'
import { personas } from '#/mocks/personas.ts'
import { allEndpoints } from '#tests/contracts.ts'

/** The documents must match the code: rules with their tests, scripts, settings, personas and faults. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const isTest = ({ name, parentPath }: { name: string; parentPath: string }) =>
  // npm test does not run e2e/full. A rule with tests only in e2e/full would not be proved each time.
  name !== 'docs.test.ts' && /\.(test\.tsx?|spec\.ts)$/.test(name) && !parentPath.includes('e2e/full')

const tests = ['src', 'tests', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isTest(entry))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
)

/** Ids in square brackets, as test titles name them. */
const idsInTitles = (text: string): string[] => [...text.matchAll(/\[([A-Z]+-\d{3})\]/g)].map(([, id = '']) => id)

/** Ids in the table of a `test.each` whose title begins with the id: `[%s] …`, `[$id] …`. */
const idsInTables = (text: string): string[] =>
  text
    .split(/^\s*(?=test(?:\.each)?\()/m)
    .filter((block) => /\(\s*'\[(%s|\$id)\]/.test(block))
    .flatMap((block) => [...block.matchAll(/'([A-Z]+-\d{3})'/g)].map(([, id = '']) => id))

const namedIds = new Set(tests.flatMap((text) => [...idsInTitles(text), ...idsInTables(text)]))

interface Row {
  id: string
  rule: string
  file: string
}

const rows: Row[] = [...read('docs/rules.md').matchAll(/^\| ([A-Z]+-\d{3}) \| (.*) \| (\S+) \|$/gm)].map(
  ([, id = '', rule = '', file = '']) => ({ id, rule, file }),
)
const ids = new Set(rows.map((row) => row.id))

describe('the table in docs/rules.md', () => {
  test('has more than 300 rows, each with a unique id and a sentence', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(ids.size).toBe(rows.length)
    expect(rows.filter((row) => row.rule.trim() === '')).toEqual([])
  })

  test('has no line that looks like a row and cannot be parsed', () => {
    const lines = read('docs/rules.md').match(/^\| [A-Z]+-.*$/gm) ?? []
    expect(lines).toHaveLength(rows.length)
  })

  test('has a row for every id in a test title', () => {
    expect([...namedIds].filter((id) => !ids.has(id)).sort()).toEqual([])
  })

  test('has only rows whose id is in a test title', () => {
    const missing = rows.map((row) => row.id).filter((id) => !namedIds.has(id))
    expect(missing, `no test names ${missing.join(' ')}`).toEqual([])
  })

  test('has only paths of files that exist', () => {
    expect(rows.filter((row) => !existsSync(join(root, row.file)))).toEqual([])
  })
})

test('the check finds an id in a test title, and in a test.each table whose title has a bracketed placeholder', () => {
  const table = ['test.each([', "  ['AAA-001', 1],", "])('[%s] is %i', () => {})", '']
  expect(idsInTables(table.join('\n'))).toEqual(['AAA-001'])
  expect(idsInTables(table.join('\n').replace('[%s]', '%s'))).toEqual([])
  expect(idsInTables(`const id = 'AAA-002'\n${table.join('\n')}`)).toEqual(['AAA-001'])
})

describe('README.md and the documents it links to', () => {
  const readme = read('README.md')
  const untold = (names: readonly string[], text = readme) => names.filter((name) => !text.includes(name))
  const qa = read('docs/qa.md')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const variables = [...read('.env.production').matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name)

  test('the documents describe every script', () => {
    const commands = Object.keys(scripts).map((name) =>
      name === 'start' || name === 'test' ? `\`npm ${name}\`` : `\`npm run ${name}\``,
    )
    expect(untold(commands)).toEqual([])
  })

  test('docs/deploy.md describes every variable of .env.production', () => {
    expect(variables.length).toBeGreaterThan(0)
    expect(
      untold(
        variables.map((name) => `\`${name}\``),
        read('docs/deploy.md'),
      ),
    ).toEqual([])
  })

  test('docs/qa.md lists every persona with its mobile number', () => {
    expect(personas).toHaveLength(10)
    expect(
      untold(
        personas.map(({ persona, mobile }) => `| \`${persona}\` | ${mobile} |`),
        qa,
      ),
    ).toEqual([])
  })

  test('docs/qa.md describes every kind of fault', () => {
    expect(faultKinds.length).toBeGreaterThan(15)
    expect(
      untold(
        faultKinds.map((kind) => `\`${kind}\``),
        qa,
      ),
    ).toEqual([])
  })

  test('README.md has at most 110 lines', () => expect(readme.split('\n').length).toBeLessThanOrEqual(110))
})

test('every decision that the code cites by number is in docs/decisions.md', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const cited = [
    ...new Set(sources.flatMap((text) => [...text.matchAll(/decisions? (\d+|§0)/g)].map(([, number = '']) => number))),
  ]
  // A row may be about several decisions: `168, 338–345`.
  const known = new Set(
    [...read('docs/decisions.md').matchAll(/^\| ([\d§, –]+) \|/gm)].flatMap(([, numbers = '']) =>
      numbers.split(', ').flatMap((part) => {
        const [from = '', until] = part.split('–')
        if (!/^\d+$/.test(from)) return [from]
        return Array.from({ length: Number(until ?? from) - Number(from) + 1 }, (_, index) =>
          String(Number(from) + index),
        )
      }),
    ),
  )
  expect(cited.length).toBeGreaterThan(15)
  expect(cited.filter((number) => !known.has(number))).toEqual([])
})

describe('docs/specification.md', () => {
  const specification = read('docs/specification.md')
  const citing = ['src', 'tests', 'e2e', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )

  test('every section that the code cites exists', () => {
    const cited = new Set(citing.flatMap((text) => [...text.matchAll(/§(\d+)/g)].map(([, section = '']) => section)))
    const sections = new Set([...specification.matchAll(/^## (\d+) /gm)].map(([, section = '']) => section))
    expect(cited.size).toBeGreaterThan(8)
    expect([...cited].filter((section) => !sections.has(section))).toEqual([])
  })

  test('every part of a section that the code cites exists', () => {
    const named = /[Ss]pecification §\d ([A-Z][\w-]*(?: [a-z]+)*?)(?=[;:,.)]| \(| \*| has |$)/gm
    const cited = new Set(citing.flatMap((text) => [...text.matchAll(named)].map(([, name = '']) => name)))
    const parts = [...specification.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name)
    expect(cited.size).toBeGreaterThan(10)
    expect([...cited].filter((name) => !parts.some((part) => part.startsWith(name)))).toEqual([])
  })

  test('the table of all calls has the id, the method and the path of every call', () => {
    const rows = [...specification.matchAll(/^\| ([\w-]+\.[\w-]+(?:, [\w-]+\.[\w-]+)*) \| ([^|]*) \|/gm)]
    const written = rows.flatMap(([, ids = '', calls = '']) => {
      const all = [...calls.matchAll(/(GET|POST|PUT|DELETE)°? `([^`]+)`/g)].map(
        ([, method, path]) => `${method} ${path}`,
      )
      return ids.split(', ').map((id, index) => `${id}: ${all[index]}`)
    })
    expect([...new Set(written)].sort()).toEqual(
      allEndpoints.map(({ id, row }) => `${id}: ${row.method} /${row.path}`).sort(),
    )
  })

  test('every decision named in docs/specification.md is in docs/decisions.md', () => {
    const named = [...specification.matchAll(/decisions? (\d+(?:, \d+)*)/g)].flatMap(([, list = '']) =>
      list.split(', '),
    )
    const known = new Set([...read('docs/decisions.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((number) => !known.has(number))).toEqual([])
  })
})

describe('commands and calls in the documents for QA', () => {
  const qa = read('docs/qa.md')
  const ids = allEndpoints.map(({ id }) => id)
  const writes = allEndpoints.filter(({ row }) => row.changes).map(({ id }) => id)
  const domains = new Set(ids.map((id) => id.slice(0, id.indexOf('.'))))
  const given = (option: string) =>
    [...qa.matchAll(new RegExp(`--${option} ([\\w.,-]+)`, 'g'))].flatMap(([, names = '']) => names.split(','))

  test('the calls exist in the contract', () => {
    const known = [...ids, ...[...domains].map((name) => `${name}.*`), ...domains]
    expect(given('writes').length).toBeGreaterThan(0)
    expect(given('writes').filter((name) => !writes.includes(name))).toEqual([])
    expect(given('only').length).toBeGreaterThan(1)
    expect(given('only').filter((name) => !known.includes(name))).toEqual([])
  })

  test.each(['docs/qa.md'])('the document %s mentions only calls that exist', (file) => {
    // Quoted as code: `order.create`, 'order.mine', "mall.sharedGoods", fault:order.create=…
    const quoted = [...read(file).matchAll(/[`'":]([a-z-]+\.(?:\w+|\*))(?=[`'"=])/g)].map(([, name = '']) => name)
    const calls = quoted.filter((name) => domains.has(name.slice(0, name.indexOf('.'))) && !/\.(html|ts)$/.test(name))
    const known = [...ids, ...[...domains].map((name) => `${name}.*`)]
    expect(calls.length).toBeGreaterThan(2)
    expect(calls.filter((name) => !known.includes(name))).toEqual([])
  })

  test('scripts and files exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const run = [...qa.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(run.length).toBeGreaterThan(5)
    expect(run.filter((name) => !(name in scripts))).toEqual([])
    expect(given('domain').filter((name) => !existsSync(join(root, 'src/domains', name)))).toEqual([])
  })
})

const toolFolders = readdirSync(join(root, 'tools')).map((name) => `tools/${name}`)

describe('links and paths in the documents', () => {
  const documents = ['', 'docs', 'docs/adr', 'docs/product', ...toolFolders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ folder, file: join(folder, name), text: read(join(folder, name)) })),
  )

  test('every link and every picture has an existing target', () => {
    const links = documents.flatMap(({ folder, file, text }) =>
      [...text.matchAll(/(?:\]\(|src=")(?!https?:)([^)#\s"]+)(?:#[^)]*)?[)"]/g)].map(([, path = '']) => ({
        file,
        path: join(folder, path),
      })),
    )
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
  })

  test('every path of a source file exists', () => {
    // Invented files of examples, and a file of another repository.
    const invented = /mine\.spec\.ts|GiftScreen\.tsx|App-screens\.md/
    const paths = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`((?:src|tests|e2e|scripts|tools|deploy|docs)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => ({
        file,
        path,
      })),
    )
    expect(paths.length).toBeGreaterThan(50)
    expect(paths.filter(({ path }) => !existsSync(join(root, path)) && !invented.test(path))).toEqual([])
  })
})
