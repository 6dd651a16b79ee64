// npm run mutation [part …]: mutates rules, client, writes and start-up code, and checks whether a test notices
// (docs/mutation.md). Fails below 92 % of all mutants.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts } from './parts.mjs'
import { ensureInstalled, root, toolEnv } from '../../scripts/install.mjs'

const NEEDED = 92

ensureInstalled()
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(parts)

/** The number of detected mutants of a part, and the number of all that count. */
function scoreOf(name) {
  const { files } = JSON.parse(readFileSync(join(root, 'reports', `mutation-${name}.json`), 'utf8'))
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const of = (...states) => all.filter(({ status }) => states.includes(status)).length
  return { noticed: of('Killed', 'Timeout'), all: of('Killed', 'Timeout', 'Survived', 'NoCoverage') }
}

const percent = ({ noticed, all }) => ((100 * noticed) / Math.max(all, 1)).toFixed(1)

const scores = names.map((name) => {
  const { status } = spawnSync('stryker', ['run', 'tools/mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv({ MUTATION_PART: name }),
  })
  if (status !== 0) process.exit(status ?? 1)
  return { name, ...scoreOf(name) }
})
for (const score of scores) console.log(`${score.name}: ${percent(score)} % of ${score.all}`)
const total = {
  noticed: scores.reduce((sum, { noticed }) => sum + noticed, 0),
  all: scores.reduce((sum, { all }) => sum + all, 0),
}
console.log(`all: ${percent(total)} % of ${total.all}`)
process.exit(Number(percent(total)) >= NEEDED ? 0 : 1)
