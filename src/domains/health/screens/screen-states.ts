import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'health-records', address: '/health-records/CASE', as: 'reported' },
  { name: 'health-records-exams', address: '/health-records/MEDICAL_EXAMINATION_REPORT', as: 'rich' },
  { name: 'health-records-empty', address: '/health-records/MEDICAL_ADVICE', kind: 'empty', as: 'new' },
  { name: 'health-detail', address: '/health-detail/H501', as: 'reported' },
  { name: 'health-detail-unknown', address: '/health-detail/NOPE', kind: 'unknown', as: 'reported' },
  { name: 'health-form', address: '/health-form?type=CASE', as: 'new' },
  { name: 'health-form-edit', address: '/health-form/H501', as: 'reported' },
]
