import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { ReportRef } from './report-source.ts'
import { sourceKey } from './tour-store.ts'

/** `now` means opened, `later` postponed. Stored only in memory, because item ids are health data. */
export type Answer = 'now' | 'later'

export const useAnswers = documentStore<{ answers: Readonly<Record<string, Answer>> }>(() => ({ answers: {} }))

// When another person signs in, the app asks again.
onOtherPerson(() => useAnswers.setState({ answers: {} }))

const prefix = (reportRef: ReportRef) => `${sourceKey(reportRef)}#`
/** The key of an item in one report and source. */
export const itemKey = (reportRef: ReportRef, id: string): string => prefix(reportRef) + id

export const answer = (reportRef: ReportRef, id: string, given: Answer): void =>
  useAnswers.setState(({ answers }) => ({ answers: { ...answers, [itemKey(reportRef, id)]: given } }))

/** The number of opened topics of this report. */
export const openedOf = (answers: Readonly<Record<string, Answer>>, reportRef: ReportRef): number =>
  Object.entries(answers).filter(([key, given]) => given === 'now' && key.startsWith(prefix(reportRef))).length

/** The app asks again for all topics of this report. */
export const askAgain = (reportRef: ReportRef): void =>
  useAnswers.setState(({ answers }) => ({
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith(prefix(reportRef)))),
  }))
