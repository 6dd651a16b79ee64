import { personStore } from '#/domains/user/person-state.ts'
import type { ReportRef } from '../source/report-source.ts'
import { sourceKey } from '../tour-store.ts'

/** `now` means opened, `later` postponed. Answers are only in memory: item ids are health data of one person. */
export type Answer = 'now' | 'later'

export const useAnswers = personStore<{ answers: Readonly<Record<string, Answer>> }>(() => ({ answers: {} }))

const prefix = (reportRef: ReportRef) => `${sourceKey(reportRef)}#`
export const itemKey = (reportRef: ReportRef, id: string): string => prefix(reportRef) + id

export const storeAnswer = (reportRef: ReportRef, id: string, given: Answer): void =>
  useAnswers.setState(({ answers }) => ({ answers: { ...answers, [itemKey(reportRef, id)]: given } }))

export const openedCount = (answers: Readonly<Record<string, Answer>>, reportRef: ReportRef): number =>
  Object.entries(answers).filter(([key, given]) => given === 'now' && key.startsWith(prefix(reportRef))).length

export const removeAnswers = (reportRef: ReportRef): void =>
  useAnswers.setState(({ answers }) => ({
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith(prefix(reportRef)))),
  }))
