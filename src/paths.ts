import { addresses as address } from '#/domains/address/addresses.ts'
import { addresses as campaign } from '#/domains/campaign/addresses.ts'
import { addresses as consult } from '#/domains/consult/addresses.ts'
import { addresses as contract } from '#/domains/contract/addresses.ts'
import { addresses as counselor } from '#/domains/counselor/addresses.ts'
import { addresses as couponGoods } from '#/domains/coupon-goods/addresses.ts'
import { addresses as coupon } from '#/domains/coupon/addresses.ts'
import { addresses as family } from '#/domains/family/addresses.ts'
import { addresses as health } from '#/domains/health/addresses.ts'
import { addresses as help } from '#/domains/help/addresses.ts'
import { addresses as home } from '#/domains/home/addresses.ts'
import { addresses as insurance } from '#/domains/insurance/addresses.ts'
import { addresses as insure } from '#/domains/insure/addresses.ts'
import { addresses as invitation } from '#/domains/invitation/addresses.ts'
import { addresses as invoice } from '#/domains/invoice/addresses.ts'
import { addresses as kin } from '#/domains/kin/addresses.ts'
import { addresses as lecture } from '#/domains/lecture/addresses.ts'
import { addresses as mall } from '#/domains/mall/addresses.ts'
import { addresses as member } from '#/domains/member/addresses.ts'
import { addresses as milestone } from '#/domains/milestone/addresses.ts'
import { addresses as news } from '#/domains/news/addresses.ts'
import { addresses as message } from '#/domains/message/addresses.ts'
import { addresses as order } from '#/domains/order/addresses.ts'
import { addresses as patient } from '#/domains/patient/addresses.ts'
import { addresses as payment } from '#/domains/payment/addresses.ts'
import { addresses as pdf } from '#/domains/pdf/addresses.ts'
import { addresses as points } from '#/domains/points/addresses.ts'
import { addresses as qa } from '#/domains/qa/addresses.ts'
import { addresses as registration } from '#/domains/registration/addresses.ts'
import { addresses as report } from '#/domains/report/addresses.ts'
import { addresses as reservation } from '#/domains/reservation/addresses.ts'
import { addresses as sales } from '#/domains/sales/addresses.ts'
import { addresses as sample } from '#/domains/sample/addresses.ts'
import { addresses as session } from '#/domains/session/addresses.ts'
import { addresses as storage } from '#/domains/storage/addresses.ts'
import { addresses as summer } from '#/domains/summer/addresses.ts'
import { addresses as ticket } from '#/domains/ticket/addresses.ts'
import { addresses as visitor } from '#/domains/visitor/addresses.ts'
import { addresses as wallet } from '#/domains/wallet/addresses.ts'
import { type Fields, type ReadFields, readFields } from '#/shared/lib/address.ts'

/** The domains with addresses. A new domain is listed here and nowhere else. */
export const domains = {
  address,
  campaign,
  consult,
  contract,
  counselor,
  coupon,
  'coupon-goods': couponGoods,
  family,
  health,
  help,
  home,
  insurance,
  insure,
  invitation,
  invoice,
  kin,
  lecture,
  mall,
  member,
  milestone,
  news,
  message,
  order,
  patient,
  payment,
  pdf,
  points,
  qa,
  registration,
  report,
  reservation,
  sales,
  sample,
  session,
  storage,
  summer,
  ticket,
  visitor,
  wallet,
}

/** Addresses without a screen: they lead elsewhere. */
const shell = {
  root: '/',
  me: '/Me',
  redirect: '/redirect',
  activity: '/activity/*',
} as const

type Declared = string | readonly [pattern: string, search: Fields]
type PatternOf<D> = D extends readonly [infer P, unknown] ? P : D

type Tables = (typeof domains)[keyof typeof domains]
/** Turns a union of tables into their intersection: inferring a parameter from a union of functions does that. */
type Taking<T> = T extends unknown ? (table: T) => void : never
/** All tables in one. */
type Table = typeof shell & (Taking<Tables> extends (table: infer All) => void ? All : never)

const declared: Record<string, Declared> = Object.assign({}, shell, ...Object.values(domains))
const patternOf = (one: Declared): string => (typeof one === 'string' ? one : one[0])

/** The site map: the pattern of every address, by its name. */
export const paths = Object.fromEntries(Object.entries(declared).map(([name, one]) => [name, patternOf(one)])) as {
  readonly [K in keyof Table]: PatternOf<Table[K]>
}

export type Path = (typeof paths)[keyof typeof paths]

const searches = new Map<string, Fields>(
  Object.values(declared).flatMap((one) => (typeof one === 'string' ? [] : [one])),
)

type FieldsOf<P> = Extract<Table[keyof Table], readonly [P, unknown]> extends readonly [P, infer F] ? F : object

/** The search parameters of an address, as its declaration reads them. */
export type SearchOf<P extends Path> = ReadFields<FieldsOf<P>>

/** Reads the search parameters of an address; never throws. */
export const searchOf = <P extends Path>(pattern: P, search: URLSearchParams): SearchOf<P> =>
  readFields(searches.get(pattern) ?? {}, search) as SearchOf<P>

type Keys<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | Keys<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never

export type ParamsOf<P extends string> = { readonly [K in Keys<P>]: string }

/** The path parameters of an address; missing ones are empty. */
export const paramsOf = <P extends Path>(
  pattern: P,
  params: Readonly<Record<string, string | undefined>>,
): ParamsOf<P> =>
  Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, params[key] ?? ''])) as ParamsOf<P>

/** Values for the declared search parameters. */
type QueryOf<P extends Path> = {
  readonly [K in keyof FieldsOf<P>]?: string | number | boolean | null | undefined
}

/** The address of a pattern; values are encoded, empty search values left out. */
export function to<P extends Path>(
  pattern: P,
  ...[params, query]: [Keys<P>] extends [never]
    ? [params?: Record<string, never>, query?: QueryOf<P>]
    : [params: ParamsOf<P>, query?: QueryOf<P>]
): string {
  const values = (params ?? {}) as Record<string, string>
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const search = new URLSearchParams()
  const given = (query ?? {}) as Readonly<Record<string, string | number | boolean | null | undefined>>
  for (const [key, value] of Object.entries(given))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
