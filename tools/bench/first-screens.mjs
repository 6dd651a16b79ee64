// Part of npm run bench: the first screens, as ratios to a blank page of the same run.
import { newPage, newPhone } from './phone.mjs'
import { inQuiet, medianOf } from './quiet-machine.mjs'
import { BLANK, targets, visit } from './visit.mjs'

const HEAD = [
  'Page',
  'FCP',
  'LCP',
  'LCP element',
  'Usable',
  'CPU',
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

/** The most frequent text. */
const usual = (texts) => [...new Set(texts)].sort((a, b) => count(texts, b) - count(texts, a))[0] ?? ''
const count = (texts, text) => texts.filter((other) => other === text).length

function rowOf(name, results, blank) {
  const of = (key, all = results) => medianOf(all, key)
  // The blank page is reported in ms, so that the ratios of the others can be understood.
  const time = (key) => (results === blank ? `${of(key).toFixed(0)} ms` : `${(of(key) / of(key, blank)).toFixed(2)}×`)
  return [
    name,
    time('fcp'),
    time('lcp'),
    usual(results.map(({ element }) => element)),
    time('usable'),
    time('cpu'),
    of('tbt').toFixed(0),
    of('cls').toFixed(3),
    `${of('requests').toFixed(0)} / ${of('allRequests').toFixed(0)}`,
    of('scriptKb').toFixed(1),
    time('secondLcp'),
    time('secondUsable'),
    percent(of('pressure')),
  ]
}

/**
 * Measures in rounds over all pages and networks, so that both sides of each ratio see the same load of the machine.
 */
export async function benchFirstScreens(browser, server, { wants, networks, runs }) {
  const chosen = targets.filter(({ name }) => name === BLANK || wants(name))
  if (chosen.length < 2) return []
  await warmUp(browser, server)
  const all = networks.flatMap((network) => chosen.map((target) => ({ network, target, results: [] })))
  for (let run = 1; run <= runs; run += 1)
    for (const { network, target, results } of all) {
      const result = await inQuiet(() => visit(browser, server, target, network))
      results.push(result)
      const { fcp, lcp, usable, secondLcp, faults, pressure } = result
      const times = [fcp, lcp, usable, secondLcp].map((ms) => ms.toFixed(0)).join(' ')
      console.error(
        `${run}/${runs} ${network.name} ${target.name}: ${times} ms, ${percent(pressure)}`,
        ...new Set(faults),
      )
    }
  const blankOn = (network) => all.find((one) => one.network === network && one.target.name === BLANK).results
  const rows = all.map(({ network, target, results }) =>
    rowOf(`${target.name}, ${network.name}`, results, blankOn(network)),
  )
  return [{ head: HEAD, rows }]
}
