import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { useRefusedEntries } from '#/shared/ui/lists/use-refused-entries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Question } from '../model.ts'
import { myQuestions, questionsForDoctor } from '../queries.ts'
import { forDoctor, waitingText } from '../rules.ts'
import { QuestionLine } from './QuestionLine.tsx'
import './question-list.css'

/** The number of questions shown here; the list has all questions. */
const SHOWN = 2

function Newest({
  title,
  questions,
  of,
}: {
  title: string
  questions: readonly Question[]
  of: 'doctor' | 'questioner'
}) {
  if (questions.length === 0) return null
  return (
    <ul className="qa-list" aria-label={title}>
      {keyed(questions.slice(0, SHOWN), ({ id }) => id).map(([key, question]) => (
        <li key={key}>
          <QuestionLine question={question} of={of} />
        </li>
      ))}
    </ul>
  )
}

/** The person's newest questions. Optional: if the read fails, only the link to the list is shown. */
function Asked() {
  const { data } = useInfiniteQuery(myQuestions())
  return (
    <>
      <Card>
        <Row label="我的提问" value="查看全部" to={paths.myQuestions} />
      </Card>
      <Newest title="最新的提问" questions={data?.pages[0]?.items ?? []} of="questioner" />
    </>
  )
}

function ToAnswer() {
  const { data, hasNextPage } = useInfiniteQuery(questionsForDoctor())
  const refused = useRefusedEntries()
  const found = data && forDoctor(data.pages.flatMap(({ items }) => items))
  const complete = !hasNextPage && refused === 0 && found?.unknown.length === 0
  return (
    <>
      <Card>
        <Row
          label="待我回答"
          value={found && waitingText(found.waiting.length, complete)}
          to={paths.departmentQuestions}
        />
      </Card>
      <Newest title="等得最久的问题" questions={found?.waiting ?? []} of="doctor" />
    </>
  )
}

function OfRole() {
  const { data: user } = useQuery(me())
  if (!user) return null
  return user.doctor ? <ToAnswer /> : <Asked />
}

export function OwnQuestions() {
  const signedIn = useSignedIn()
  if (signedIn) return <OfRole />
  return (
    <Card>
      <Row label="我的提问" value="登录后查看" to={loginAddress(paths.obstetricQa)} />
    </Card>
  )
}
