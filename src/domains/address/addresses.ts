import { textOrNull } from '#/shared/lib/address.ts'

export const addresses = {
  addressNew: ['/order-create-receiving-address-form', { target: textOrNull }],
  addressEdit: ['/order-create-receiving-address-form/:addressId', { target: textOrNull }],
} as const
