import { AgreementPage } from '../components/AgreementPage.tsx'
import { agreementOf } from '../queries.ts'

/** /user-register-agreement, readable by anybody (LOGIN-002). */
export default function AgreementScreen() {
  return <AgreementPage title="用户注册协议" read={agreementOf()} fallback="userAgreement" />
}
