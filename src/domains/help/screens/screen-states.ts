import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'help', address: '/my-help' },
  { name: 'help-found', address: '/my-help?q=样本' },
  { name: 'help-nothing', address: '/my-help?q=火箭', kind: 'empty' },
  { name: 'help-list', address: '/my-help-listdetail/1' },
  { name: 'help-list-unknown', address: '/my-help-listdetail/999', kind: 'unknown' },
  { name: 'help-text', address: '/my-help-detail/202' },
  { name: 'help-text-unknown', address: '/my-help-detail/999', kind: 'unknown' },
  { name: 'knowledge-list', address: '/my-knowledge-listdetail/1' },
  { name: 'knowledge-text', address: '/my-knowledge-detail/203' },
  { name: 'contact-service', address: '/my-contact-us-content/service' },
  { name: 'contact-feedback', address: '/my-contact-us-content/feedback', as: 'member' },
  { name: 'contact-privacy', address: '/my-contact-us-content/privacy' },
]
