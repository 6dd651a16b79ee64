/** The specification names no states: these are our own choice, and any other word is kept. */
export const withdrawalStates = ['PENDING', 'SUCCESS', 'FAILED'] as const
