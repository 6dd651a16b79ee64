// The stages of npm test: their names, their commands, and the stages that must have passed before.
import { filterOf, partsOf } from './parts.mjs'
import { nameOf } from './to-do.mjs'

/**
 * `roots` and `files` define the test files of a stage; the content of `folder` is listed as its parts.
 * @typedef {{ name: string, label: string, kind: 'command' | 'vitest' | 'playwright', run?: string[], folder?: string,
 * roots?: string[], files?: RegExp, config?: string, projects?: string[] }} Stage
 */

/** Static checks, which run in parallel. @type {Stage[]} */
export const staticStages = [
  { name: 'types', label: '类型', kind: 'command', run: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', label: '代码检查', kind: 'command', run: ['oxlint', '--deny-warnings'] },
  { name: 'format', label: '格式', kind: 'command', run: ['oxfmt', '--check'] },
  { name: 'unused', label: '未用代码', kind: 'command', run: ['knip', '--no-progress'] },
]

/** Tests without a browser: a project, and its files that replace modules. @type {Stage[]} */
export const nodeStages = [
  {
    name: 'unit',
    label: '单元测试',
    kind: 'vitest',
    projects: ['unit', 'unit-isolated'],
    folder: 'src/domains',
    roots: ['src', 'tests'],
    files: /\.test\.ts$/,
  },
  {
    name: 'screens',
    label: '页面测试',
    kind: 'vitest',
    projects: ['screens', 'screens-isolated'],
    folder: 'src/domains',
    roots: ['src', 'tests'],
    files: /\.test\.tsx$/,
  },
]

/** @type {Stage[]} */
export const buildStages = [
  { name: 'build', label: '生产构建', kind: 'command', run: ['vite', 'build', '--logLevel', 'warn'] },
  {
    name: 'build-demo',
    label: '演示构建',
    kind: 'command',
    run: ['vite', 'build', '--mode', 'mock', '--outDir', 'dist-demo', '--logLevel', 'warn'],
  },
]

/** Tests of the built files, in Node. @type {Stage[]} */
const distStages = [
  {
    name: 'dist',
    label: '产物检查',
    kind: 'vitest',
    config: 'vitest.dist.config.ts',
    folder: 'tests/dist',
    roots: ['tests/dist'],
    files: /\.spec\.ts$/,
  },
]

const inBrowsers = (name, label, folder) =>
  /** @type {Stage} */ ({ name, label, kind: 'playwright', folder, roots: [folder], files: /\.spec\.ts$/ })

/** The projects of playwright.config.ts. They share its workers, so that no core is idle. @type {Stage[]} */
const browserStages = [
  inBrowsers('started', 'npm start', 'e2e/started'),
  inBrowsers('addresses', '每个地址：当前 Chromium 与 Chromium 86', 'e2e/addresses'),
  inBrowsers('built', '浏览器流程', 'e2e/built'),
  inBrowsers('full', '各领域流程（只在 test:all 或点名时）', 'e2e/full'),
  inBrowsers('chromium-86', 'Chromium 86', 'e2e/engines/chromium-86'),
  inBrowsers('webkit', 'WebKit', 'e2e/engines/webkit'),
  inBrowsers('demo', '演示', 'e2e/demo'),
]

const stages = [...staticStages, ...nodeStages, ...buildStages, ...distStages, ...browserStages]

/** The text of `npm test -- --help`. */
export const helpText = () =>
  [
    'npm test                     everything',
    'npm test -- <stage> …        these stages only',
    'npm test -- <stage>/<part>   a folder of a stage, or else its test files with this in their path',
    'npm test -- --failed         what failed or did not run, and has not passed since',
    'npm run test:all             the full matrix, for a release',
    '',
    ...stages.map((stage) => {
      const parts = partsOf(stage)
      return `${stage.name.padEnd(12)} ${stage.label}${parts.length > 0 ? `: ${parts.join(' ')}` : ''}`
    }),
  ].join('\n')

/** Stages that only the full matrix runs: screen tests prove the same steps without a browser. */
const fullOnly = ['full']

/**
 * The stages and parts in the arguments; without arguments every stage, those of the full matrix only with `all`.
 * @returns {{ stage: Stage, filter: string | null }[]}
 * @throws {Error} one sentence with the known names, when a stage or a part is unknown.
 */
export function wanted(given, all) {
  if (given.length === 0)
    return stages
      .filter(({ name }) => all || !fullOnly.includes(name))
      .map((stage) => ({
        stage,
        filter: null,
      }))
  return given.map((one) => {
    const [name = '', ...rest] = one.split('/')
    const stage = stages.find((known) => known.name === name)
    if (!stage) throw new Error(`no stage is called ${name}; there are ${stages.map((known) => known.name).join(', ')}`)
    if (rest.length === 0) return { stage, filter: null }
    if (stage.kind === 'command') throw new Error(`the stage ${name} has no parts`)
    const part = rest.join('/')
    return { stage, filter: filterOf(stage, part) }
  })
}

/** The commands for stages and parts. Browser stages without a part are one command, so that they share the workers. */
export function commandsOf(list) {
  const commands = []
  for (const { stage, filter } of list) {
    // Parts of one stage are one command; so are browser stages without a part.
    const known = commands.find((one) =>
      filter === null
        ? stage.kind === 'playwright' && one.kind === stage.kind && one.filters.length === 0
        : one.stages[0] === stage && one.filters.length > 0,
    )
    const command = known ?? { kind: stage.kind, stages: [], names: [], filters: [] }
    if (!known) commands.push(command)
    command.names.push(nameOf({ stage, filter }))
    if (!command.stages.includes(stage)) command.stages.push(stage)
    if (filter !== null) command.filters.push(filter)
  }
  return commands.map(({ kind, names, filters, stages: own }, index) => {
    const [first] = own
    const report = kind === 'playwright' ? `browsers-${index}` : `${first.name}-${index}`
    const command = { stages: own, kind, names }
    if (kind === 'command') return { ...command, run: first.run, report: null }
    if (kind === 'vitest') {
      const config = first.config ? ['--config', first.config] : []
      const projects = (first.projects ?? []).flatMap((project) => ['--project', project])
      return { ...command, run: ['vitest', 'run', ...config, ...projects, ...filters], report }
    }
    const projects = own.flatMap(({ name }) => ['--project', name])
    return { ...command, run: ['playwright', 'test', ...filters, ...projects], report }
  })
}
