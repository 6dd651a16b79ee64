/** The names of the situations that the knob `given` accepts (given.ts). */
export const situationNames = ['to-pay', 'balance-due', 'unlocking', 'asked-to-pay'] as const
export type Situation = (typeof situationNames)[number]
