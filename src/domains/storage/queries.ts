import { query } from '#/shared/api/query.ts'
import { storageApi } from './contract.ts'

export const myDeposits = () => query(storageApi.deposits, {})

export const depositOf = (id: string) => query(storageApi.deposit, { path: { id } })
