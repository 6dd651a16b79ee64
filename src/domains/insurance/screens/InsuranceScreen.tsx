import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { PolicyGroup } from '../model.ts'
import { ClaimList } from '../components/ClaimList.tsx'
import { PolicyGroups } from '../components/PolicyGroups.tsx'
import { groupPolicies, claimsOfGroups } from '../policy-rules.ts'
import { myClaims, policiesByContract, policiesOfContract } from '../queries.ts'

interface Reading {
  reading: Pick<UseQueryResult, 'isError'>
  what: string
}

/** A button to read again, shown in place of a part that could not be read. The other part is still shown. */
const Again = ({ reading, what }: Reading) =>
  reading.isError ? <RefetchButton what={what} /> : <ScreenSkeleton kind="list" />

function useGroups(contract: string | null) {
  const all = useQuery({ ...policiesByContract(), enabled: contract === null })
  const one = useQuery({ ...policiesOfContract(contract ?? ''), enabled: contract !== null })
  const groups: PolicyGroup[] | undefined = contract === null ? all.data : one.data && groupPolicies(one.data.items)
  return { groups, reading: contract === null ? all : one }
}

function Insurance({ contract }: { contract: string | null }) {
  const { groups, reading } = useGroups(contract)
  const claims = useQuery(myClaims())
  // Both reads failed: the error boundary shows one error. An unreadable object of policies counts as not found.
  if (!groups && !claims.data && reading.isError && claims.isError) throw claims.error
  if (!groups && !claims.data && !reading.isError && !claims.isError) return <ScreenSkeleton kind="list" />
  if (groups?.length === 0 && contract !== null)
    return (
      <EmptyState
        picture="not-found"
        text="没有找到这份合同的保险"
        action={{ label: '查看全部保险', to: paths.insuranceClaims }}
      />
    )
  if (groups?.length === 0 && claims.data?.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有保险。储存合同附带的保险会显示在这里。"
        action={{ label: '查看商品', to: paths.mall }}
      />
    )
  const shown =
    claims.data && (contract !== null && groups ? claimsOfGroups(claims.data.items, groups) : claims.data.items)
  return (
    <>
      {groups ? <PolicyGroups groups={groups} all={contract === null} /> : <Again reading={reading} what="保险" />}
      {shown ? <ClaimList claims={shown} /> : <Again reading={claims} what="理赔申请" />}
      {contract === null && (
        <Card>
          <Row label="填写投保资料" to={paths.goodsInsurance} wide />
        </Card>
      )}
      <ActionBar>
        {contract !== null && (
          <LinkButton kind="plain" to={paths.insuranceClaims}>
            全部保险
          </LinkButton>
        )}
        <LinkButton to={paths.insuranceApply}>申请理赔</LinkButton>
      </ActionBar>
    </>
  )
}

/**
 * /my-insurance-claims: policies and claims; if one read fails, the other is still shown (GEN-015, INS-001, INS-003).
 */
export default function InsuranceScreen() {
  const { contract } = useSearch(paths.insuranceClaims)
  return (
    <Page title="我的保险理赔">
      <Insurance key={contract} contract={contract} />
    </Page>
  )
}
