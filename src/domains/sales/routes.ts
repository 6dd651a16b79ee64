import { contentReads } from '#/domains/invitation/content-reads.ts'
import { contentType } from '#/domains/invitation/extension-rules.ts'
import { invitationRecords } from '#/domains/invitation/queries.ts'
import { firstPosters, posterPages } from '#/domains/news/queries.ts'
import { me } from '#/domains/user/queries.ts'
import { homeOf } from '#/domains/visitor/queries.ts'
import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { addressBook, cardOwner } from './queries.ts'
import { visitType } from './rules.ts'

const posters = { login: true, skeleton: 'list', data: () => [posterPages(), me()] } as const

export const routes = [
  defaulted(paths.retailStoreDefault, to(paths.retailStore, { type: contentType('') }), { title: '我的小店' }),
  screen(paths.retailStore, () => import('./screens/RetailStoreScreen.tsx'), {
    title: '我的小店',
    login: true,
    sales: true,
    skeleton: 'home',
    data: ({ params }) => {
      const kind = contentType(params.type)
      return [...contentReads[kind](), me(), homeOf(kind), ...(kind === 'GOODS' ? [firstPosters()] : [])]
    },
  }),
  screen(paths.salesmanPoster, () => import('./screens/SalesmanPosterScreen.tsx'), {
    title: '我的海报',
    sales: true,
    ...posters,
  }),
  screen(paths.manPoster, () => import('./screens/ManPosterScreen.tsx'), { title: '达人海报', ...posters }),
  screen(paths.visitCard, () => import('./screens/VisitCardScreen.tsx'), {
    title: '名片',
    share: true,
    skeleton: 'detail',
    data: ({ params, signedIn }) => [cardOwner(params.id), ...(signedIn ? [me()] : [])],
  }),
  defaulted(paths.offlineVisitsDefault, to(paths.offlineVisits, { type: visitType('') }), { title: '线下到访' }),
  screen(paths.offlineVisits, () => import('./screens/OfflineVisitsScreen.tsx'), {
    title: '线下到访',
    login: true,
    sales: true,
    skeleton: 'list',
    data: () => [invitationRecords(), me()],
  }),
  screen(paths.addressBook, () => import('./screens/AddressBookScreen.tsx'), {
    title: '通讯录',
    login: true,
    skeleton: 'list',
    data: () => [addressBook()],
  }),
]
