import type { Channel } from './model.ts'

/** What the service of a channel does: everything that depends on the channel follows from this table. */
export interface ChannelTraits {
  label: string
  /** Whose sign stands beside the label. */
  brand: 'wechat' | 'alipay' | 'simulated'
  /** The money goes through a bank, whose sign is added. */
  bank?: true
  /** Where it can pay: only inside WeChat, never in production, or everywhere. */
  works: 'in-wechat' | 'in-tests' | 'everywhere'
  /** What it needs to start (PAY-042, PAY-044): the payer's openId, an address to return to, or nothing. */
  needs: 'open-id' | 'return-address' | 'nothing'
  /** How its answer is used (PAY-047): WeChat's own cashier, a page of the service, or nothing at all. */
  opens: 'wechat-cashier' | 'page' | 'nothing'
}

const wechat = { brand: 'wechat', works: 'in-wechat', needs: 'open-id', opens: 'wechat-cashier' } as const
const alipay = { brand: 'alipay', works: 'everywhere', needs: 'return-address', opens: 'page' } as const

/** A channel that is added to the model does not compile until it stands here. */
export const channelTraits: Record<Channel, ChannelTraits> = {
  wx_pub: { label: '微信支付', ...wechat },
  wx_pub_cmb: { label: '微信支付（招商银行）', ...wechat, bank: true },
  alipay_wap: { label: '支付宝', ...alipay },
  alipay_wap_cmb: { label: '支付宝（招商银行）', ...alipay, bank: true },
  mock: { label: '模拟支付', brand: 'simulated', works: 'in-tests', needs: 'nothing', opens: 'nothing' },
}
