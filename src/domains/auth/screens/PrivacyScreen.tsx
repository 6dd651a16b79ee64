import { AgreementPage } from '../components/AgreementPage.tsx'
import { privacyOf } from '../queries.ts'

/** /privacy-clause, readable by anybody (LOGIN-002). */
export default function PrivacyScreen() {
  return <AgreementPage title="隐私条款" read={privacyOf()} fallback="privacyClause" />
}
