import * as z from 'zod/mini'
import { isMobile } from '#/shared/lib/mobile.ts'

export const AGREEMENT_TEXT = '请先阅读《用户协议》'
export const MOBILE_TEXT = '手机号码为空或格式错误'

const says = <T>(right: (value: T) => boolean, message: string) => z.refine<T>(right, { error: message })

/** Specification §5: mobile, code, agreement, in this order (LOGIN-007 to LOGIN-015). */
export const LoginForm = z.object({
  mobile: z.string().check(says(isMobile, MOBILE_TEXT)),
  code: z.string().check(says((value) => value !== '', '验证码不能为空')),
  agreed: z.boolean().check(says((value) => value, AGREEMENT_TEXT)),
})
