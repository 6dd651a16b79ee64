import { RegisterPage } from '../components/RegisterPage.tsx'
import { sessionKeys, thirdPartyCode } from '../../user/store.ts'

/** /invitation-register: for people invited by ordinary sharers, and for unbound WeChat accounts (LOGIN-005). */
export default function InvitationRegisterScreen() {
  const invited = sessionKeys.invitationCode.read() !== ''
  const binding = thirdPartyCode.read() !== ''
  return (
    <RegisterPage
      title="邀请注册"
      head={invited ? '朋友邀请您加入' : '验证手机号，马上就好'}
      text={binding ? '验证以后，下次在微信里打开就不用再登录' : '用手机号注册，以后用它查看订单、样本和报告'}
    />
  )
}
