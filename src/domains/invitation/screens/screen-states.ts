import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'invitation', address: '/my-invitation', as: 'salesman' },
  { name: 'invitation-new-empty', address: '/my-invitation-new', kind: 'empty', as: 'new' },
  { name: 'invitations', address: '/my-invitation-list-new', as: 'salesman' },
  { name: 'my-share', address: '/my-share', as: 'salesman' },
  { name: 'my-share-log', address: '/my-share?view=LOG', as: 'salesman' },
  { name: 'my-share-log-empty', address: '/my-share?view=LOG', kind: 'empty', as: 'new' },
  { name: 'extension', address: '/my-extension/GOODS', as: 'salesman' },
  { name: 'extension-news', address: '/my-extension/NEWS', as: 'salesman' },
  { name: 'extension-video', address: '/my-extension/VIDEO', as: 'salesman' },
]
