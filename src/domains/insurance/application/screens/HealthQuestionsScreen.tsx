import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { goodsAt } from '#/domains/mall/queries.ts'
import { paths, to } from '#/paths.ts'
import { ChoiceField } from '#/shared/form/Field.tsx'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, HealthAnswers, persistedAnswersFields, emptyAnswers } from '../forms/health-answers.ts'
import type { HealthQuestion, InsureMaterial } from '../model.ts'
import { healthQuestions } from '../queries.ts'
import { saveAnswers, saveInsured } from '../mutations.ts'
import '../components/insure.css'

const yesOrNo = [
  { value: 'NO', label: '否' },
  { value: 'YES', label: '是' },
]

/** /commodity-insurance: the health questions; the next step needs all answers (INS-004). */
export default function HealthQuestionsScreen() {
  const { data, refetch } = useSuspenseQuery(healthQuestions())
  return (
    <Page title="投保">
      {data.items.length === 0 ? (
        <EmptyState
          picture="empty-list"
          text="健康告知暂时没有内容，不能继续投保。请稍后再试"
          action={{ label: '重试', onPress: () => void refetch() }}
        />
      ) : (
        <Questions all={data.items} />
      )}
    </Page>
  )
}

function Questions({ all }: { all: readonly HealthQuestion[] }) {
  const { id, material } = useSearch(paths.goodsInsurance)
  const { data: goods } = useQuery({ ...goodsAt(id ?? ''), enabled: id !== null })
  // The questions are read only once, because answers belong to questions by position and a refetch could change the
  // order.
  const [questions] = useState(all)
  const draft = `health-answers ${id ?? ''} ${material ?? ''} ${fingerprint(JSON.stringify(questions))}`
  const { form, submit, lost } = useZodForm(HealthAnswers, {
    defaults: emptyAnswers(questions),
    draft,
    persisted: persistedAnswersFields,
    onSubmit: (values) => {
      const answers = bodyOf(values, questions)
      if (material) change.run({ body: { id: material, answers } })
      else save.run({ body: { goodsId: id ?? '', answers } })
    },
  })
  const visit = useFormVisit(draft)
  const then = { onDone: visit.finish, redirectTo: (made: InsureMaterial) => to(paths.insured, { id: made.id }) }
  const save = useAppMutation(saveAnswers, then)
  const change = useAppMutation(saveInsured, then)
  const answers = useWatch({ control: form.control, name: 'answers' })
  return (
    <Form onSubmit={submit} lost={lost}>
      <Card title="健康告知">
        <p className="insure-note">请按被保险人的真实情况回答。如实回答才能在需要时顺利理赔。</p>
        {goods?.name && <Row label="投保商品" value={goods.name} />}
        {questions.map(({ id: question, content }, index) => (
          <ChoiceField
            key={question}
            control={form.control}
            name={`answers.${index}`}
            label={`${index + 1}. ${content}`}
            choices={yesOrNo}
          />
        ))}
      </Card>
      {answers.includes('YES') && (
        <p className="insure-note insure-yes" role="status">
          有回答为“是”的，由保险公司决定能否投保，您可以继续填写。
        </p>
      )}
      <ActionBar>
        <SubmitButton busy={save.busy || change.busy}>下一步</SubmitButton>
      </ActionBar>
    </Form>
  )
}
