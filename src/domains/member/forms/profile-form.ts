import * as z from 'zod/mini'
import { type Gender, genders } from '#/domains/user/model.ts'
import { birthdayProblem } from '#/domains/user/profile-rules.ts'
import { MOBILE_TEXT } from '#/domains/auth/rules.ts'
import { required, text } from '#/shared/form/validators.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { isMobile } from '#/shared/lib/mobile.ts'

/** The longest name that fits on a label or a parcel. */
export const NAME_LENGTH = 20

/** Only the name is required. */
export const ProfileForm = z.object({
  fullName: text('姓名', required),
  gender: z.enum(genders),
  birthday: text('出生日期', (day) => birthdayProblem(day, serverNow())),
})
export type ProfileValues = { fullName: string; gender: Gender; birthday: string }

/** A new phone number of a signed-in person (decision 54). */
export const PhoneForm = z.object({
  mobile: z.string().check(z.refine<string>(isMobile, { error: MOBILE_TEXT })),
  code: text('验证码', required),
})
