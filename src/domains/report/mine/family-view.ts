import { paths, to } from '#/paths.ts'

/** Whether the address of 我的报告 selects the family view, which compares the findings of all family reports. */
export const isFamilyView = ({ view }: { view: string | null }): boolean => view === 'family'
export const familyLink = (): string => to(paths.myReport, {}, { view: 'family' })
