import { addressApi } from '#/domains/address/api.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { type Db, nextId } from '../db.ts'
import type { AddressRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { addressWire } from '../wire.ts'

const MAX_ADDRESSES = 20

const mine = (db: Db, userId: string) => db.addresses.filter((address) => address.userId === userId)

function makeDefault(db: Db, chosen: AddressRow): void {
  for (const address of mine(db, chosen.userId)) address.isDefault = address.id === chosen.id
}

const check = (body: {
  name: string
  mobile: string
  province: string
  city: string
  district: string
  detail: string
}) => {
  if (!isMobile(body.mobile)) throw new HttpError(400, '手机号码格式错误')
  if (![body.name, body.province, body.city, body.district, body.detail].every((part) => part.trim()))
    throw new HttpError(400, '收货地址不完整')
}

export const addressHandlers = mockApi(addressApi, {
  all: ({ db, user }) => mine(db, user.id).map(addressWire),
  one: ({ db, path, user }) => addressWire(own(db.addresses, path.id, user.id)),
  create: ({ db, body, user }) => {
    check(body)
    if (mine(db, user.id).length >= MAX_ADDRESSES) throw new HttpError(400, `最多保存${MAX_ADDRESSES}个地址`)
    const address: AddressRow = { ...body, id: nextId(db, 'A'), userId: user.id }
    db.addresses.push(address)
    if (address.isDefault || mine(db, user.id).length === 1) makeDefault(db, address)
    return addressWire(address)
  },
  update: ({ db, body, user }) => {
    const address = own(db.addresses, body.id, user.id)
    check({ ...address, ...body } as AddressRow)
    Object.assign(address, body)
    if (body.isDefault) makeDefault(db, address)
    return addressWire(address)
  },
  remove: ({ db, path, user }) => {
    const address = own(db.addresses, path.id, user.id)
    db.addresses = db.addresses.filter((entry) => entry !== address)
    return null
  },
  /** The mock backend has no regions: the app uses its own list. */
  divisions: () => [],
  makeDefault: ({ db, path, user }) => {
    makeDefault(db, own(db.addresses, path.id, user.id))
    return null
  },
})
