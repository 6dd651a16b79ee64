import * as z from 'zod/mini'
import { Flag, Id, listOf, Name, shape, Text } from '#/shared/api/wire.ts'
import { editable } from '#/shared/api/editable.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const Address = editable(
  shape('ShippingAddress', {
    id: Id,
    name: Text,
    mobile: Text,
    province: Text,
    city: Text,
    district: Text,
    detail: Text,
    isDefault: Flag,
  }),
)
export type Address = z.infer<typeof Address>

const body = {
  name: z.string(),
  mobile: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  isDefault: z.boolean(),
}
export const NewAddress = z.object(body)
/** A change leaves out the fields that could not be read and that the person has not entered. */
export const ChangedAddress = z.object({ id: z.string(), ...z.partial(NewAddress).shape })

export const Division = shape('AdminDivision', {
  name: Name,
  children: listOf(shape('AdminDivision', { name: Name, children: listOf(shape('AdminDivision', { name: Name })) })),
})
export type Division = z.infer<typeof Division>
