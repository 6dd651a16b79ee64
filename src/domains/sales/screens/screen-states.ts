import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'retail-goods', address: '/retail-store/GOODS', as: 'salesman' },
  { name: 'retail-news', address: '/retail-store/NEWS', as: 'salesman' },
  { name: 'retail-videos', address: '/retail-store/VIDEO', as: 'salesman' },
  { name: 'retail-not-sales', address: '/retail-store/GOODS', kind: 'refused', as: 'member' },
  { name: 'salesman-poster', address: '/star-salsesman-playbill', as: 'salesman' },
  { name: 'visit-card', address: '/visit-card/SHARE108' },
  { name: 'visit-card-own', address: '/visit-card/SHARE108', as: 'salesman' },
  { name: 'visit-card-customer', address: '/visit-card/SHARE102' },
  { name: 'visit-card-unknown', address: '/visit-card/NOPE', kind: 'unknown' },
  { name: 'visits-invited', address: '/offline-visit-list/INVITATION', as: 'salesman' },
  { name: 'visits-signed-in', address: '/offline-visit-list/SIGN_IN', as: 'salesman' },
  { name: 'address-book', address: '/address-book', as: 'salesman' },
  { name: 'address-book-empty', address: '/address-book', kind: 'empty', as: 'member' },
]
