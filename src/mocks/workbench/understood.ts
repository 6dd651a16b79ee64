import { channels } from '#/domains/payment/model.ts'
import { routes } from '../all-handlers.ts'
import { faultKinds, MAX_ENTRIES, MAX_LATENCY, toClock, toEntries, toFault } from '../knobs.ts'
import { situationNames } from '../life/situations.ts'
import { parseLife, stages } from '../life/stages.ts'
import { personas } from '../personas.ts'
import { profiles } from '../profiles/reshape.ts'

const calls = [...routes.map(({ endpoint }) => endpoint.id), 'resource.get']

/** The names that a fault can apply to: every call, a domain's calls, one call, or files that can fail like calls. */
export const callNames: readonly string[] = [
  '*',
  ...new Set(calls.map((id) => `${id.slice(0, id.indexOf('.'))}.*`)),
  'video.*',
  ...calls,
]

/** Videos and their parts are files: `video.part1.ts`. */
const VIDEO = /^video\.[\w-]+\.\w+$/

function hasFault(text: string): boolean {
  const fault = toFault(text)
  return fault !== null && (callNames.includes(fault.endpoint) || VIDEO.test(fault.endpoint))
}

function hasEntries(text: string): boolean {
  const entries = toEntries(text)
  return entries !== null && callNames.includes(entries.endpoint) && text.endsWith(`=${entries.count}`)
}

/** The last name is an example of a channel that the app does not know. */
const channelNames: readonly string[] = [...channels, 'unknown_channel']

interface Accepts {
  ok: (value: string) => boolean
  /** The accepted values, in words. */
  what: string
}

const manyOf = (most: number): Accepts => ({
  ok: (value) => Number(value) > 0 && Number(value) <= most,
  what: `1 到 ${most} 的数`,
})

const oneOf = (words: readonly string[]): Accepts => ({
  ok: (value) => words.includes(value),
  what: words.join('、'),
})

/** The accepted values of every knob (docs/qa.md). */
const accepted: Readonly<Record<string, Accepts>> = {
  persona: oneOf([...personas.map(({ persona }) => persona), 'anonymous']),
  latency: { ok: (value) => /^\d+$/.test(value) && Number(value) <= MAX_LATENCY, what: `0 到 ${MAX_LATENCY} 毫秒` },
  clock: { ok: (value) => toClock(value, Date.now()) !== null, what: '时间，如 16:59:50 或 2026-12-31T23:59:50+08:00' },
  fault: {
    ok: (value) => hasFault(value),
    what: `调用=种类 或 调用=种类@n，调用如 order.create、order.*、*（npm run openapi 列出全部），种类有 ${faultKinds.join('、')}`,
  },
  pay: oneOf(['never', 'closed']),
  channels: {
    ok: (value) => value.split(',').every((name) => channelNames.includes(name)),
    what: `用逗号分隔的渠道：${channelNames.join('、')}`,
  },
  wechat: { ok: (value) => /^\w+$/.test(value), what: '微信账号的名字' },
  articles: manyOf(MAX_ENTRIES),
  goods: manyOf(MAX_ENTRIES),
  items: manyOf(MAX_ENTRIES),
  relatives: manyOf(MAX_ENTRIES),
  visitors: manyOf(MAX_ENTRIES),
  entries: { ok: hasEntries, what: `调用=n，如 coupon.accessible=500 或 *=500，n 最多 ${MAX_ENTRIES}` },
  backend: oneOf(profiles),
  life: { ok: (value) => parseLife(value) !== null, what: `${stages.join('、')}，或 testing-reported@10，或 play` },
  given: oneOf(situationNames),
}

/** One sentence for each part of a knob text that is not understood, with the accepted values. */
export const misunderstood = (text: string): string[] =>
  text
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [name = '', value = ''] = part.split(/:(.*)/s)
      const accepts = accepted[name]
      if (!accepts) return [`没有叫 ${name} 的开关，可用的有 ${Object.keys(accepted).join('、')}`]
      return accepts.ok(value) ? [] : [`开关 ${name} 不接受 ${value || '空值'}，可用的是 ${accepts.what}`]
    })
