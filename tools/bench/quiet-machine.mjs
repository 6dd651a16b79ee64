// Other processes may use the machine too. A measurement waits for a quiet moment, but not for long, and only the
// calmest measurements are used.
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const SAMPLE_MS = 300
const PATIENCE_MS = 15_000
/** The most cores that may be busy. */
const BUSY = 0.5

const spent = () => {
  const times = cpus().map(({ times: { idle, ...rest } }) => [
    idle,
    Object.values(rest).reduce((sum, ms) => sum + ms, 0),
  ])
  return { idle: times.reduce((sum, [ms]) => sum + ms, 0), work: times.reduce((sum, [, ms]) => sum + ms, 0) }
}

/** The number of busy cores. */
async function load() {
  const before = spent()
  await sleep(SAMPLE_MS)
  const after = spent()
  const work = after.work - before.work
  return (cpus().length * work) / Math.max(1, work + after.idle - before.idle)
}

async function quiet() {
  const until = Date.now() + PATIENCE_MS
  while ((await load()) > BUSY && Date.now() < until);
}

/** The ms that any process of this machine has waited for a core; 0 where the system does not report it. */
function waited() {
  try {
    return Number(/some .*total=(\d+)/.exec(readFileSync('/proc/pressure/cpu', 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

/** Measures in a quiet moment, and records the share of its time in which a process waited for a core. */
export async function inQuiet(measure) {
  await quiet()
  const [start, before] = [Date.now(), waited()]
  const result = await measure()
  return { ...result, pressure: (waited() - before) / (Date.now() - start) }
}

const LEAST = 3

/** The half of the results with the least waiting, at least three. */
const calmest = (results) =>
  [...results].sort((a, b) => a.pressure - b.pressure).slice(0, Math.max(LEAST, Math.ceil(results.length / 2)))

/** The median of a figure in the results with the least waiting. */
export function medianOf(results, key) {
  const values = calmest(results)
    .map((result) => result[key])
    .sort((a, b) => a - b)
  const middle = (values.length - 1) / 2
  return (values[Math.floor(middle)] + values[Math.ceil(middle)]) / 2
}
