import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { depositOf, myDeposits, storageOrder } from './queries.ts'

export const routes = [
  screen(paths.immjuneStorage, () => import('./screens/StorageScreen.tsx'), {
    title: '储存服务',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [storageOrder(params.id)],
  }),
  screen(paths.immjuneStorageForm, () => import('./screens/StorageFormScreen.tsx'), {
    title: '储存人资料',
    login: true,
    skeleton: 'form',
    data: ({ params }) => [storageOrder(params.id)],
  }),
  screen(paths.renewForm, () => import('./screens/RenewFormScreen.tsx'), {
    title: '续存',
    login: true,
    skeleton: 'form',
    data: () => [myDeposits()],
  }),
  screen(paths.renewContract, () => import('./screens/RenewContractScreen.tsx'), {
    title: '续存合同',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [depositOf(params.id)],
  }),
]
