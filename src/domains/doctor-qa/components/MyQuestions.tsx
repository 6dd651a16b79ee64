import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { myQuestions } from '../queries.ts'
import { QuestionLine } from './QuestionLine.tsx'

/** The person's own questions, the newest first (QA-003). */
export function MyQuestions() {
  const list = useSuspenseInfiniteQuery(myQuestions())
  const some = list.data.pages.some(({ items }) => items.length > 0)
  return (
    <>
      <InfiniteList
        list={list}
        itemKey={({ id }) => id}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有提问。孕期和产后有疑问，可以在这里问产科医生"
            action={{ label: '我要提问', to: paths.departmentDoctors }}
          />
        }
      >
        {(question) => <QuestionLine question={question} of="questioner" />}
      </InfiniteList>
      {some && <LinkBar to={paths.departmentDoctors}>我要提问</LinkBar>}
    </>
  )
}
