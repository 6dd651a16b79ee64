import { pages } from '#/shared/api/query.ts'
import { registrationApi } from './contract.ts'

export const myRegistrations = () => pages(registrationApi.list, {})
