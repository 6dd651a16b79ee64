import type { Gender } from '#/domains/user/model.ts'
import type { Registration } from './model.ts'

interface Person {
  name: string
  identityCardType: string
  identityCard: string
  gender: Gender
  birthday: string
  mobile: string
}

/** The person whose cells are stored, by the facts in the registration. */
export const storedPerson = ({ form }: Pick<Registration, 'form'>): Person => ({
  name: form?.name ?? '',
  identityCardType: form?.identityCardType ?? '',
  identityCard: form?.identityCard ?? '',
  gender: form?.gender ?? 'SECRET',
  birthday: form?.birthday ?? '',
  mobile: form?.mobile ?? '',
})
