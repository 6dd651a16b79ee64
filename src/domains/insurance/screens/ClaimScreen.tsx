import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { maskIdentity, maskMobile } from '#/shared/lib/idcard.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Claim } from '../model.ts'
import { ClaimMaterials } from '../components/ClaimMaterials.tsx'
import { ClaimSteps } from '../components/ClaimSteps.tsx'
import { ExpressCard } from '../components/ExpressCard.tsx'
import { ClaimGone, Refusal } from '../components/Refusal.tsx'
import { hasNumbers } from '../policy-rules.ts'
import { claimById } from '../queries.ts'
import { actionsOf, claimTitle, rawState } from '../rules.ts'
import { cancelClaim } from '../mutations.ts'

/** The known facts with their labels; numbers of bank and phone stay masked. */
const factsOf = (claim: Claim): [label: string, value: string][] => [
  ['保险公司的状态', rawState(claim.status)],
  ['申请金额', claim.amount === null ? '' : formatMoney(claim.amount)],
  ['赔付金额', claim.paidAmount === null ? '' : formatMoney(claim.paidAmount)],
  ['事故日期', dayText(claim, 'accidentDate')],
  ['事故经过', claim.accidentDescription],
  ['就诊医院', claim.hospital],
  ['收款人', claim.accountName],
  ['开户银行', claim.bankName],
  ['银行卡号', maskIdentity(claim.bankAccount)],
  ['手机号', maskMobile(claim.mobile)],
  ['快递', [claim.expressCompany, claim.expressNumber].filter(Boolean).join(' ')],
]

function Facts({ claim }: { claim: Claim }) {
  const { proBarcode, contractCode, insuredName } = claim
  return (
    <Card title={claimTitle(claim)}>
      {insuredName && <Row label="被保险人" value={<bdi>{insuredName}</bdi>} />}
      {factsOf(claim)
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Row key={label} label={label} value={<bdi>{value}</bdi>} />
        ))}
      {hasNumbers(claim) && (
        <Row label="保险" value="查看保险详情" to={to(paths.insurancePolicy, { proBarcode, contractCode })} />
      )}
    </Card>
  )
}

function Actions({ claim }: { claim: Claim }) {
  const { run, busy } = useAppMutation(cancelClaim)
  const actions = actionsOf(claim.status)
  const [again, anew] = (['again', 'anew'] as const).map((one) => actions.includes(one) && hasNumbers(claim))
  if (!again && !anew && !actions.includes('cancel')) return null
  const { proBarcode, contractCode } = claim
  const text = '取消后这次申请就结束了，需要时可以重新申请。确定取消吗？'
  const ask = inputIfConfirmed({ text, confirm: '取消申请', cancel: '再想想' }, { path: { id: claim.id } })
  return (
    <ActionBar>
      {actions.includes('cancel') && (
        <Button kind="danger" busy={busy} onPress={() => run(ask)}>
          取消申请
        </Button>
      )}
      {again && <LinkButton to={to(paths.insuranceApply, {}, { again: claim.id })}>补充材料</LinkButton>}
      {anew && <LinkButton to={to(paths.insuranceApply, {}, { proBarcode, contractCode })}>重新申请</LinkButton>}
    </ActionBar>
  )
}

function Detail({ claim }: { claim: Claim }) {
  const actions = actionsOf(claim.status)
  return (
    <>
      <ClaimSteps claim={claim} />
      {(claim.refuseReason || claim.status === 'REFUSED') && <Refusal claim={claim} />}
      {actions.includes('express') && <ExpressCard claim={claim} />}
      <Facts claim={claim} />
      <ClaimMaterials claim={claim} />
      <Actions claim={claim} />
    </>
  )
}

/** /insurance-application-detail/{id}: the state of a claim, its reason and its actions (INS-001). */
export default function ClaimScreen() {
  const { id } = useScreenParams(paths.insuranceClaim)
  const { data } = useSuspenseQuery(claimById(id))
  const claim = data?.items.find((one) => one.id === id)
  return <Page title="理赔申请详情">{claim ? <Detail key={id} claim={claim} /> : <ClaimGone />}</Page>
}
