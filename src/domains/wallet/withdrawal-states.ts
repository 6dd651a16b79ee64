/** The specification names no states. These are our own choice; any other word is stored as text. */
export const withdrawalStates = ['PENDING', 'SUCCESS', 'FAILED'] as const
