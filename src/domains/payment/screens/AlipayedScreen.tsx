import { sessionToken } from '#/domains/user/store.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { PayResult } from '../components/PayResult.tsx'
import { confirmAddress } from '../rules.ts'

/** /alipayed: opened by Alipay after the payment, possibly in another browser without a session. */
export default function AlipayedScreen() {
  const orderId = useSearch(paths.alipayed).orderId
  if (!sessionToken() || !orderId)
    return (
      <Page title="支付结果">
        <EmptyState
          picture="waiting"
          text="付款完成以后，请回到微信里查看订单"
          action={{ label: '返回首页', to: paths.home }}
        />
      </Page>
    )
  return <PayResult orderId={orderId} confirmAt={confirmAddress(orderId)} />
}
