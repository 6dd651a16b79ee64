import { formatDate } from '#/shared/lib/time/date.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { AnswerRecord } from '../model.ts'
import { speakerOf } from '../rules.ts'
import './thread.css'

interface BubbleProps {
  record: AnswerRecord
  questioner: string
  onPicture: (index: number) => void
}

/**
 * One record: a doctor's record on the left, the questioner's on the right, any other in the middle (QA-001 to QA-003).
 * A record is rendered as text only.
 */
export function Bubble({ record, questioner, onPicture }: BubbleProps) {
  const { content, createdDate, picture } = record
  const speaker = speakerOf(record)
  const who = { doctor: '医生', questioner, other: '其他消息' }[speaker]
  return (
    <li className={`bubble bubble-${speaker}`}>
      <p className="bubble-head">
        <bdi>{who}</bdi>
        {createdDate !== null && <time>{formatDate(createdDate, 'slash')}</time>}
      </p>
      <div className="bubble-body">
        {(content || picture.length === 0) && <p className="bubble-text">{content || '（没有文字）'}</p>}
        {picture.length > 0 && (
          <ul className="bubble-pictures" aria-label="图片">
            {picture.map((url, index) => (
              <li key={url}>
                <button type="button" aria-label={`查看第 ${index + 1} 张图片`} onClick={() => onPicture(index)}>
                  <SafeImage src={url} alt="" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
