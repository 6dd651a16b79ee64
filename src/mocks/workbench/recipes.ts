import { fullHour, promotionsWire } from '../seed/promotions.ts'

/** Situations that QA often needs, one address each. */
export interface Recipe {
  title: string
  address: string
  persona?: string
  /** A function for knobs that depend on the time. */
  knobs?: string | ((now: number) => string)
}

/** Ten seconds before the end of the promotion of goods. */
function beforeEnd(goodsId: string, now: number): string {
  const end = promotionsWire(goodsId, fullHour(now))[0]?.promotionData.endTime ?? ''
  return `clock:${new Date(Date.parse(end) - 10_000).toISOString()}`
}

export const recipes: readonly Recipe[] = [
  {
    title: '收银台：订单待付款',
    address: '/order-pay-detail?id=PAY5001&orderId=O5001&returnUrl=%2Forder-detail%2FO5001',
    persona: 'new',
    knobs: 'given:to-pay',
  },
  { title: '支付一直没有结果', address: '/order-detail/O301', persona: 'unpaid', knobs: 'pay:never' },
  { title: '支付后订单被关闭', address: '/order-detail/O301', persona: 'unpaid', knobs: 'pay:closed' },
  {
    title: '下单失败一次（502）',
    address: '/commodity-detail/G001',
    persona: 'member',
    knobs: 'fault:order.create=502@1',
  },
  { title: '尾款待付', address: '/order-list', persona: 'new', knobs: 'given:balance-due' },
  {
    title: '帮别人付款',
    address: '/payment-beself/O736?shareCode=SHARE107',
    persona: 'member',
    knobs: 'given:asked-to-pay',
  },
  { title: '已发货', address: '/my-order/ALL', persona: 'new', knobs: 'life:shipped' },
  { title: '已签收，样本待绑定', address: '/my-order/ALL', persona: 'new', knobs: 'life:received' },
  { title: '样本检测中', address: '/my-binding', persona: 'new', knobs: 'life:testing' },
  { title: '报告 10 秒后出来', address: '/my-binding', persona: 'waiting', knobs: 'life:testing-reported@10' },
  { title: '从付款到报告，自动演示', address: '/my-order/ALL', persona: 'new', knobs: 'life:play' },
  { title: '报告分类解锁中', address: '/parent-page/R100501/PKG-ADULT', persona: 'reported', knobs: 'given:unlocking' },
  { title: '限时折扣还有 10 秒', address: '/commodity-detail/G007', knobs: (now) => beforeEnd('G007', now) },
  // The address is not the start page, because the start page shows cached answers first.
  { title: '没有网络', address: '/my-order/ALL', persona: 'rich', knobs: 'fault:*=offline' },
  { title: '一直在加载', address: '/my-order/ALL', persona: 'rich', knobs: 'fault:*=never' },
  { title: '文字很长', address: '/Home/hot', knobs: 'backend:long' },
  { title: '别家的后端：陌生的取值', address: '/Home/hot', knobs: 'backend:strange' },
]

/** The address of a situation: `/my-order/ALL?mock=persona:new;life:shipped`. */
export function recipeAddress({ address, persona = 'anonymous', knobs = '' }: Recipe, now: number): string {
  const text = [`persona:${persona}`, typeof knobs === 'string' ? knobs : knobs(now)].filter(Boolean).join(';')
  return `${address}${address.includes('?') ? '&' : '?'}mock=${text}`
}
