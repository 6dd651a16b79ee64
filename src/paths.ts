import { addressPaths } from './paths/address.ts'
import { campaignPaths } from './paths/campaign.ts'
import { consultPaths } from './paths/consult.ts'
import { contractPaths } from './paths/contract.ts'
import { counselorPaths } from './paths/counselor.ts'
import { couponPaths } from './paths/coupon.ts'
import { familyPaths } from './paths/family.ts'
import { healthPaths } from './paths/health.ts'
import { helpPaths } from './paths/help.ts'
import { homePaths } from './paths/home.ts'
import { insurancePaths } from './paths/insurance.ts'
import { invitationPaths } from './paths/invitation.ts'
import { invoicePaths } from './paths/invoice.ts'
import { geneticFriendsPaths } from './paths/genetic-friends.ts'
import { lecturePaths } from './paths/lecture.ts'
import { mallPaths } from './paths/mall.ts'
import { memberPaths } from './paths/member.ts'
import { newsPaths } from './paths/news.ts'
import { messagePaths } from './paths/message.ts'
import { orderPaths } from './paths/order.ts'
import { patientPaths } from './paths/patient.ts'
import { paymentPaths } from './paths/payment.ts'
import { pdfPaths } from './paths/pdf.ts'
import { pointsPaths } from './paths/points.ts'
import { doctorQaPaths } from './paths/doctor-qa.ts'
import { eventRegistrationPaths } from './paths/event-registration.ts'
import { reportPaths } from './paths/report.ts'
import { visitReservationPaths } from './paths/visit-reservation.ts'
import { salesPaths } from './paths/sales.ts'
import { samplePaths } from './paths/sample.ts'
import { authPaths } from './paths/auth.ts'
import { cellStoragePaths } from './paths/cell-storage.ts'
import { summerPaths } from './paths/summer.ts'
import { ticketPaths } from './paths/ticket.ts'
import { visitorPaths } from './paths/visitor.ts'
import { walletPaths } from './paths/wallet.ts'
import { type Fields, type ReadFields, readFields, toSharer } from '#/shared/lib/address.ts'

/** The only list of domains with addresses; for the calls of a domain see docs/recipes.md. */
export const domains = {
  address: addressPaths,
  campaign: campaignPaths,
  consult: consultPaths,
  contract: contractPaths,
  counselor: counselorPaths,
  coupon: couponPaths,
  family: familyPaths,
  health: healthPaths,
  help: helpPaths,
  home: homePaths,
  insurance: insurancePaths,
  invitation: invitationPaths,
  invoice: invoicePaths,
  'genetic-friends': geneticFriendsPaths,
  lecture: lecturePaths,
  mall: mallPaths,
  member: memberPaths,
  news: newsPaths,
  message: messagePaths,
  order: orderPaths,
  patient: patientPaths,
  payment: paymentPaths,
  pdf: pdfPaths,
  points: pointsPaths,
  'doctor-qa': doctorQaPaths,
  'event-registration': eventRegistrationPaths,
  report: reportPaths,
  'visit-reservation': visitReservationPaths,
  sales: salesPaths,
  sample: samplePaths,
  auth: authPaths,
  'cell-storage': cellStoragePaths,
  summer: summerPaths,
  ticket: ticketPaths,
  visitor: visitorPaths,
  wallet: walletPaths,
}

/** Addresses that have no screen and redirect. */
const shell = {
  root: '/',
  me: '/Me',
  redirect: '/redirect',
  activity: '/activity/*',
} as const

type Declared = string | readonly [pattern: string, search: Fields]
type PatternOf<D> = D extends readonly [infer P, unknown] ? P : D

type Tables = (typeof domains)[keyof typeof domains]
/** Turns a union of tables into their intersection, by inferring the parameter of a union of functions. */
type Taking<T> = T extends unknown ? (table: T) => void : never
/** All tables as one type. */
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

/**
 * What an address does with the parameter `sharingCode`: it accepts a sharing code, does not declare the parameter, or
 * uses it for another code.
 */
export function sharingAt(pattern: Path): 'taken' | 'unknown' | 'other' {
  const field = searches.get(pattern)?.['sharingCode']
  if (!field) return 'unknown'
  return field === toSharer ? 'taken' : 'other'
}

type Keys<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | Keys<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never

export type ParamsOf<P extends string> = { readonly [K in Keys<P>]: string }

/** The path parameters of an address; missing parameters are empty. */
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
