import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { knownTime, isMadeSince, MINUTE_SLACK_MS } from '#/shared/lib/time/edges.ts'
import { isUploading, type Picture } from '#/shared/ui/pictures/image-picker-rules.ts'
import { characterCount } from '#/shared/form/character-count.ts'
import type { AnswerRecord, Doctor, Hospital, NewQuestion, NewRecord, Question, RecordType } from './model.ts'

type Typed = Pick<AnswerRecord, 'recordType'>

/** Only records of the type ANSWER are written by a doctor (QA-001). */
export const isAnswer = ({ recordType }: Typed): boolean => recordType === 'ANSWER'

/**
 * The author of a record. A record of type ASK or without a type is from the questioner (QA-002). For a type other than
 * ASK and ANSWER, the author is unknown.
 */
export function speakerOf({ recordType }: Typed): 'doctor' | 'questioner' | 'other' {
  if (recordType === 'ANSWER') return 'doctor'
  return recordType === 'ASK' || recordType === '' ? 'questioner' : 'other'
}

/**
 * The records of a thread, beginning with the question. The records are sorted by time; if any record has no time, all
 * records stay in the server's order.
 */
export function threadOf(question: Question): AnswerRecord[] {
  const first: AnswerRecord = {
    content: question.content,
    recordType: 'ASK',
    createdDate: question.createdDate,
    picture: question.pictures,
  }
  const timed = question.records.every(({ createdDate }) => typeof createdDate === 'number')
  const records = timed
    ? [...question.records].sort(
        (one, other) => (knownTime(one.createdDate) ?? 0) - (knownTime(other.createdDate) ?? 0),
      )
    : question.records
  return [first, ...records]
}

/**
 * Whether a doctor has answered, by the last record whose author is known. A question waits for a doctor only if no
 * record may be the answer: a later record of an unknown author and a record that could not be read may be one.
 */
export type Standing = 'waiting' | 'answered' | 'unknown'

export function standingOf(question: Question): Standing {
  const thread = threadOf(question)
  const last = thread.filter((record) => speakerOf(record) !== 'other').at(-1)
  if (last && isAnswer(last)) return 'answered'
  return last === thread.at(-1) && question.records.refused === undefined ? 'waiting' : 'unknown'
}

/** Whether certainly no doctor has written in this thread. */
export const isUnanswered = (question: Question): boolean =>
  question.records.refused === undefined && question.records.every((record) => speakerOf(record) === 'questioner')

/** The last record below the question; null when there is none. */
export const lastRecord = (question: Question): AnswerRecord | null =>
  question.records.length === 0 ? null : (threadOf(question).at(-1) ?? null)

/** The person's questions, the newest first (QA-003); questions without a time come last, in the server's order. */
export const newestFirst = (questions: readonly Question[]): Question[] =>
  [...questions].sort((one, other) => (knownTime(other.createdDate) ?? -1) - (knownTime(one.createdDate) ?? -1))

/** The time of the last record; without a record, the time of the question. Null when there is no time. */
export const lastRecordTime = (question: Question): EdgeTime =>
  threadOf(question).at(-1)?.createdDate ?? question.createdDate

/** Removes duplicates: if the list grows while it is loaded, the next page repeats a question. */
const withoutDuplicates = (questions: readonly Question[]): Question[] => {
  const ids = new Set<string>()
  return questions.filter(({ id }) => id === null || (!ids.has(id) && ids.add(id)))
}

/**
 * The questions of a doctor: first unanswered questions, the oldest first, then questions of which it is not known
 * whether they are answered, then answered questions, the latest first. In each group, questions without a time come
 * last.
 */
