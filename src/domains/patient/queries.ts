import { query } from '#/shared/api/query.ts'
import { patientApi } from './api.ts'

export const allPatients = () => query(patientApi.all, {})

export const patientById = (id: string) => query(patientApi.one, { path: { id } })
