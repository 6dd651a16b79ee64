import { paths, to } from '#/paths.ts'

/** What the reports of a family list, side by side: a query parameter on the address of the own reports. */
export const isFamilyView = ({ view }: { view: string | null }): boolean => view === 'family'
export const familyLink = (): string => to(paths.myReport, {}, { view: 'family' })
