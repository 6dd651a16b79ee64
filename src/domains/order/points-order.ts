import type { Order } from './model.ts'

/** sourceType POINTS marks a points order (ORD-040, decision 98). */
export const isPointsOrder = (order: Pick<Order, 'sourceType'>): boolean => order.sourceType === 'POINTS'
