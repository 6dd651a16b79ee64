import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'invoices', address: '/my-invoices', as: 'rich' },
  { name: 'invoice-pending', address: '/order-invoice?orderId=O701', kind: 'waiting', as: 'rich' },
  { name: 'invoice-valid', address: '/order-invoice?orderId=O702', as: 'rich' },
  { name: 'invoice-failed', address: '/order-invoice?orderId=O707', kind: 'refused', as: 'rich' },
  { name: 'invoice-none', address: '/order-invoice?orderId=O201', kind: 'empty', as: 'member' },
  { name: 'invoice-form', address: '/create-invoice-form?orderId=O201', as: 'member' },
  { name: 'invoice-form-again', address: '/create-invoice-form?orderId=O707', as: 'rich' },
  { name: 'invoice-form-refused', address: '/create-invoice-form?orderId=O701', kind: 'refused', as: 'rich' },
]
