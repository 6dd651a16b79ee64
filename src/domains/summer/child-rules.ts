import { checkCredential, phone, required } from '#/shared/form/validators.ts'
import { genderLabel, type Gender } from '#/domains/user/model.ts'
import { ADULT, ageOn } from '#/shared/lib/time/age.ts'
import { decodeIdCard, type IdentityType } from '#/shared/lib/idcard.ts'

export interface TypedChild {
  name: string
  identityCardType: IdentityType
  identityCard: string
  gender: Gender
  /** `YYYY-MM-DD` */
  birthday: string
}

export interface TypedOrder {
  children: readonly TypedChild[]
  guardian: { name: string; mobile: string }
  date: string
}

export const MAX_CHILDREN = 4

/**
 * The error of a birthday; null if it is valid. A child must be under 18 today and, if a day is chosen, on that day,
 * too.
 */
export function birthdayProblem(birthday: string, today: string, activityDay = ''): string | null {
  if (birthday > today) return '出生日期不能晚于今天'
  if ((ageOn(birthday, today) ?? 0) >= ADULT) return '已满18周岁，不能作为儿童报名'
  return activityDay > today && (ageOn(birthday, activityDay) ?? 0) >= ADULT
    ? '活动当天已满18周岁，不能作为儿童报名'
    : null
}

/** The sentence for an identity number that contradicts the typed birthday or gender; null if it does not. */
export function contradiction({ identityCardType, identityCard, birthday, gender }: TypedChild): string | null {
  const said = identityCardType === 'CHINESE_IDENTITY_CARD' ? decodeIdCard(identityCard) : null
  if (!said) return null
  if (birthday && said.birthday !== birthday) return `身份证号码上的出生日期是${said.birthday}，和填写的不一致`
  if (gender !== 'SECRET' && said.gender !== gender)
    return `身份证号码对应的性别是${genderLabel[said.gender]}，和填写的不一致`
  return null
}

const certificateOf = ({ identityCardType, identityCard }: TypedChild): string =>
  `${identityCardType} ${identityCard.trim().toUpperCase()}`

/** Whether two children are the same: they have the same identity document. */
export const isSameChild = (one: TypedChild, other: TypedChild): boolean =>
  one.identityCard.trim() !== '' && certificateOf(one) === certificateOf(other)

export type Problem = [path: (string | number)[], message: string]

type FieldCheck = [field: string, message: string | null]

function ofChild(child: TypedChild, index: number, { children, date }: TypedOrder, today: string): Problem[] {
  const whose = children.length > 1 ? `第${index + 1}个孩子的` : '孩子的'
  const credential = checkCredential(child, true)
  const twin = children.findIndex((other) => isSameChild(other, child))
  const found: FieldCheck[] = [
    ['name', required(child.name, `${whose}姓名`)],
    [credential?.field ?? 'identityCard', credential && `${whose}${credential.message}`],
    [
      'identityCard',
      twin >= 0 && twin < index ? `第${index + 1}个孩子和第${twin + 1}个是同一个人，请改正或减少人数` : null,
    ],
    ['identityCard', credential ? null : contradiction(child)],
    ['gender', child.gender === 'SECRET' ? required('', `${whose}性别`) : null],
    ['birthday', required(child.birthday, `${whose}出生日期`) ?? birthdayProblem(child.birthday, today, date)],
  ]
  return found.flatMap(([field, message]): Problem[] => (message ? [[['children', index, field], message]] : []))
}

/**
 * All errors of a sign-up in the order of the form. The mock backend refuses with the first error.
 * @param today a day in China.
 */
export function orderProblems(order: TypedOrder, today: string): Problem[] {
  const { children, guardian, date } = order
  const isChild = children.some(({ name }) => name.trim() !== '' && name.trim() === guardian.name.trim())
  const rest: FieldCheck[] = [
    ['date', required(date, '活动日期')],
    ['name', required(guardian.name, '监护人姓名')],
    ['name', isChild ? '监护人不能是参加活动的孩子' : null],
    ['mobile', required(guardian.mobile, '监护人手机号') ?? phone(guardian.mobile, '监护人手机号')],
  ]
  return [
    ...children.flatMap((child, index) => ofChild(child, index, order, today)),
    ...rest.flatMap(([field, message]): Problem[] =>
      message ? [[field === 'date' ? ['date'] : ['guardian', field], message]] : [],
    ),
  ]
}
