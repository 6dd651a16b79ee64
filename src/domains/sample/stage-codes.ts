/** The stages of a sample, in their order. Without schemas: rules need the words only. */
export const stageCodes = ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'] as const
export type StageCode = (typeof stageCodes)[number]
