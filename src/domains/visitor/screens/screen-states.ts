import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'customer-visitors', address: '/customer-visitors/NEWS', as: 'salesman' },
  { name: 'customer-visitors-posters', address: '/customer-visitors/GOODS', as: 'salesman' },
  { name: 'customer-visitors-videos', address: '/customer-visitors/VIDEO', as: 'salesman' },
  { name: 'visitor-statistics', address: '/customer-visitors/NEWS?view=stats', as: 'salesman' },
  { name: 'visitor-statistics-month', address: '/customer-visitors/GOODS?view=stats&period=30', as: 'salesman' },
  { name: 'visitor-statistics-today', address: '/customer-visitors/NEWS?view=stats&period=today', as: 'salesman' },
  {
    name: 'visitor-statistics-nobody',
    address: '/customer-visitors/NEWS?view=stats&from=2020-01-01&to=2020-01-07',
    kind: 'empty',
    as: 'salesman',
  },
  { name: 'customer-visitors-not-sales', address: '/customer-visitors/NEWS', kind: 'refused', as: 'member' },
  { name: 'content-visitors', address: '/visitors-list-detail/NEWS-A1', as: 'salesman' },
  { name: 'visitor', address: '/visitors-details/VS1', as: 'salesman' },
  { name: 'visitor-without-number', address: '/visitors-details/VS4', as: 'salesman' },
  { name: 'visitor-unknown', address: '/visitors-details/NOPE', kind: 'unknown', as: 'salesman' },
  { name: 'visitor-new', address: '/visitors-detail-edit', as: 'salesman' },
  { name: 'visitor-edit', address: '/visitors-detail-edit/VS1', as: 'salesman' },
]
