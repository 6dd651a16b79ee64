import { call } from '#/shared/api/call.ts'
import { patientApi } from '../contract.ts'
import type { PatientBody } from './patient-form.ts'
import type { Patient } from '../model.ts'

interface Save {
  body: PatientBody
  /** null creates. */
  id: string | null
  onceKey: string
  /** Asked when another patient with this certificate would be overwritten. */
  mayCover: () => Promise<boolean>
}

/**
 * BIND-012: only after the server was asked, and the person where needed, is a patient created or changed.
 * @returns null when the person said no.
 * @throws ApiError in the catalogue's words.
 */
export async function savePatient({ body, id, onceKey, mayCover }: Save): Promise<Patient | null> {
  const covers = await call(patientApi.checkCover, { body: id ? { id, ...body } : body })
  if (covers && !(await mayCover())) return null
  return id ? call(patientApi.update, { body: { id, ...body } }) : call(patientApi.create, { body }, { onceKey })
}
