import type * as z from 'zod/mini'
import { shape, Text } from '#/shared/api/wire.ts'

/** An entry of the address book. Refused without a name and a number. */
export const AddressBookEntry = shape('AddressBookEntry', { name: Text, mobile: Text }, 'name', 'mobile')
export type AddressBookEntry = z.infer<typeof AddressBookEntry>
