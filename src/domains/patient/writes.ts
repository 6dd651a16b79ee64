import type * as z from 'zod/mini'
import { call } from '#/shared/api/call.ts'
import { writeOf } from '#/shared/api/write.ts'
import { patientApi } from './contract.ts'
import type { NewPatient, Patient } from './model.ts'

interface Saving {
  body: z.input<typeof NewPatient>
  /** null creates. */
  id: string | null
}

const asSent = ({ body, id }: Saving) => (id ? { id, ...body } : body)

/** Whether another patient with this certificate would be overwritten (BIND-012). */
export const coversAnother = (saving: Saving): Promise<boolean> => call(patientApi.checkCover, { body: asSent(saving) })

/**
 * Creates or changes a patient; before that, the server and if needed the person were asked about overwriting another
 * one.
 */
export const savePatient = writeOf(
  [patientApi.create, patientApi.update],
  ({ body, id }: Saving, onceKey): Promise<Patient> =>
    id ? call(patientApi.update, { body: { id, ...body } }) : call(patientApi.create, { body }, { onceKey }),
)
