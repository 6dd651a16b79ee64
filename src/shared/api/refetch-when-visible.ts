/** Query options for data that may change while the page is hidden, refetched when the page becomes visible. */
export const refetchWhenVisible = { refetchOnWindowFocus: 'always' as const }
