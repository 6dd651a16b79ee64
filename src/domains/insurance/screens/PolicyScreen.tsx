import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Policy } from '../model.ts'
import { ClaimList } from '../components/ClaimList.tsx'
import { phaseLabel, phaseOf, productText, SEE_POLICY, spanOf, termText, claimRefusal } from '../policy-rules.ts'
import { policyOf } from '../queries.ts'
import '../components/insurance.css'

function Coverages({ policy }: { policy: Policy }) {
  return (
    <Card title="保障内容">
      {policy.coverages.length === 0 && <p>{SEE_POLICY}</p>}
      {keyed(policy.coverages, ({ name }) => name).map(([key, { name, amount, description }]) => (
        <div key={key} className="coverage">
          <span className="insurance-line-head">
            <strong>{name}</strong>
            {amount !== null && <span>{`保额 ${formatMoney(amount)}`}</span>}
          </span>
          {description && <p className="muted">{description}</p>}
        </div>
      ))}
    </Card>
  )
}

function Detail({ policy }: { policy: Policy }) {
  const now = useServerNow([spanOf(policy)])
  const { proBarcode, contractCode, insuredName, companyName } = policy
  const phase = phaseOf(policy, now)
  const why = claimRefusal(policy, now)
  return (
    <>
      <Card title={productText(policy)}>
        {phase && <Row label="状态" value={phaseLabel[phase]} />}
        {insuredName && <Row label="被保险人" value={<bdi>{insuredName}</bdi>} />}
        <Row label="保障期" value={termText(policy)} />
        {companyName && <Row label="保险公司" value={companyName} />}
        <Row label="保单编号" value={proBarcode} />
        <Row label="合同编号" value={contractCode} />
      </Card>
      <Coverages policy={policy} />
      {policy.claims.length > 0 ? (
        <ClaimList claims={policy.claims} />
      ) : (
        <Card>
          <Row label="理赔申请" value="查看全部" to={paths.insuranceClaims} />
        </Card>
      )}
      <p className="insurance-note">保险责任、免责和金额都以保单为准。</p>
      {why ? (
        <p className="insurance-note" role="status">
          {why}
        </p>
      ) : (
        <LinkBar to={to(paths.insuranceApply, {}, { proBarcode, contractCode })}>申请理赔</LinkBar>
      )}
    </>
  )
}

/** /insurance-claims-detail/{proBarcode}/{contractCode}: a policy with its term and claims (INS-002). */
export default function PolicyScreen() {
  const { proBarcode, contractCode } = useScreenParams(paths.insurancePolicy)
  const { data: policy } = useSuspenseQuery(policyOf(proBarcode, contractCode))
  return (
    <Page title="保险详情">
      {policy ? (
        // The reply may lack the numbers; the address has them.
        <Detail
          policy={{
            ...policy,
            proBarcode: policy.proBarcode || proBarcode,
            contractCode: policy.contractCode || contractCode,
          }}
        />
      ) : (
        <EmptyState
          picture="not-found"
          text="没有找到这份保险，它可能已经不在您的名下"
          action={{ label: '查看我的保险', to: paths.insuranceClaims }}
        />
      )}
    </Page>
  )
}
