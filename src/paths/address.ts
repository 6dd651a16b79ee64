import { textOrNull } from '#/shared/lib/address.ts'

export const addressPaths = {
  addressNew: ['/order-create-receiving-address-form', { target: textOrNull }],
  addressEdit: ['/order-create-receiving-address-form/:addressId', { target: textOrNull }],
} as const
