/** Query options for data that may change while the page is hidden, refetched when the page becomes visible. */
export const watched = { refetchOnWindowFocus: 'always' as const }
