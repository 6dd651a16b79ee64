/** The value that means "no group" in the path and in the query of the search. */
export const ALL_GOODS = 'all'
