import { paths } from '#/paths.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { FeedbackFields } from '../forms/FeedbackFields.tsx'
import { useFeedback } from '../hooks/use-feedback.ts'
import './contact.css'

/** The feedback form; after sending, a confirmation with a link (CONT-006). */
export function Feedback() {
  const { form, submit, lost, busy, done, unanswered } = useFeedback()
  if (done)
    return (
      <div className="feedback-done" role="status">
        <EmptyState
          picture="success"
          text="已收到您的反馈，谢谢。留了联系方式的，我们会尽快回复"
          action={{ label: '去帮助中心看看', to: paths.help }}
        />
      </div>
    )
  return (
    <Form onSubmit={submit} lost={lost}>
      {unanswered && (
        <p className="feedback-lost" role="alert">
          没有得到服务器的确认，不知道是否已经提交。您写的内容都还在，可以再提交一次。
        </p>
      )}
      <FeedbackFields control={form.control} />
      <ActionBar>
        <SubmitButton busy={busy}>提交反馈</SubmitButton>
      </ActionBar>
    </Form>
  )
}
