/** The stages of a sample, in their order. This file has no schemas, because rules need only the words. */
export const stageCodes = ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'] as const
export type StageCode = (typeof stageCodes)[number]
