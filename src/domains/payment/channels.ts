import type { Channel } from './model.ts'

/** The traits of a channel's payment service: everything that depends on the channel follows from this table. */
export interface ChannelTraits {
  label: string
  brand: 'wechat' | 'alipay' | 'simulated'
  /** The payment goes through a bank, whose logo is added. */
  bank?: true
  /** Where the channel can be used: only inside WeChat, only on test hosts, or everywhere. */
  works: 'in-wechat' | 'in-tests' | 'everywhere'
  /** The start parameter that the channel needs (PAY-042, PAY-044): an openId, a return address, or none. */
  needs: 'open-id' | 'return-address' | 'nothing'
  /** The page that a start opens (PAY-047): WeChat's own cashier, a page of the service, or none. */
  opens: 'wechat-cashier' | 'page' | 'nothing'
}

const wechat = { brand: 'wechat', works: 'in-wechat', needs: 'open-id', opens: 'wechat-cashier' } as const
const alipay = { brand: 'alipay', works: 'everywhere', needs: 'return-address', opens: 'page' } as const

/** A channel that is added to the model does not compile until it has traits here. */
export const channelTraits: Record<Channel, ChannelTraits> = {
  wx_pub: { label: '微信支付', ...wechat },
  wx_pub_cmb: { label: '微信支付（招商银行）', ...wechat, bank: true },
  alipay_wap: { label: '支付宝', ...alipay },
  alipay_wap_cmb: { label: '支付宝（招商银行）', ...alipay, bank: true },
  mock: { label: '模拟支付', brand: 'simulated', works: 'in-tests', needs: 'nothing', opens: 'nothing' },
}
