import { onOtherPerson } from '#/domains/session/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { ReportPlace } from './report-source.ts'
import { walkKey } from './walk-store.ts'

/** now: opened; later: postponed. In memory and for this visit only: item ids are health data. */
export type Answer = 'now' | 'later'

export const useAnswers = documentStore<{ answers: Readonly<Record<string, Answer>> }>(() => ({ answers: {} }))

// The next person is asked anew.
onOtherPerson(() => useAnswers.setState({ answers: {} }))

const prefix = (place: ReportPlace) => `${walkKey(place)}#`
export const answerKey = (place: ReportPlace, id: string): string => prefix(place) + id

export const answer = (place: ReportPlace, id: string, given: Answer): void =>
  useAnswers.setState(({ answers }) => ({ answers: { ...answers, [answerKey(place, id)]: given } }))

/** The number of opened topics of this report. */
export const openedOf = (answers: Readonly<Record<string, Answer>>, place: ReportPlace): number =>
  Object.entries(answers).filter(([key, given]) => given === 'now' && key.startsWith(prefix(place))).length

/** Every topic of this report asks again. */
export const askAgain = (place: ReportPlace): void =>
  useAnswers.setState(({ answers }) => ({
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !key.startsWith(prefix(place)))),
  }))
