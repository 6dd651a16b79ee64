/** Query options for what may change while the page is hidden: it is read anew when the page is seen again. */
export const watched = { refetchOnWindowFocus: 'always' as const }
