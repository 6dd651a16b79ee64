import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { claimById, myClaims, policies, policiesByContract, policiesOfContract, policyOf } from './queries.ts'
import { applicationRoutes } from './application/routes.ts'

export const routes = [
  screen(paths.insuranceClaims, () => import('./screens/InsuranceScreen.tsx'), {
    title: '我的保险理赔',
    personal: true,
    login: true,
    skeleton: 'list',
    data: ({ search }) => [search.contract ? policiesOfContract(search.contract) : policiesByContract(), myClaims()],
  }),
  screen(paths.insurancePolicy, () => import('./screens/PolicyScreen.tsx'), {
    title: '保险详情',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [policyOf(params.proBarcode, params.contractCode)],
  }),
  screen(paths.insuranceClaim, () => import('./screens/ClaimScreen.tsx'), {
    title: '理赔申请详情',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [claimById(params.id)],
  }),
  screen(paths.insuranceApply, () => import('./screens/ClaimFormScreen.tsx'), {
    title: '申请理赔',
    personal: true,
    login: true,
    skeleton: 'form',
    data: ({ search }) => [search.again ? claimById(search.again) : policies()],
  }),
  screen(paths.liabilityNotice, () => import('./screens/LiabilityNoticeScreen.tsx'), {
    title: '保险责任变更告知书',
    skeleton: 'detail',
  }),
  ...applicationRoutes,
]
