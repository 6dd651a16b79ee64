import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { addressById } from './queries.ts'

const load = () => import('./screens/AddressScreen.tsx')

export const routes = [
  screen(paths.addressNew, load, { title: '收货地址', login: true, skeleton: 'form', data: () => [me()] }),
  screen(paths.addressEdit, load, {
    title: '收货地址',
    login: true,
    skeleton: 'form',
    data: ({ params }) => [addressById(params.addressId)],
  }),
]
