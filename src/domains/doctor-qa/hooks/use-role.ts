import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import type { RecordType } from '../model.ts'
import { isMine } from '../queries.ts'
import { recordTypeOf } from '../rules.ts'

interface Role {
  /** The type of the records that this person adds; null while unknown (ROLE-008). */
  recordType: RecordType | null
  failed: boolean
}

/**
 * The role of the reader in a thread. A doctor answers the questions of other people, but asks in their own questions.
 * So the app must find out the owner of the question only if the reader is a doctor.
 */
export function useRole(id: string): Role {
  const user = useQuery(me())
  const doctor = user.data?.doctor
  const mine = useQuery({ ...isMine(id), enabled: doctor === true })
  const own = doctor === false ? true : mine.data
  const recordType = doctor === undefined || own === undefined ? null : recordTypeOf({ doctor, own })
  return { recordType, failed: recordType === null && (user.isError || mine.isError) }
}
