import { useQuery } from '@tanstack/react-query'
import { goodsAt } from '#/domains/mall/queries.ts'
import { paths } from '#/paths.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { ActionBar, Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { ConsultFields } from '../forms/ConsultFields.tsx'
import { useConsult } from '../hooks/use-consult.ts'
import { needsSurvey } from '../queries.ts'
import '../components/consult.css'

/** /commodity-consult-info: the form with the question and the contact of the person (INS-005). */
export default function ConsultInfoScreen() {
  const { id, counselor } = useSearch(paths.consultInfo)
  // The form can be used even if both reads fail.
  const { data: survey, isError } = useQuery(needsSurvey())
  const { data: goods } = useQuery({ ...goodsAt(id ?? ''), enabled: id !== null })
  const questions = survey?.items ?? []
  const { form, submit, lost, busy, unanswered } = useConsult({ goods: goods?.name ?? null, counselor }, questions)
  return (
    <Page title="咨询信息">
      <Form onSubmit={submit} lost={lost}>
        {unanswered && (
          <p className="consult-lost" role="alert">
            没有得到服务器的确认，不知道是否已经提交。您写的内容都还在，可以再提交一次。
          </p>
        )}
        {isError && !survey && <RefetchButton what="问卷" />}
        <ConsultFields control={form.control} survey={questions} />
        <ActionBar>
          <SubmitButton busy={busy}>提交咨询</SubmitButton>
        </ActionBar>
      </Form>
    </Page>
  )
}
