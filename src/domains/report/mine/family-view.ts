import { paths, to } from '#/paths.ts'

/**
 * Whether the address of the person's own reports selects the view with the findings of the family's reports side by
 * side.
 */
export const isFamilyView = ({ view }: { view: string | null }): boolean => view === 'family'
export const familyLink = (): string => to(paths.myReport, {}, { view: 'family' })
