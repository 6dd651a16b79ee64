// The stages of npm test: what each is called, what it runs, and what must have passed before it.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../install.mjs'

/**
 * @typedef {{ name: string, label: string, kind: 'command' | 'vitest' | 'playwright', run?: string[], folder?: string,
 *   config?: string, projects?: string[] }} Stage
 */

/** Static checks. They run beside each other. @type {Stage[]} */
export const staticStages = [
  { name: 'types', label: '类型', kind: 'command', run: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', label: '代码检查', kind: 'command', run: ['oxlint', '--deny-warnings'] },
  { name: 'format', label: '格式', kind: 'command', run: ['oxfmt', '--check'] },
  { name: 'unused', label: '未用代码', kind: 'command', run: ['knip', '--no-progress'] },
]

/** Tests without a browser; a project and its files that replace modules. @type {Stage[]} */
export const nodeStages = [
  { name: 'unit', label: '单元测试', kind: 'vitest', projects: ['unit', 'unit-isolated'], folder: 'src/domains' },
  {
    name: 'screens',
    label: '页面测试',
    kind: 'vitest',
    projects: ['screens', 'screens-isolated'],
    folder: 'src/domains',
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
export const distStages = [
  { name: 'dist', label: '产物检查', kind: 'vitest', config: 'vitest.dist.config.ts', folder: 'tests/dist' },
]

/** Projects of playwright.config.ts; they share its workers, so that no core waits. @type {Stage[]} */
export const browserStages = [
  { name: 'started', label: 'npm start', kind: 'playwright', folder: 'e2e/started' },
  {
    name: 'addresses',
    label: '每个地址：当前 Chromium 与 Chromium 86',
    kind: 'playwright',
    folder: 'e2e/addresses',
  },
  { name: 'built', label: '浏览器流程', kind: 'playwright', folder: 'e2e/built' },
  { name: 'journeys', label: '各领域流程（只在 test:all 或点名时）', kind: 'playwright', folder: 'e2e/journeys' },
  { name: 'chromium-86', label: 'Chromium 86', kind: 'playwright', folder: 'e2e/engines/chromium-86' },
  { name: 'webkit', label: 'WebKit', kind: 'playwright', folder: 'e2e/engines/webkit' },
  { name: 'demo', label: '演示', kind: 'playwright', folder: 'e2e/demo' },
]

export const stages = [...staticStages, ...nodeStages, ...buildStages, ...distStages, ...browserStages]

/** What may stand behind the name of a stage: the folders and files of its tests. */
export const partsOf = ({ folder }) =>
  folder === undefined
    ? []
    : readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || /\.(spec|test)\.tsx?$/.test(entry.name))
        .map((entry) => basename(entry.name).replace(/(\.isolated)?\.(spec|test)\.tsx?$/, ''))
        .sort()

/** The words of `npm test -- --help`. */
export const helpText = () =>
  [
    'npm test                     everything',
    'npm test -- <stage> …        these stages only',
    'npm test -- <stage>/<part>   the test files of a stage with this in their path',
    'npm test -- --failed         what failed in the last run',
    'npm run test:all             the full matrix, for a release',
    '',
    ...stages.map((stage) => {
      const parts = partsOf(stage)
      return `${stage.name.padEnd(12)} ${stage.label}${parts.length > 0 ? `: ${parts.join(' ')}` : ''}`
    }),
  ].join('\n')

/** Stages of the full matrix alone: a screen test proves the same steps without a browser. */
const fullOnly = ['journeys']

/**
 * The stages and parts that arguments name; without arguments every stage, those of the full matrix in `all` only.
 * @returns {{ stage: Stage, part: string | null }[]}
 * @throws {Error} one sentence with the known names, when a stage is unknown.
 */
export function wanted(given, all) {
  if (given.length === 0)
    return stages.filter(({ name }) => all || !fullOnly.includes(name)).map((stage) => ({ stage, part: null }))
  return given.map((one) => {
    const [name = '', ...rest] = one.split('/')
    const stage = stages.find((known) => known.name === name)
    const part = rest.join('/') || null
    if (!stage) throw new Error(`no stage is called ${name}; there are ${stages.map((known) => known.name).join(', ')}`)
    if (part && stage.kind === 'command') throw new Error(`the stage ${name} has no parts`)
    return { stage, part }
  })
}

/** The commands for what is wanted: browser stages without a part run as one, so that they share the workers. */
export function commandsOf(list) {
  const commands = []
  for (const { stage, part } of list) {
    const shared = commands.find((one) => one.kind === stage.kind && one.part === part && stage.kind === 'playwright')
    if (shared) shared.stages.push(stage)
    else commands.push({ kind: stage.kind, part, stages: [stage] })
  }
  return commands.map(({ kind, part, stages: own }, index) => {
    const [first] = own
    const report = kind === 'playwright' ? `browsers-${index}` : `${first.name}-${index}`
    const filter = part ? [part] : []
    if (kind === 'command') return { stages: own, kind, run: first.run, report: null }
    if (kind === 'vitest') {
      const config = first.config ? ['--config', first.config] : []
      const projects = (first.projects ?? []).flatMap((project) => ['--project', project])
      return { stages: own, kind, run: ['vitest', 'run', ...config, ...projects, ...filter], report }
    }
    const projects = own.flatMap(({ name }) => ['--project', name])
    return { stages: own, kind, run: ['playwright', 'test', ...filter, ...projects], report }
  })
}
