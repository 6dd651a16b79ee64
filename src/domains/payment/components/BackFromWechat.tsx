import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { accountAddress } from '../hooks/use-pay.ts'
import './cashier.css'

/**
 * Shown after WeChat was asked for the account, with or without success. The text says that nothing was paid.
 * @param here the cashier.
 */
export const BackFromWechat = ({ here }: { here: string }) => (
  <p className="muted pay-note">
    已经回到收银台，还没有付款，请点“确认支付”继续。提示没有拿到微信账户的话，可以
    <Link to={accountAddress(here)} replace>
      重新确认微信账户
    </Link>
    ，或
    <Link to={to(paths.contactContent, { sign: 'service' })}>联系客服</Link>。
  </p>
)
