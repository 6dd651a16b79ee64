import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { QuestionFields } from '../forms/QuestionFields.tsx'
import { DoctorHead } from '../components/Doctors.tsx'
import { DoctorsOnly, NoVisit } from '../components/Notes.tsx'
import { useQuestionForm } from '../forms/use-question-form.ts'
import { hospitals } from '../queries.ts'
import { type Addressee, addresseeOf } from '../rules.ts'

/** A question goes to a position code, not to one doctor, so this text must not promise this doctor's answer. */
function AskedOne({ addressee: { doctor, hospital } }: { addressee: Addressee }) {
  if (doctor)
    return (
      <Card title="提问对象">
        <DoctorHead doctor={doctor} />
        <p className="muted">问题提交到医生所在的科室，同科室的其他医生也可能回答。</p>
      </Card>
    )
  return (
    <Card title="提问对象">
      <p>{hospital ? `${hospital} 产科` : '没有指定医生，由产科医生回答。'}</p>
      {!hospital && (
        <LinkButton kind="text" to={paths.departmentDoctors}>
          选择医生
        </LinkButton>
      )}
    </Card>
  )
}

/**
 * /question-form/{type}/{id}: a new question to a doctor, to a position, or to no doctor in particular (QA-004,
 * VAL-031).
 */
export default function QuestionFormScreen() {
  const { type, id } = useScreenParams(paths.questionForm)
  const { data } = useSuspenseQuery(hospitals())
  const addressee = addresseeOf(data.items, type, id)
  const { form, submit, lost, busy } = useQuestionForm(addressee.positionCode)
  return (
    <Page title="我要提问">
      <Form onSubmit={submit} lost={lost}>
        <AskedOne addressee={addressee} />
        <QuestionFields control={form.control} />
        <DoctorsOnly />
        <NoVisit />
        <ActionBar>
          <SubmitButton busy={busy}>提交问题</SubmitButton>
        </ActionBar>
      </Form>
    </Page>
  )
}
