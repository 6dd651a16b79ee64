import { paths, to } from '#/paths.ts'

/**
 * Whether the screen shows the findings of the family's reports side by side: a query parameter of the person's own reports'
 * address.
 */
export const isFamilyView = ({ view }: { view: string | null }): boolean => view === 'family'
export const familyLink = (): string => to(paths.myReport, {}, { view: 'family' })
