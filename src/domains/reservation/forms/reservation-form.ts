import * as z from 'zod/mini'
import { phone, required, text } from '#/shared/form/rules.ts'

/** Date first, then a time of that date (REG-028), then the visitor. */
export const ReservationForm = z.object({
  date: text('预约日期', required),
  time: text('预约时间', required),
  name: text('姓名', required),
  mobile: text('手机号', required, phone),
})
export type ReservationValues = z.input<typeof ReservationForm>

export const newReservation = ({ date, time, name, mobile }: ReservationValues) => ({
  date,
  time,
  visitors: [{ name, mobile }],
})