export function forDoctor(questions: readonly Question[]): Record<Standing, Question[]> {
  const all = withoutDuplicates(questions)
  const by = (sign: 1 | -1) => (one: Question, other: Question) => {
    const [first, second] = [lastRecordTime(one), lastRecordTime(other)].map(knownTime)
    if (typeof first !== 'number' || typeof second !== 'number')
      return Number(typeof first !== 'number') - Number(typeof second !== 'number')
    return sign * (first - second)
  }
  const of = (standing: Standing) => all.filter((question) => standingOf(question) === standing)
  return {
    waiting: of('waiting').sort(by(1)),
    unknown: of('unknown').sort(by(1)),
    answered: of('answered').sort(by(-1)),
  }
}

/**
 * The number of waiting questions.
 * @param complete whether all questions were read and their state is known; otherwise there may be more.
 */
export function waitingText(waiting: number, complete: boolean): string {
  if (complete) return `${waiting}个问题`
  return waiting > 0 ? `${waiting}个以上` : '查看全部'
}

const labels: Record<Standing, Record<'questioner' | 'doctor', string>> = {
  waiting: { questioner: '等待回复', doctor: '等待回答' },
  answered: { questioner: '已回复', doctor: '已回答' },
  unknown: { questioner: '状态未知', doctor: '状态未知' },
}

/** The state of a question in the words of its reader (QA-003). */
export const standingLabel = (standing: Standing, of: 'questioner' | 'doctor'): string => labels[standing][of]

/**
 * A doctor answers the questions of other people. In their own questions, doctors ask like everybody else (ROLE-008).
 */
export const recordTypeOf = ({ doctor, own }: { doctor: boolean; own: boolean }): RecordType =>
  doctor && !own ? 'ANSWER' : 'ASK'

export type KnownDoctor = Doctor & { hospital: string }

export const doctorsOf = (hospitals: readonly Hospital[]): KnownDoctor[] => {
  const found = new Map<string, KnownDoctor>()
  for (const { name, positionCode, doctors } of hospitals)
    for (const doctor of doctors)
      if (!found.has(doctor.id))
        found.set(doctor.id, { ...doctor, hospital: name, positionCode: doctor.positionCode || positionCode })
  return [...found.values()]
}

export interface Addressee {
  positionCode: string
  doctor: KnownDoctor | null
  hospital: string
}

const NOBODY: Addressee = { positionCode: '', doctor: null, hospital: '' }

/**
 * The addressee of `/question-form/create/{id}`: a doctor, or a position code (QA-004); NOBODY for an id that is not in
 * the list. With an empty list, the id is used as a position code. For any other type, the result is NOBODY, because a
 * question must not be sent to a hospital that the person has not chosen.
 */
export function addresseeOf(hospitals: readonly Hospital[], type: string, id: string): Addressee {
  if (type !== 'create') return NOBODY
  const doctors = doctorsOf(hospitals)
  const doctor = doctors.find((one) => one.id === id)
  if (doctor) return { positionCode: doctor.positionCode, doctor, hospital: doctor.hospital }
  const place =
    hospitals.find(({ positionCode }) => positionCode === id)?.name ??
    doctors.find(({ positionCode }) => positionCode === id)?.hospital
  if (place !== undefined) return { positionCode: id, doctor: null, hospital: place }
  return hospitals.length === 0 ? { ...NOBODY, positionCode: id } : NOBODY
}

export const QUESTION_LENGTH = 500
export const QUESTION_PICTURES = 9

export const canSend = (content: string, pictures: readonly Picture[]): boolean =>
  characterCount(content) > 0 && !isUploading(pictures)

/** Whether a lost request may have created this question: same text, same addressee or none, made since then. */
export const isSameQuestion = (question: Question, body: NewQuestion, since: number): boolean =>
  question.content.trim() === body.content.trim() &&
  (question.positionCode === body.positionCode || question.positionCode === '') &&
  isMadeSince(question.createdDate, since, MINUTE_SLACK_MS)

export const sameRecords = (question: Question, body: NewRecord): number =>
  question.records.filter(
    ({ content, recordType }) => recordType === body.recordType && content.trim() === body.content.trim(),
  ).length
