/** The severities of a result, from good to bad (specification §4). Without schemas: rules need the words only. */
export const severities = ['NORMAL', 'CONCERN', 'RISK'] as const
