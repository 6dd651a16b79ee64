import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Question } from '../model.ts'
import { questionsForDoctor } from '../queries.ts'
import { forDoctor } from '../rules.ts'
import { QuestionLine } from './QuestionLine.tsx'
import './question-list.css'

function Group({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <>
      <h2 className="qa-group">{`${title}（${questions.length}）`}</h2>
      <CollapsedRows items={questions} nameOf={({ id }) => id} className="qa-list" label={title}>
        {(question) => <QuestionLine question={question} of="doctor" />}
      </CollapsedRows>
    </>
  )
}

/**
 * The questions of a doctor: unanswered questions first, the oldest on top, then questions in an unknown state, then
 * answered questions. The questions are sorted across all loaded pages. If the server has more questions, a text shows
 * how many are loaded, and one tap loads the rest.
 */
export function DoctorQuestions() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(questionsForDoctor())
  const all = data.pages.flatMap(({ items }) => items)
  const { waiting, unknown, answered } = forDoctor(all)
  if (all.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有人提问。有新的问题时，会显示在这里"
        action={{ label: '返回产科问答', to: paths.obstetricQa }}
      />
    )
  return (
    <>
      {waiting.length > 0 && <Group title="待我回答" questions={waiting} />}
      {waiting.length + unknown.length === 0 && (
        <WhenAllRead>
          <p className="qa-quiet">现在没有等待回答的问题。</p>
        </WhenAllRead>
      )}
      {unknown.length > 0 && <Group title="状态未知" questions={unknown} />}
      {answered.length > 0 && <Group title="已回答" questions={answered} />}
      {hasNextPage && (
        <div className="qa-quiet">
          <p role="status">{`问题较多，先显示了 ${all.length} 条，后面还有。`}</p>
          <Button kind="plain" block busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            继续读取
          </Button>
        </div>
      )}
    </>
  )
}
