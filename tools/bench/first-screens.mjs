// Part of npm run bench: the first screens, as ratios to a blank page of the same run.
import { newPage, newPhone } from './phone.mjs'
import { marked } from './goals.mjs'
import { inQuiet, medianOf } from './quiet-machine.mjs'
import { BLANK, targets, visit } from './visit.mjs'

const HEAD = [
  'Page',
  'FCP',
  'LCP',
  'LCP element',
  'Usable',
  'CPU to usable',
  'CPU in all',
  'TBT ms',
  'CLS',
  'Requests to usable / all',
  'JS KB',
  'Second LCP',
  'Second usable',
  'Waits',
]

/** The browser's very first page takes longer than any other. */
export async function warmUp(browser, server) {
  const context = await newPhone(browser)
  const { page } = await newPage(context, server, null)
  await page.goto(`${server.origin}/Home/hot`)
  await page.waitForLoadState('networkidle')
  await context.close()
}

const percent = (share) => `${(share * 100).toFixed(0)} %`

/** Returns the most frequent text. */
const usual = (texts) => [...new Set(texts)].sort((a, b) => count(texts, b) - count(texts, a))[0] ?? ''
const count = (texts, text) => texts.filter((other) => other === text).length

function rowOf({ name, target, network, results }, blank) {
  const of = (key, all = results) => medianOf(all, key)
  const mark = (key, value, text) => marked({ page: target.name, network: network.name, key }, value, text)
  // The blank page is reported in ms, so that the ratios of the other pages can be converted.
  const time = (key) => {
    if (results === blank) return `${of(key).toFixed(0)} ms`
    const ratio = of(key) / of(key, blank)
    return mark(key, ratio, `${ratio.toFixed(2)}×`)
  }
  const plain = (key, digits) => mark(key, of(key), of(key).toFixed(digits))
  return [
    name,
    time('fcp'),
    time('lcp'),
    usual(results.map(({ element }) => element)),
    time('usable'),
    time('cpu'),
    time('allCpu'),
    of('tbt').toFixed(0),
    plain('cls', 3),
    `${of('requests').toFixed(0)} / ${plain('allRequests', 0)}`,
    plain('scriptKb', 1),
    time('secondLcp'),
    time('secondUsable'),
    percent(of('pressure')),
  ]
}

/**
 * Measures in rounds over all pages and networks, so that both sides of each ratio see the same load of the machine.
 * `other` serves another build, whose rows are below the rows of this build.
 */
export async function benchFirstScreens(browser, server, { wants, networks, runs, other }) {
  const chosen = targets.filter(({ name }) => name === BLANK || wants(name))
  if (chosen.length < 2) return []
  await warmUp(browser, server)
  const builds = (target) => (other && target.name !== BLANK ? [server, other] : [server])
  const all = networks.flatMap((network) =>
    chosen.flatMap((target) =>
      builds(target).map((from) => {
        const name = `${target.name}, ${network.name}${from === other ? ', against' : ''}`
        return { name, network, target, from, results: [] }
      }),
    ),
  )
  for (let run = 1; run <= runs; run += 1)
    for (const { name, network, target, from, results } of all) {
      const result = await inQuiet(() => visit(browser, from, target, network))
      results.push(result)
      const { fcp, lcp, usable, secondLcp, faults, pressure } = result
      const times = [fcp, lcp, usable, secondLcp].map((ms) => ms.toFixed(0)).join(' ')
      console.error(`${run}/${runs} ${name}: ${times} ms, ${percent(pressure)}`, ...new Set(faults))
    }
  const blankOn = (network) => all.find((one) => one.network === network && one.target.name === BLANK).results
  return [{ head: HEAD, rows: all.map((one) => rowOf(one, blankOn(one.network))) }]
}
