import type { Order } from '#/domains/order/model.ts'
import { orderCan } from '#/domains/order/rules.ts'
import type { SampleProgress } from '#/domains/sample/model.ts'
import { isReported, reportAddress, stagesOf } from '#/domains/sample/rules.ts'
import { paths, to } from '#/paths.ts'

export interface NextStep {
  title: string
  text: string
  to: string
}

const sampleText = ({ packageName, sampleId }: SampleProgress): string => packageName || `样本 ${sampleId}`

/** The person's next step, in this order of urgency: pay, bind, wait, read. */
export function nextStep(orders: readonly Order[], samples: readonly SampleProgress[]): NextStep | null {
  const unpaid = orders.find((order) => orderCan('pay', order))
  if (unpaid)
    return { title: '有订单待付款', text: unpaid.goods?.name ?? '', to: to(paths.orderDetail, { id: unpaid.id }) }
  const bought = orders.filter((order) => orderCan('bindSample', order) && order.goods?.reportPackageId)
  if (bought.length > samples.length)
    return { title: '收到采样盒后，请绑定样本', text: bought[0]?.goods?.name ?? '', to: paths.bindInput }
  const running = samples.find((sample) => !isReported(sample))
  if (running) {
    const stage = stagesOf(running).find((entry) => entry.state === 'now')
    return { title: `样本${stage?.label ?? '处理中'}`, text: sampleText(running), to: paths.myBinding }
  }
  const [ready] = samples
  const report = ready && reportAddress(ready)
  return report ? { title: '报告可以查看了', text: sampleText(ready), to: report } : null
}
