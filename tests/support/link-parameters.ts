import { domains, type Path, paths } from '#/paths.ts'
import { matchAt } from '../../e2e/derived-states.ts'

export interface LinkAddress {
  /** The address as the link contains it. */
  address: string
  /** The pattern of the site map; empty if no pattern matches. */
  path: string
  /** Path parameters and declared search parameters that have a value. */
  values: Readonly<Record<string, string>>
}

/** Parameters whose name tells the kind of thing in every address. */
const KIND_OF_PARAMETER: Readonly<Record<string, string>> = {
  orderId: 'order',
  mallOrderId: 'order',
  sampleId: 'sample',
  patientId: 'patient',
  goodsId: 'goods',
  contractCode: 'policy',
  registrationId: 'registration',
  counselor: 'counselor',
  material: 'material',
  couponsId: 'coupon',
}

/** The kind of thing behind a parameter with a general name. */
const PARAMETERS_OF_KIND: Readonly<Record<string, readonly (readonly [path: Path, name: string])[]>> = {
  order: [
    [paths.orderDetail, 'id'],
    [paths.orderSchedule, 'id'],
    [paths.orderScheduleCard, 'id'],
    [paths.orderScheduleDetail, 'id'],
    [paths.addSample, 'id'],
    [paths.immjuneStorage, 'id'],
    [paths.immjuneStorageForm, 'id'],
  ],
  goods: [
    [paths.goods, 'id'],
    [paths.goodsOfType, 'id'],
    [paths.orderInfo, 'id'],
    [paths.orderInfoOfType, 'id'],
    [paths.orderCoupons, 'id'],
    [paths.consultDetail, 'id'],
    [paths.consultInfo, 'id'],
    [paths.goodsInsurance, 'id'],
  ],
  patient: [[paths.patientForm, 'id']],
  deposit: [
    [paths.renewForm, 'id'],
    [paths.renewContract, 'id'],
  ],
  claim: [
    [paths.insuranceClaim, 'id'],
    [paths.insuranceApply, 'again'],
  ],
  material: [[paths.insured, 'id']],
  event: [
    [paths.signForm, 'id'],
    [paths.storageReservation, 'id'],
  ],
  registration: [[paths.storageInfo, 'id']],
  visit: [
    [paths.reservation, 'id'],
    [paths.reservation, 'again'],
    [paths.reservationInquiry, 'id'],
  ],
  'family invitation': [
    [paths.familyInvitation, 'id'],
    [paths.familyInvite, 'again'],
  ],
  coupon: [
    [paths.couponGoods, 'id'],
    [paths.couponReceive, 'id'],
  ],
}

const declared = Object.values(domains).flatMap((table) => Object.values<string | readonly [string, object]>(table))
const searchOfPath = new Map(
  declared.map((one) => (typeof one === 'string' ? [one, []] : [one[0], Object.keys(one[1])])),
)
const slotsOf = (path: string): readonly string[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  ...(searchOfPath.get(path) ?? []),
]

const kindOf = (path: string, name: string): string | undefined =>
  KIND_OF_PARAMETER[name] ??
  Object.entries(PARAMETERS_OF_KIND).find(([, slots]) => slots.some(([at, slot]) => at === path && slot === name))?.[0]

/** The kinds of things that the addresses of a path may name. */
const possibleKinds = (path: string): ReadonlySet<string> =>
  new Set(slotsOf(path).flatMap((name) => kindOf(path, name) ?? []))

export function parseLink(address: string): LinkAddress {
  const at = matchAt(address)
  const search = new URL(address, 'https://app.invalid').searchParams
  const path = at?.row.path ?? ''
  const values = slotsOf(path).flatMap((name) => {
    const value = at?.params[name] ?? search.get(name)
    return value && value !== '0' ? [[name, value] as const] : []
  })
  return { address, path, values: Object.fromEntries(values) }
}

/** The kinds of things that an address names. */
const namedKinds = ({ path, values }: LinkAddress): ReadonlySet<string> =>
  new Set(Object.keys(values).flatMap((name) => kindOf(path, name) ?? []))

/** The kinds of things that the screen's address names and its link drops, although the linked path could name them. */
export function droppedKinds(from: LinkAddress, link: LinkAddress): string[] {
  const [here, there, possible] = [namedKinds(from), namedKinds(link), possibleKinds(link.path)]
  return [...possible].filter((kind) => here.has(kind) && !there.has(kind))
}
