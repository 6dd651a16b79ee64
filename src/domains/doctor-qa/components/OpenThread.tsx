import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { Composer } from '../forms/Composer.tsx'
import type { Question, RecordType } from '../model.ts'
import { standingOf } from '../rules.ts'
import { NextQuestion } from './NextQuestion.tsx'
import { DoctorsOnly, NoVisit } from './Notes.tsx'
import { Thread } from './Thread.tsx'
import { useRole } from '../hooks/use-role.ts'
import { useThreadEnd } from '../hooks/use-thread-end.ts'
import './thread.css'

/** The word shown for a questioner without a name. */
const nameless = (recordType: RecordType | null): string => (recordType === 'ASK' ? '我' : '提问者')

/** A thread with the form that adds to it. New records appear while it is open. */
export function OpenThread({ id, question }: { id: string; question: Question }) {
  const { recordType, failed } = useRole(id)
  const [sent, setSent] = useState(0)
  const { mark, fresh, show } = useThreadEnd(question.records.length)
  const refetch = useRefetch()
  const above = fresh && (
    <div className="thread-new" role="status">
      <Button onPress={show}>有新的回复</Button>
    </div>
  )
  return (
    <div className="thread-page">
      <DoctorsOnly />
      <NoVisit />
      <Thread question={question} nameless={nameless(recordType)} answering={recordType === 'ANSWER'} />
      {recordType === 'ANSWER' && standingOf(question) === 'answered' && <NextQuestion id={id} />}
      <div ref={mark} className="thread-mark" />
      {recordType ? (
        <Composer
          key={sent}
          id={id}
          question={question}
          recordType={recordType}
          above={above}
          onSent={() => {
            setSent(sent + 1)
            show()
          }}
        />
      ) : (
        <div className="thread-bar">
          {above}
          {failed ? (
            <Button kind="text" block onPress={refetch}>
              没有读到您的身份，点按重试
            </Button>
          ) : (
            <p className="thread-role">正在打开输入框…</p>
          )}
        </div>
      )}
    </div>
  )
}
