import type { AnswerRecord, Doctor, Hospital, NewQuestion, NewRecord, Question, RecordType } from './model.ts'

/** The first record is asked by the questioner, and what is no answer counts as asked (QA-001, QA-002). */
export const isAnswer = ({ recordType }: Pick<AnswerRecord, 'recordType'>): boolean => recordType === 'ANSWER'

/** A thread in the order of time; records without a time stay where the server put them. */
export function threadOf(question: Question): AnswerRecord[] {
  const first: AnswerRecord = {
    content: question.content,
    recordType: 'ASK',
    createdDate: question.createdDate,
    picture: question.pictures,
  }
  const timed = question.records.every(({ createdDate }) => createdDate !== null)
  const records = timed
    ? [...question.records].sort((one, other) => (one.createdDate ?? 0) - (other.createdDate ?? 0))
    : question.records
  return [first, ...records]
}

/** Whether the questioner waits for the doctor. */
export function isWaiting(question: Question): boolean {
  const last = threadOf(question).at(-1)
  return !last || !isAnswer(last)
}

/** When the record came that waits for an answer, or the last answer. */
const movedAt = (question: Question): number => threadOf(question).at(-1)?.createdDate ?? question.createdDate ?? 0

/** What a doctor sees: those who wait, the longest first; then what has been answered, the latest first. */
export function forDoctor(questions: readonly Question[]): { waiting: Question[]; answered: Question[] } {
  const byTime = [...questions].sort((one, other) => movedAt(one) - movedAt(other))
  return {
    waiting: byTime.filter(isWaiting),
    answered: byTime.filter((question) => !isWaiting(question)).reverse(),
  }
}

/** What this person adds to a question: a doctor answers, others ask again (ROLE-008). */
export const recordTypeOf = ({ doctor }: { doctor: boolean }): RecordType => (doctor ? 'ANSWER' : 'ASK')

/** The doctors of all hospitals, each once. */
export const doctorsOf = (hospitals: readonly Hospital[]): (Doctor & { hospital: string })[] => {
  const found = new Map<string, Doctor & { hospital: string }>()
  for (const { name, positionCode, doctors } of hospitals)
    for (const doctor of doctors)
      if (!found.has(doctor.id))
        found.set(doctor.id, { ...doctor, hospital: name, positionCode: doctor.positionCode || positionCode })
  return [...found.values()]
}

export const QUESTION_LENGTH = 500
export const QUESTION_PICTURES = 9

/** Clocks of servers may differ by this many ms. */
const CLOCKS = 60_000

/** Whether this is the question that a lost request has made. */
export const isSameQuestion = (question: Question, body: NewQuestion, since: number): boolean =>
  question.content.trim() === body.content.trim() &&
  question.createdDate !== null &&
  question.createdDate >= since - CLOCKS

/** Whether the record of a lost request stands in the thread. */
export const hasRecord = (question: Question, body: NewRecord, since: number): boolean =>
  question.records.some(
    ({ content, recordType, createdDate }) =>
      recordType === body.recordType &&
      content.trim() === body.content.trim() &&
      createdDate !== null &&
      createdDate >= since - CLOCKS,
  )
