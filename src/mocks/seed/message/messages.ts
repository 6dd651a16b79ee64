import type { MessageRow } from '../../message/rows.ts'

const DAY = 86_400_000

interface SeedMessage {
  title: string
  content: string
}

/** The messages of the service, sent in turn. */
const told: readonly SeedMessage[] = [
  { title: '您的订单已发货', content: '采样盒已经交给快递。收到后请先检查包装，再按盒内说明采样。\n采样前30分钟不要吃东西、喝水、抽烟或刷牙。' },
  { title: '样本已到实验室', content: '<p>实验室已经收到您寄回的样本，正在做质量检查。</p><p>检查合格后开始检测，每一步都可以在<a href="/my-main">我的</a>里看到。</p>' },
  { title: '请绑定样本', content: '<p>您有一份检测还没有绑定样本。寄回采样管以前，请先<a href="/bind-sampleid-input-view">绑定样本编号</a>，否则无法确认样本属于谁。</p>' },
  { title: '发票已开出', content: '<p>您申请的电子发票已经开出，可以在<a href="/my-invoices">我的发票</a>里查看和下载。</p>' },
  { title: '有一张优惠券快到期', content: '<p>您的一张优惠券将在三天后失效，<a href="/my-coupon/CLAIMED">去看看我的优惠券</a>。</p>' },
  { title: '积分已到账', content: '您完成了一项积分任务，积分已经加到账户里。' },
  { title: '服务时间调整', content: '<h3>节假日安排</h3><p>节假日期间实验室照常接收样本，出报告的时间可能顺延。</p><ul><li>快递可能停运，请提前寄出样本</li><li>在线查看报告不受影响</li></ul>' },
  { title: '谨防冒充客服', content: '<p>我们的客服不会向您要短信验证码，也不会让您转账到个人账户。遇到可疑电话，请通过<a href="/my-contact-us">联系我们</a>核实。</p><p>延伸阅读：<a href="https://foreign.example.org/fraud">外部网站的防骗指南</a></p>' },
]

interface Box {
  userId: string
  prefix: string
  count: number
  unread: number
}

const boxOf = ({ userId, prefix, count, unread }: Box, now: number): MessageRow[] =>
  Array.from({ length: count }, (_, index) => {
    const one = told[index % told.length] ?? { title: '通知', content: '' }
    return { id: `${prefix}${index + 1}`, userId, ...one, read: index >= unread, createdAt: now - (0.2 + index * 2.5) * DAY }
  })

/** The rich persona has more than one page; the member has three unread messages. MSG999 was deleted. */
export const messagesOf = (now: number, userId: (persona: string) => string): MessageRow[] => [
  ...boxOf({ userId: userId('member'), prefix: 'MSG2', count: 8, unread: 3 }, now),
  ...boxOf({ userId: userId('rich'), prefix: 'MSG7', count: 25, unread: 6 }, now),
  ...boxOf({ userId: userId('reported'), prefix: 'MSG5', count: 2, unread: 0 }, now),
]
