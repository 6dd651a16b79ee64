/** From good to bad (specification §4). This file has no schemas, because rules need only the words. */
export const severities = ['NORMAL', 'CONCERN', 'RISK'] as const
