import type { ScreenState } from '#/shared/states/state.ts'
import { milestoneStates } from '../milestone/screens/screen-states.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'family-invitations', address: '/my-pedigree/invitations', as: 'reported' },
  { name: 'family-invitations-empty', address: '/my-pedigree/invitations', kind: 'empty', as: 'new' },
  { name: 'family-invite', address: '/pedigree-invitate-form?relation=FATHER', as: 'new' },
  { name: 'family-invite-again', address: '/pedigree-invitate-form?again=FI502', as: 'reported' },
  { name: 'family-invitation-sent', address: '/family-apply-detail/FI501', kind: 'waiting', as: 'reported' },
  { name: 'family-invitation-refused', address: '/family-apply-detail/FI502', kind: 'refused', as: 'reported' },
  { name: 'family-invitation-agreed', address: '/family-apply-detail/FI503', as: 'reported' },
  { name: 'family-invitation-waiting', address: '/family-apply-detail/FI504', kind: 'waiting', as: 'reported' },
  { name: 'family-invitation-unknown', address: '/family-apply-detail/NOPE', kind: 'unknown', as: 'reported' },
  { name: 'pedigree', address: '/my-pedigree/family', as: 'parent' },
  { name: 'pedigree-flat', address: '/my-pedigree/family', as: 'reported' },
  { name: 'pedigree-first', address: '/my-pedigree/family', as: 'new' },
  { name: 'pedigree-list', address: '/my-pedigree/list', as: 'parent' },
  { name: 'pedigree-list-empty', address: '/my-pedigree/list', kind: 'empty', as: 'new' },
  ...milestoneStates,
]
