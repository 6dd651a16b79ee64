import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { addressById } from './queries.ts'

const loadAddress = () => import('./screens/AddressScreen.tsx')

export const routes = [
  screen(paths.addressNew, loadAddress, { title: '收货地址', login: true, skeleton: 'form', data: () => [me()] }),
  screen(paths.addressEdit, loadAddress, {
    title: '收货地址',
    login: true,
    skeleton: 'form',
    data: ({ params }) => [addressById(params.addressId)],
  }),
]
