import * as z from 'zod/mini'
import { isToken } from './token.ts'
import {
  Anything,
  as,
  checked,
  Flag,
  FlagOrNot,
  Id,
  maybe,
  Name,
  orNothing,
  own,
  shape,
  Text,
} from '#/shared/api/wire.ts'

export { Nothing, YesOrNo as IsSalesman } from '#/shared/api/wire.ts'

export const genders = ['SECRET', 'MALE', 'FEMALE'] as const
export type Gender = (typeof genders)[number]

/** Both encodings of specification §3 User: words, or 0 female and 1 male (decision 134). */
export const Gender = own<Gender, Gender | 0 | 1>(
  (value) => genders.some((known) => known === value) || value === 0 || value === 1,
  'SECRET',
  (value) => {
    if (value === 0 || value === '0' || value === 'FEMALE') return 'FEMALE'
    return value === 1 || value === '1' || value === 'MALE' ? 'MALE' : 'SECRET'
  },
)

export const genderLabel: Record<Gender, string> = { SECRET: '保密', MALE: '男', FEMALE: '女' }

export const User = as(
  shape('User', {
    id: Id,
    userLogin: Text,
    fullName: Text,
    mobile: Text,
    headImage: Text,
    gender: Gender,
    /** `YYYY-MM-DD`; empty when unknown. */
    birthday: Text,
    shareCode: Text,
    hasAddress: FlagOrNot,
    shippingAddressExists: Flag,
    doctor: Flag,
    /** WeChat's id of this person, needed for payments inside WeChat. */
    openId: Text,
    /** Whether the person follows the official account; null when unknown (decision 58). */
    subscribe: FlagOrNot,
  }),
  // ORD-073: `hasAddress`, else the server's other name for it.
  ({ shippingAddressExists, ...user }) => ({ ...user, hasAddress: user.hasAddress ?? shippingAddressExists }),
)
export type User = z.infer<typeof User>

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
export const LoginReply = as(
  checked(shape('LoginReply', { access_token: Text, id_token: Text, token: Text }), (reply) => isToken(tokenOf(reply))),
  (reply) => ({ token: tokenOf(reply) }),
)

export const SmsRequest = z.object({ businessKey: z.literal('login'), mobilePhone: z.string() })

/** The reply may contain a message for the person (LOGIN-019). */
export const SmsReply = as(
  orNothing(shape('SmsReply', { data: maybe(shape('SmsReplyData', { message: Text })) })),
  (reply) => reply?.data?.message ?? '',
)

/** Refused without its text: then the bundled version is shown. */
export const Agreement = shape('Agreement', { title: Text, content: Name })
export type Agreement = z.infer<typeof Agreement>

export const AuthorizationQuery = z.object({ redirectUrl: z.string() })
export const AuthorizationUrl = shape('AuthorizationUrl', { url: Name })

/** A code of WeChat, or the one from the bound check; AUTHX-001: always of the official account. */
export const Authorization = z.object({ authorizationCode: z.string(), type: z.literal('wechat-mp') })

/** Whether a WeChat account is bound to a user; the code is for the following login or registration. */
export const BoundCheck = shape('BoundCheck', { binded: Flag, success: Flag, authorizationCode: Text })

/** The owner of a sharing code; a doctor if the reply names one. */
export const Sharer = as(
  shape('SharerReply', {
    data: shape('Sharer', {
      fullName: Text,
      doctor: Anything,
      headImage: Text,
      /** Only of a salesperson, whose number is meant to be called. */
      mobile: Text,
      position: Text,
    }),
  }),
  ({ data: { doctor, ...sharer } }) => ({ ...sharer, doctor: Boolean(doctor) }),
)
export type Sharer = z.infer<typeof Sharer>

export const PhoneBinding = z.object({ mobilePhone: z.string(), code: z.string().check(z.maxLength(6)) })

/** Only changed fields. */
export const UserUpdate = z.object({
  fullName: z.optional(z.string()),
  gender: z.optional(z.enum(genders)),
  birthday: z.optional(z.string()),
  headImage: z.optional(z.string()),
})
