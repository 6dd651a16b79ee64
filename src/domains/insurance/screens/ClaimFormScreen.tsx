import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { useFirstFetchDone } from '#/shared/form/use-first-fetch-done.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { PolicyNumbers } from '../forms/claim-form.ts'
import type { Claim, Policy } from '../model.ts'
import { ClaimEditor } from '../components/ClaimEditor.tsx'
import { ClaimGone, Refusal } from '../components/Refusal.tsx'
import { PolicyChoice } from '../components/PolicyChoice.tsx'
import { PolicyFacts } from '../components/PolicyGroups.tsx'
import { hasNumbers, spanOf, claimRefusal } from '../policy-rules.ts'
import { claimById, policies } from '../queries.ts'
import { actionsOf } from '../rules.ts'
import '../components/insurance.css'

/**
 * The form of a new claim. Whether a claim is possible is computed only once, because a refetch after the submit must
 * not remove the form.
 */
function NewClaimForm({ policy: given }: { policy: Policy | null }) {
  const [policy] = useState(given)
  const now = useServerNow([policy && spanOf(policy)])
  const [why] = useState(() => (policy ? claimRefusal(policy, now) : '没有找到这份保险'))
  if (!policy || why !== null)
    return (
      <EmptyState picture="not-found" text={why ?? ''} action={{ label: '选择其他保险', to: paths.insuranceApply }} />
    )
  return (
    <>
      <Card>
        <div className="insurance-line">
          <PolicyFacts policy={policy} now={now} />
        </div>
      </Card>
      <ClaimEditor policy={policy} before={null} />
    </>
  )
}

function OfPolicy({ proBarcode, contractCode }: PolicyNumbers) {
  const { data, isFetching } = useSuspenseQuery(policies())
  const policy = data.items.find((one) => one.proBarcode === proBarcode && one.contractCode === contractCode)
  return useFirstFetchDone(isFetching) ? <NewClaimForm policy={policy ?? null} /> : <ScreenSkeleton kind="form" />
}

/** 补充材料: completes a refused claim, with the submitted materials. */
function AgainForm({ claim: given }: { claim: Claim | null }) {
  const [claim] = useState(given)
  if (!claim) return <ClaimGone />
  if (!hasNumbers(claim))
    return (
      <EmptyState
        picture="not-found"
        text="这个理赔申请缺少保单编号，不能在线补充材料，请联系客服"
        action={{ label: '联系客服', to: paths.contactUs }}
      />
    )
  if (!actionsOf(claim.status).includes('again'))
    return (
      <EmptyState
        picture="success"
        absence
        text="这个理赔申请现在不需要补充材料"
        action={{ label: '查看理赔申请', to: to(paths.insuranceClaim, { id: claim.id }) }}
      />
    )
  return (
    <>
      <Refusal claim={claim} />
      <ClaimEditor policy={claim} before={claim} />
    </>
  )
}

function OfClaim({ id }: { id: string }) {
  const { data, isFetching } = useSuspenseQuery(claimById(id))
  const claim = data?.items.find((one) => one.id === id)
  return useFirstFetchDone(isFetching) ? <AgainForm claim={claim ?? null} /> : <ScreenSkeleton kind="form" />
}

/** /insurance-claims-apply: choice of a policy, then its claim; `again` completes a refused claim (INS-001). */
export default function ClaimFormScreen() {
  const { proBarcode, contractCode, again } = useSearch(paths.insuranceApply)
  if (again)
    return (
      <Page title="补充材料">
        <OfClaim key={again} id={again} />
      </Page>
    )
  return (
    <Page title="申请理赔">
      {proBarcode && contractCode ? (
        <OfPolicy key={`${proBarcode} ${contractCode}`} proBarcode={proBarcode} contractCode={contractCode} />
      ) : (
        <PolicyChoice />
      )}
    </Page>
  )
}
