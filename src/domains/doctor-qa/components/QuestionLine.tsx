import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { Question } from '../model.ts'
import { lastRecord, lastRecordTime, speakerOf, standingLabel, standingOf } from '../rules.ts'
import './question-list.css'

/** The style cuts long texts. The text itself is also cut, because screen readers would read the hidden part. */
const SHOWN_LETTERS = 120

const cut = (text: string): string => Array.from(text).slice(0, SHOWN_LETTERS).join('')

interface QuestionLineProps {
  question: Question
  of: 'questioner' | 'doctor'
}

/** The author of the last record, from the reader's point of view. */
function lastText({ question, of }: QuestionLineProps): string {
  const last = lastRecord(question)
  if (!last) return ''
  const who = { doctor: '医生', questioner: of === 'questioner' ? '我' : '追问', other: '' }[speakerOf(last)]
  return [who, cut(last.content) || '[图片]'].filter(Boolean).join('：')
}

function Facts(props: QuestionLineProps) {
  const { question, of } = props
  const last = lastText(props)
  const standing = standingOf(question)
  const pictures = question.pictures.length
  // Doctors see how long a question has waited, which is the order of their list.
  const time = of === 'doctor' ? lastRecordTime(question) : question.createdDate
  return (
    <>
      <span className="qa-line-head">
        <span className={`qa-state qa-${standing}`}>{standingLabel(standing, of)}</span>
        {time !== null && <time className="muted">{formatDate(time, 'slash')}</time>}
      </span>
      {of === 'doctor' && question.name && <bdi>{question.name}</bdi>}
      <strong className="qa-words">{cut(question.content) || (pictures > 0 ? '[图片]' : '没有文字的问题')}</strong>
      {pictures > 0 && <span className="muted">{`${pictures} 张图片`}</span>}
      {last && <span className="qa-last">{last}</span>}
    </>
  )
}

/** One question in a list, with its state and its last record (QA-003). A question without an id cannot be opened. */
export function QuestionLine(props: QuestionLineProps) {
  const { id } = props.question
  if (id === null)
    return (
      <div className="card qa-line">
        <Facts {...props} />
      </div>
    )
  return (
    <Link className="card qa-line" to={to(paths.departmentDetail, { type: 'question', id })}>
      <Facts {...props} />
    </Link>
  )
}
