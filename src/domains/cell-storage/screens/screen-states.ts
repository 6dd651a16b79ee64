import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'storage', address: '/immjune-storage/O711', as: 'rich' },
  { name: 'storage-of-a-test', address: '/immjune-storage/O201', as: 'member' },
  { name: 'storage-form', address: '/immjune-storage-form/O601?patientId=P602', as: 'parent' },
  { name: 'storage-form-nobody', address: '/immjune-storage-form/O601', kind: 'empty', as: 'parent' },
  { name: 'renew', address: '/renew-deposit-form', as: 'rich' },
  { name: 'renew-nothing', address: '/renew-deposit-form', kind: 'empty', as: 'member' },
  { name: 'renew-contract', address: '/renew-deposit-contract/RD1', as: 'rich' },
  { name: 'renew-contract-unknown', address: '/renew-deposit-contract/NOPE', kind: 'unknown', as: 'rich' },
]
