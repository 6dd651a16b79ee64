import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { checkCredential, idcardOrIdType, passport, phone, required, type Rule } from '#/shared/form/validators.ts'
import { type IdentityType, visitorIdentityTypes } from '#/shared/lib/idcard.ts'
import type { NewReservation, Reservation, VisitorType } from '../model.ts'
import { kindOf, lacksGuardian, NO_GUARDIAN, duplicateOf, typeName, typeProblem } from '../party-rules.ts'

const visitor = z.object({
  visitorType: z.string(),
  name: z.string(),
  identityCardType: z.enum(visitorIdentityTypes),
  identityCard: z.string(),
  contractNo: z.string(),
})
const fields = z.object({ date: z.string(), time: z.string(), visitors: z.array(visitor), mobile: z.string() })

export type VisitorValues = z.infer<typeof visitor>
export type ReservationValues = z.infer<typeof fields>

/** Day and time survive a reload. People and numbers stay in memory; after a reload, the form lists them as lost. */
export const persistedReservationFields: PersistedFields<ReservationValues> = {
  fields: z.object({ date: z.string().check(z.maxLength(10)), time: z.string().check(z.maxLength(20)) }),
  lost: { visitors: '访客信息', mobile: '手机号' },
}

/** VAL-020: the second set of identity documents. */
const isVisitorType = (type: string): type is VisitorValues['identityCardType'] =>
  visitorIdentityTypes.some((one) => one === type)

/** The initial values of a visitor: an adult if there is such a type, else the first type. */
export const newVisitor = (types: readonly VisitorType[]): VisitorValues => ({
  visitorType: (types.find((type) => kindOf(type) === 'adult') ?? types[0])?.visitorType ?? '',
  name: '',
  identityCardType: 'CHINESE_IDENTITY_CARD',
  identityCard: '',
  contractNo: '',
})

/** The visitors of an earlier reservation. The server sends their numbers masked, so they must be typed again. */
export function visitorsAgain(before: Reservation | null, types: readonly VisitorType[]): VisitorValues[] {
  const again = (before?.visitors ?? []).map(({ visitorType, name, identityCardType }) => ({
    ...newVisitor(types),
    ...(types.some((type) => type.visitorType === visitorType) && { visitorType }),
    ...(isVisitorType(identityCardType) && { identityCardType }),
    name,
  }))
  return again.length > 0 ? again : [newVisitor(types)]
}

/** VAL-004, VAL-012: the format of identity documents other than the Chinese ID card. */
const formatOf: Partial<Record<IdentityType, Rule>> = { PASSPORT: passport, OTHER: idcardOrIdType }

/** VAL-015, VAL-016: type and number are required; then the format of the type is checked. */
export function certificateProblem(given: { identityCardType: IdentityType | ''; identityCard: string }) {
  const wrong = checkCredential(given, true)
  if (wrong || given.identityCardType === '') return wrong
  const message = formatOf[given.identityCardType]?.(given.identityCard.trim(), '证件号码') ?? null
  return message ? { field: 'identityCard' as const, message } : null
}

type Problem = [path: (string | number)[], message: string]

function visitorProblems(values: ReservationValues, index: number, types: readonly VisitorType[]): Problem[] {
  const one = values.visitors[index] as VisitorValues
  const at = (field: keyof VisitorValues, message: string | null): Problem[] =>
    message ? [[['visitors', index, field], message]] : []
  const type = types.find(({ visitorType }) => visitorType === one.visitorType)
  if (!type) return at('visitorType', '访客类型不能为空')
  const certificate = certificateProblem(one)
  const twice = certificate ? -1 : duplicateOf(values.visitors, index)
  const found = kindOf(type) !== 'depositor' || one.contractNo !== ''
  return [
    ...at('visitorType', typeProblem(one, types, values.date)),
    ...at('contractNo', found ? null : `请先查询${typeName(type)}`),
    ...at('name', required(one.name, '姓名')),
    ...(certificate ? at(certificate.field, certificate.message) : []),
    ...at('identityCard', twice < 0 ? null : `和访客${twice + 1}的证件号码相同，请检查`),
  ]
}

export function problemsOf(values: ReservationValues, types: readonly VisitorType[]): Problem[] {
  const found = values.visitors.flatMap((_, index) => visitorProblems(values, index, types))
  const alone = found.length === 0 && lacksGuardian(values.visitors, types, values.date)
  const simple: [keyof ReservationValues, string | null][] = [
    ['date', required(values.date, '预约日期')],
    ['time', required(values.time, '预约时间')],
  ]
  const mobile = required(values.mobile, '手机号') ?? phone(values.mobile, '手机号')
  return [
    ...simple.flatMap(([field, message]): Problem[] => (message ? [[[field], message]] : [])),
    ...found,
    ...(alone ? [[['visitors', 0, 'visitorType'], NO_GUARDIAN] as Problem] : []),
    ...(mobile ? [[['mobile'], mobile] as Problem] : []),
  ]
}

export const reservationForm = (types: readonly VisitorType[]) =>
  fields.check((context) => {
    for (const [path, message] of problemsOf(context.value, types))
      context.issues.push({ code: 'custom', message, path, input: context.value })
  })

/** LIT-030: the request of a valid form. */
export const bodyOf = (
  { date, time, visitors, mobile }: ReservationValues,
  types: readonly VisitorType[],
): NewReservation => ({
  date,
  time,
  visitors: visitors.map(({ visitorType, name, identityCardType, identityCard, contractNo }) => ({
    visitorType,
    visitorTypeName: types.find((type) => type.visitorType === visitorType)?.visitorTypeName ?? '',
    name: name.trim(),
    mobile,
    identityCardType,
    identityCard: identityCard.trim(),
    ...(contractNo && { contractNo }),
  })),
})
