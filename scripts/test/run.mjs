// Runs the commands of a phase in parallel.
import { spawn } from 'node:child_process'
import { root, toolEnv } from '../install.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`

/** Runs one command. The output of a plain command is printed when it has ended, so that two outputs do not mix. */
function run({ stages, kind, names, run: [tool, ...parts], report }, env) {
  const began = Date.now()
  const name = names.join(', ')
  console.log(`▶ ${name}`)
  const own = kind === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: `reports/${report}.json` } : {}
  const child = spawn(tool, parts, {
    cwd: root,
    stdio: kind === 'command' ? 'pipe' : 'inherit',
    env: toolEnv({ ...env, ...own, REPORT: report ?? '' }),
    shell: process.platform === 'win32',
  })
  const printed = []
  child.stdout?.on('data', (part) => printed.push(part))
  child.stderr?.on('data', (part) => printed.push(part))
  return new Promise((resolve) => {
    child.on('error', (error) => printed.push(`${error.message}\n`))
    child.on('close', (code) => {
      process.stdout.write(printed.map(String).join(''))
      const ms = Date.now() - began
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(ms)}`)
      resolve({ stages, kind, names, report, passed: code === 0, ms })
    })
  })
}

/**
 * Runs the commands of each phase in parallel, and the phases one after the other.
 * @returns the results, and the arguments of npm test for commands that did not run because a needed phase has failed.
 */
export async function runPhases(phases, env) {
  const results = []
  for (const [at, { commands, needed }] of phases.entries()) {
    const ended = await Promise.all(commands.map((command) => run(command, env)))
    results.push(...ended)
    if (!needed || ended.every(({ passed }) => passed)) continue
    return { results, left: phases.slice(at + 1).flatMap((phase) => phase.commands.flatMap(({ names }) => names)) }
  }
  return { results, left: [] }
}
