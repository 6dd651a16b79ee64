import type { ScreenState } from '#/shared/states/state.ts'
import { applicationStates } from '../application/screens/screen-states.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'insurance', address: '/my-insurance-claims', as: 'rich' },
  { name: 'insurance-contract', address: '/my-insurance-claims?contract=CT1', as: 'rich' },
  { name: 'policy', address: '/insurance-claims-detail/PB1/CC1', as: 'rich' },
  { name: 'policy-over', address: '/insurance-claims-detail/PB3/CC2', kind: 'expired', as: 'rich' },
  { name: 'policy-unknown', address: '/insurance-claims-detail/NOPE/NOPE', kind: 'unknown', as: 'rich' },
  { name: 'claim-refused', address: '/insurance-application-detail/IC701', kind: 'refused', as: 'rich' },
  { name: 'claim-express', address: '/insurance-application-detail/IC702', as: 'rich' },
  { name: 'claim-paid', address: '/insurance-application-detail/IC703', as: 'rich' },
  { name: 'claim-unknown', address: '/insurance-application-detail/NOPE', kind: 'unknown', as: 'rich' },
  { name: 'claim-choice', address: '/insurance-claims-apply', as: 'rich' },
  { name: 'claim-choice-empty', address: '/insurance-claims-apply', kind: 'empty', as: 'new' },
  { name: 'claim-form', address: '/insurance-claims-apply?proBarcode=PB1&contractCode=CC1', as: 'rich' },
  { name: 'claim-form-again', address: '/insurance-claims-apply?again=IC701', as: 'rich' },
  { name: 'claim-form-unknown', address: '/insurance-claims-apply?again=NOPE', kind: 'unknown', as: 'rich' },
  { name: 'liability-notice', address: '/insurance-liability-change-notice' },
  ...applicationStates,
]
