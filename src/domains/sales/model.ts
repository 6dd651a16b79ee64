import type * as z from 'zod/mini'
import { shape, Text } from '#/shared/api/wire.ts'

/** An entry of the address book. An entry that lacks both name and number is refused. */
export const AddressBookEntry = shape('AddressBookEntry', { name: Text, mobile: Text }, 'name', 'mobile')
export type AddressBookEntry = z.infer<typeof AddressBookEntry>
