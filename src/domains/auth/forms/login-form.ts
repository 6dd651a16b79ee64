import * as z from 'zod/mini'
import { isMobile } from '#/shared/lib/mobile.ts'
import { MOBILE_TEXT } from '../rules.ts'

const AGREEMENT_TEXT = '请先阅读《用户协议》'
export const NAME_LENGTH = 20

const says = <T>(right: (value: T) => boolean, message: string) => z.refine<T>(right, { error: message })

const mobile = z.string().check(says(isMobile, MOBILE_TEXT))
const code = z.string().check(says((value) => value !== '', '验证码不能为空'))
const agreed = z.boolean().check(says((value) => value, AGREEMENT_TEXT))

/** Specification §5: mobile, code, agreement, in this order (LOGIN-007 to LOGIN-015). */
export const LoginForm = z.object({ mobile, code, agreed })
export type LoginValues = z.infer<typeof LoginForm>

/** The fields of the login, and an optional name (decision 59). */
export const RegisterForm = z.object({ name: z.string(), mobile, code, agreed })
