import * as z from 'zod/mini'
import { isToken } from '../user/token.ts'
import { Title } from '#/shared/api/title.ts'
import { transform, checked, Flag, maybe, Name, nullableReply, shape, Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const LoginPayload = z.object({
  mobile: z.optional(z.string()),
  authorizationCode: z.optional(z.string().check(z.maxLength(6))),
  rememberMe: z.boolean(),
  type: z.enum(['mobile', 'third_party']),
  channel: z.string(),
  thirdPartyAuthCode: z.optional(z.string()),
  invitationCode: z.optional(z.string()),
})
export type LoginPayload = z.infer<typeof LoginPayload>

const tokenOf = (reply: { access_token: string; id_token: string; token: string }): string =>
  reply.access_token || reply.id_token || reply.token

/** The token has one of three names (decisions §0). */
export const LoginReply = transform(
  checked(shape('LoginReply', { access_token: Text, id_token: Text, token: Text }), (reply) => isToken(tokenOf(reply))),
  (reply) => ({ token: tokenOf(reply) }),
)

export const SmsRequest = z.object({ businessKey: z.literal('login'), mobilePhone: z.string() })

/** The reply may contain a message for the person (LOGIN-019). */
export const SmsReply = transform(
  nullableReply(shape('SmsReply', { data: maybe(shape('SmsReplyData', { message: Text })) })),
  (reply) => reply?.data?.message ?? '',
)

/** A reply without the text is refused; the bundled version is then shown. */
export const Agreement = shape('Agreement', { title: Title, content: Name })
export type Agreement = z.infer<typeof Agreement>

export const AuthorizationQuery = z.object({ redirectUrl: z.string() })
export const AuthorizationUrl = shape('AuthorizationUrl', { url: Name })

/** WeChat's code, or the code from the bound check; AUTHX-001: the type is always the official account. */
export const Authorization = z.object({ authorizationCode: z.string(), type: z.literal('wechat-mp') })

/** Whether a WeChat account is bound to a user; the code is for the following login or registration. */
export const BoundCheck = shape('BoundCheck', { binded: Flag, success: Flag, authorizationCode: Text })
