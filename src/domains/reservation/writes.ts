import { write } from '#/shared/api/write.ts'
import { reservationApi } from './contract.ts'

export const reserve = write(reservationApi.create)
