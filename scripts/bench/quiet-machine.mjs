// Others may use the machine, too: a measurement waits for a quiet moment, but not for long.
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const SAMPLE_MS = 300
const PATIENCE_MS = 15_000
/** Cores that may be at work. */
const BUSY = 0.5

const spent = () => {
  const times = cpus().map(({ times: { idle, ...rest } }) => [
    idle,
    Object.values(rest).reduce((sum, ms) => sum + ms, 0),
  ])
  return { idle: times.reduce((sum, [ms]) => sum + ms, 0), work: times.reduce((sum, [, ms]) => sum + ms, 0) }
}

/** The number of cores at work. */
async function load() {
  const before = spent()
  await sleep(SAMPLE_MS)
  const after = spent()
  const work = after.work - before.work
  return (cpus().length * work) / Math.max(1, work + after.idle - before.idle)
}

export async function quietMachine() {
  const until = Date.now() + PATIENCE_MS
  while ((await load()) > BUSY && Date.now() < until);
}
