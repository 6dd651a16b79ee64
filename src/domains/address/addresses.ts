import { given } from '#/shared/lib/address.ts'

export const addresses = {
  addressNew: ['/order-create-receiving-address-form', { target: given }],
  addressEdit: ['/order-create-receiving-address-form/:addressId', { target: given }],
} as const
