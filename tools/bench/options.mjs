// The options of npm run bench.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { networks } from './phone.mjs'

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const whole = (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : fail(`--runs 要正整数，而不是 ${text}`))

const listOf = (text) => text?.split(',').filter(Boolean) ?? null

export function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      networks: { type: 'string', default: Object.keys(networks).join(',') },
      runs: { type: 'string', default: process.env.RUNS ?? '5' },
      'skip-parts': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  })
  const asked = listOf(values.networks)
  const strange = asked.filter((id) => !networks[id])
  if (strange.length > 0) fail(`没有这样的网络：${strange.join(' ')}。可选：${Object.keys(networks).join(' ')}`)
  const only = listOf(values.only)
  return {
    /** Whether a page or a part is selected; a page can also be named by the beginning of its address. */
    wants: (name) => only === null || only.some((one) => name.startsWith(one) || one.startsWith(name)),
    networks: asked.map((id) => networks[id]),
    runs: whole(values.runs),
    skipParts: values['skip-parts'],
    keep: values.keep,
    /** Another checkout with a `dist`, measured in the same rounds. */
    against: values.against ? resolve(values.against) : null,
  }
}
