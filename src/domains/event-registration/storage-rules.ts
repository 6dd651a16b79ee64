import type { Registration } from './model.ts'

export const storedPerson = ({ form }: Pick<Registration, 'form'>) => ({
  name: form?.name ?? '',
  identityCardType: form?.identityCardType ?? '',
  identityCard: form?.identityCard ?? '',
  gender: form?.gender ?? 'SECRET',
  birthday: form?.birthday ?? '',
  mobile: form?.mobile ?? '',
})
