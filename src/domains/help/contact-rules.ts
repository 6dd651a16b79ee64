/** The channels to the service that a deployment has configured (FMT-015); there are no default numbers. */
export interface ChannelValues {
  phone: string
  wechat: string
  mail: string
}

export interface ContactChannel {
  kind: keyof ChannelValues
  label: string
  value: string
}

const labels: Readonly<Record<keyof ChannelValues, string>> = {
  phone: '客服电话',
  wechat: '客服微信',
  mail: '客服邮箱',
}

export const channelsOf = (configured: ChannelValues): ContactChannel[] =>
  (['phone', 'wechat', 'mail'] as const).flatMap((kind) =>
    configured[kind] ? [{ kind, label: labels[kind], value: configured[kind] }] : [],
  )

/** The entries of /my-contact-us; an unknown sign opens the first entry (LIT-017, decision 226). */
export const signs = ['service', 'feedback', 'privacy'] as const
export type Sign = (typeof signs)[number]

export const toSign = (raw: string): Sign => signs.find((sign) => sign === raw.toLowerCase()) ?? 'service'

export const signTitles: Readonly<Record<Sign, string>> = {
  service: '联系客服',
  feedback: '意见反馈',
  privacy: '个人信息问题',
}
