import { write } from '#/shared/api/write.ts'
import { registrationApi } from './contract.ts'

/** REG-018. */
export const cancelRegistration = write(registrationApi.cancel, { done: '已取消', refused: ['registration'] })
