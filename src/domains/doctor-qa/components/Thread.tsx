import { keyed } from '#/shared/lib/keyed.ts'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import type { Question } from '../model.ts'
import { isUnanswered, threadOf } from '../rules.ts'
import { Bubble } from './Bubble.tsx'
import './thread.css'

/** The records with keys, each with the number of pictures in earlier records. */
function entriesOf(records: ReturnType<typeof threadOf>) {
  let before = 0
  return keyed(records, ({ recordType, createdDate, content }) => `${recordType} ${createdDate} ${content}`).map(
    ([key, record]) => ({ key, record, before: (before += record.picture.length) - record.picture.length }),
  )
}

interface ThreadProps {
  question: Question
  nameless: string
  /** Whether the reader is the doctor who answers. */
  answering: boolean
}

export function Thread({ question, nameless, answering }: ThreadProps) {
  const records = threadOf(question)
  const pictures = records.flatMap(({ picture }) => picture)
  const viewer = usePictureViewer(pictures, '问答图片')
  return (
    <>
      <CollapsedList items={entriesOf(records)} fromEnd>
        {(shown) => (
          <ol className="thread" aria-label="提问和回复" aria-live="polite" aria-relevant="additions">
            {shown.map(({ key, record, before }) => (
              <Bubble
                key={key}
                record={record}
                questioner={question.name || nameless}
                onPicture={(index) => viewer.open(before + index)}
              />
            ))}
          </ol>
        )}
      </CollapsedList>
      {!answering && isUnanswered(question) && <p className="thread-empty">医生回复后会显示在这里</p>}
      {viewer.shown}
    </>
  )
}
