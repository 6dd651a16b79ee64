import type { paths, SearchOf } from '#/paths.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { alipayQuery, opensAutomatically } from './alipay-rules.ts'

/** PAY-050: an ordinary browser opens the payment service at once; Back does not return here. */
export function openPaymentService(search: SearchOf<typeof paths.alipay>): void {
  const asked = alipayQuery(search)
  if (asked.goto && opensAutomatically(asked, isWechat())) pageNavigation.replace(asked.goto)
}
