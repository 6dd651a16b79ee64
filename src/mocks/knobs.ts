import { type Life, parseLife } from './life/stages.ts'
import { type Situation, situationNames } from './life/situations.ts'
import { type Profile, profiles } from './profiles/reshape.ts'

/**
 * The settings of QA for each request: `persona:new;latency:800;clock:16:59:50;fault:order.create=502@2;pay:never`. The
 * settings are given as `?mock=…` in the address of the page and sent in the header `x-mock`.
 */
export interface Knobs {
  persona: string | null
  /** Delay of every reply, in ms. */
  latency: number
  /** The backend's current time in epoch ms; null for the real time. */
  clock: number | null
  faults: Fault[]
  pay: 'ok' | 'never' | 'closed'
  channels: string[]
  /** The WeChat account when there is no simulator; an account named after a persona is bound to that persona. */
  wechat: string
  /** Length of the catalogue; null for the real length. */
  goods: number | null
  /** Length of the list of articles; null for the real length. */
  articles: number | null
  /** Number of items in every report; null for the real number. */
  items: number | null
  /** Number of people in everybody's family; null for the real number. */
  relatives: number | null
  visitors: number | null
  /** Lengths of list replies that are not empty. */
  entries: { endpoint: string; count: number }[]
  /** Replies in the form of another backend; null for the mock backend's own form. */
  backend: Profile | null
  /** The stage of the signed-in person's order and sample, and the knob text. */
  life: (Life & { text: string }) | null
  /** Situations to apply to the signed-in person. */
  given: Situation[]
}

export const faultKinds = [
  'offline',
  'timeout',
  'lost',
  '400',
  '400-detail',
  '400-empty',
  '401',
  '403',
  '404',
  '418',
  '429',
  '500',
  '502',
  '503',
  'unreadable',
  'html',
  'null',
  'wrong-shape',
  'empty',
  'slow',
  'never',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  /** `order.create`, `order.*` for a domain, `*` for every call. */
  endpoint: string
  kind: FaultKind
  /** Only the nth matching call; null for every call. */
  nth: number | null
}

export const MAX_LATENCY = 20_000
export const MAX_ENTRIES = 10_000
const lists = ['articles', 'goods', 'items', 'relatives', 'visitors'] as const

const NONE: Knobs = {
  persona: null,
  latency: 0,
  clock: null,
  faults: [],
  pay: 'ok',
  wechat: 'member',
  goods: null,
  articles: null,
  items: null,
  relatives: null,
  visitors: null,
  entries: [],
  backend: null,
  life: null,
  given: [],
  channels: ['wx_pub', 'mock', 'unknown_channel'],
}

export function toFault(text: string): Fault | null {
  const match = /^([\w.*-]+)=([\w-]+?)(?:@([1-9]\d*))?$/.exec(text)
  const kind = faultKinds.find((known) => known === match?.[2])
  return match?.[1] && kind ? { endpoint: match[1], kind, nth: match[3] ? Number(match[3]) : null } : null
}

const lengthOf = (text: string): number => Math.min(Math.trunc(Number(text)), MAX_ENTRIES)

/** `coupon.accessible=500`: the length of that list. */
export function toEntries(text: string): Knobs['entries'][number] | null {
  const [, endpoint, count] = /^([\w.*-]+)=([1-9]\d*)$/.exec(text) ?? []
  return endpoint && count ? { endpoint, count: lengthOf(count) } : null
}

const BEIJING_MS = 8 * 3_600_000

/** A time of the current day in China (`16:59:50`), or an ISO time; an unencoded `+` arrives as a space. */
export function toClock(value: string, now: number): number | null {
  const today = new Date(now + BEIJING_MS).toISOString().slice(0, 10)
  const written = value.replace(/ (?=\d\d:\d\d$)/, '+')
  const time = Date.parse(/^\d\d:\d\d(:\d\d)?$/.test(written) ? `${today}T${written}+08:00` : written)
  return Number.isNaN(time) ? null : time
}

/** Adds the time at which a knob text was given, in epoch ms: its clock runs from then on. */
export const since = (text: string, then: number): string => text && `${text};since:${then}`

/** Parses a knob text and ignores unknown parts. Without the time at which it was given, its clock stands still. */
export function parseKnobs(text: string | null, now = Date.now()): Knobs {
  const knobs: Knobs = { ...NONE, faults: [], given: [], entries: [] }
  let given = now
  for (const part of (text ?? '').split(';')) {
    const [name, value = ''] = part.split(/:(.*)/s)
    if (name === 'persona') knobs.persona = value || null
    if (name === 'latency') knobs.latency = Math.min(Number(value) || 0, MAX_LATENCY)
    if (name === 'clock') knobs.clock = toClock(value, now)
    if (name === 'since') given = Number(value) || now
    if (name === 'pay' && (value === 'never' || value === 'closed')) knobs.pay = value
    if (name === 'channels' && value) knobs.channels = value.split(',')
    if (name === 'wechat' && /^\w+$/.test(value)) knobs.wechat = value
    const list = lists.find((known) => known === name)
    if (list && Number(value) > 0) knobs[list] = lengthOf(value)
    const entries = name === 'entries' ? toEntries(value) : null
    if (entries) knobs.entries.push(entries)
    if (name === 'backend') knobs.backend = profiles.find((known) => known === value) ?? null
    const life = name === 'life' ? parseLife(value) : null
    if (life) knobs.life = { ...life, text: value }
    const situation = name === 'given' ? situationNames.find((known) => known === value) : undefined
    if (situation) knobs.given.push(situation)
    const fault = name === 'fault' ? toFault(value) : null
    if (fault) knobs.faults.push(fault)
  }
  if (knobs.clock !== null) knobs.clock += now - given
  return knobs
}

export const matches = ({ endpoint }: { endpoint: string }, id: string): boolean =>
  endpoint === '*' || endpoint === id || (endpoint.endsWith('.*') && id.startsWith(endpoint.slice(0, -1)))
