import { type ReactNode, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { Form } from '#/shared/form/Form.tsx'
import { characterCount } from '#/shared/form/character-count.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { CameraIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { type Picture, pictureUrls } from '#/shared/ui/pictures/image-picker-rules.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import type { Question, RecordType } from '../model.ts'
import { canSend, QUESTION_LENGTH, QUESTION_PICTURES } from '../rules.ts'
import { addRecordInput, addRecord } from '../mutations.ts'
import { persistedRecordFields, emptyRecord, RecordForm, type RecordValues } from './record-form.ts'
import './composer.css'
import '../components/thread.css'

const words: Record<RecordType, { label: string; placeholder: string; send: string }> = {
  ANSWER: { label: '您的回答', placeholder: '写下您的回答', send: '回答' },
  ASK: { label: '您的追问', placeholder: '还想问什么？', send: '追问' },
}

/** From this length on, the number of characters is shown. */
const NEARLY = QUESTION_LENGTH - 100

function hintOf(content: string, pictures: readonly Picture[]): string {
  const characters = characterCount(content)
  if (characters > NEARLY) return `${characters}/${QUESTION_LENGTH}字`
  return pictures.length > 0 && characters === 0 ? '请写一句话说明图片，再发送' : ''
}

/** Scrolls the box into view, above the bar, when it is opened. */
const toView = (box: HTMLDivElement | null) => box?.scrollIntoView?.({ block: 'end' })

function TextBox({
  control,
  busy,
  recordType,
}: {
  control: Control<RecordValues>
  busy: boolean
  recordType: RecordType
}) {
  const { field, fieldState } = useController({ control, name: 'content' })
  return (
    <div className="composer-field" data-text={field.value}>
      <textarea
        rows={1}
        ref={field.ref}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        readOnly={busy}
        autoComplete="off"
        aria-label={words[recordType].label}
        aria-invalid={fieldState.invalid}
        placeholder={words[recordType].placeholder}
      />
    </div>
  )
}

interface ComposerProps {
  id: string
  question: Question
  recordType: RecordType
  above: ReactNode
  /** Called when the record is in the thread; the next record needs a new form. */
  onSent: () => void
}

/** The form that adds a record to a question (QA-004, ROLE-008). Its draft stays in memory, one for each question. */
export function Composer({ id, question, recordType, above, onSent }: ComposerProps) {
  const draft = `qa-record ${id}`
  const { form, submit, lost } = useZodForm(RecordForm, {
    defaults: emptyRecord,
    draft,
    persisted: persistedRecordFields,
    onSubmit: ({ content, pictures }) =>
      add.run(addRecordInput({ id, content, picture: pictureUrls(pictures), recordType }, question)),
  })
  const visit = useFormVisit(draft)
  const add = useAppMutation(addRecord, {
    onDone: () => {
      visit.finish()
      onSent()
    },
  })
  const [content, pictures] = useWatch({ control: form.control, name: ['content', 'pictures'] })
  const [opened, setOpened] = useState(false)
  const open = opened || pictures.length > 0
  // The hint is in the bar, because the end of the thread may be far below. The hint disappears when the person begins
  // to write.
  const hint = hintOf(content, pictures) || (content === '' ? lost : '')
  return (
    <Form onSubmit={submit} className="composer">
      {open && (
        <div className="composer-pictures" ref={opened ? toView : null}>
          <Card>
            <PicturesField
              control={form.control}
              name="pictures"
              label="图片"
              most={QUESTION_PICTURES}
              hint="检查单、报告或患处的照片，拍清楚"
              optional
            />
          </Card>
        </div>
      )}
      <div className="thread-bar">
        {above}
        <p className="composer-hint" role="status" hidden={!hint}>
          {hint}
        </p>
        <div className="composer-row">
          <button
            type="button"
            className="composer-camera"
            aria-label={pictures.length > 0 ? `图片，已选 ${pictures.length} 张` : '图片'}
            aria-expanded={open}
            onClick={() => setOpened(!opened)}
          >
            <CameraIcon />
          </button>
          <TextBox control={form.control} busy={add.busy} recordType={recordType} />
          <Button type="submit" className="composer-send" busy={add.busy} disabled={!canSend(content, pictures)}>
            {words[recordType].send}
          </Button>
        </div>
      </div>
    </Form>
  )
}
