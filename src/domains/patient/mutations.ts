import type * as z from 'zod/mini'
import { call } from '#/shared/api/call.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { defineMutation, defineMutationOf, sendMutation } from '#/shared/api/mutation.ts'
import { patientApi } from './api.ts'
import type { NewPatient, Patient } from './model.ts'

interface PatientSave {
  body: z.input<typeof NewPatient>
  /** The request body of a change; by default the same as `body`. */
  change?: Partial<z.input<typeof NewPatient>>
  /** Null for a new patient. */
  id: string | null
}

const requestBody = ({ body, change = body, id }: PatientSave) => (id ? { id, ...change } : body)

const askCover = defineMutation(patientApi.checkCover)

/** Checks whether this save would overwrite another patient with the same identity document (BIND-012). */
export const wouldOverwriteAnother = (save: PatientSave): Promise<boolean> =>
  sendMutation(askCover, { body: requestBody(save) })

/**
 * Creates or updates a patient, without a check for overwriting: call `wouldOverwriteAnother` first, and let the person
 * confirm. An update has the same effect however often it is sent, so it needs no idempotency key.
 */
export const savePatient = defineMutationOf(
  [patientApi.create, patientApi.update],
  ({ body, change = body, id }: PatientSave, sending): Promise<Patient> =>
    id ? call(patientApi.update, { body: { id, ...change } }, sending) : call(patientApi.create, { body }, sending),
  {
    find: async ({ body, change = body, id }) => {
      const { items } = await call(patientApi.all, {})
      return items.find((one) => (id ? one.id === id && includesSent(one, change) : includesSent(one, body))) ?? null
    },
    unknown: '暂时无法确认受检人是否保存，请先到受检人列表查看，不要重复添加',
  },
)
