import { Page } from '#/shared/ui/Page.tsx'
import { MyQuestions } from '../components/MyQuestions.tsx'

/** /question-form-list: the person's own questions (QA-003, ADD-013). */
export default function MyQuestionsScreen() {
  return (
    <Page title="我的提问">
      <MyQuestions />
    </Page>
  )
}
