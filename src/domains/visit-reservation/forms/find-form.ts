import * as z from 'zod/mini'
import { phone, required, text } from '#/shared/form/validators.ts'

/** The search for a reservation that was made without a login. */
export const FindForm = z.object({ mobile: text('手机号', required, phone), name: text('访客姓名', required) })
