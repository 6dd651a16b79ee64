import type { Registration } from './model.ts'

/** The person whose cells are stored, from the data in the registration. */
export const storedPerson = ({ form }: Pick<Registration, 'form'>) => ({
  name: form?.name ?? '',
  identityCardType: form?.identityCardType ?? '',
  identityCard: form?.identityCard ?? '',
  gender: form?.gender ?? 'SECRET',
  birthday: form?.birthday ?? '',
  mobile: form?.mobile ?? '',
})
