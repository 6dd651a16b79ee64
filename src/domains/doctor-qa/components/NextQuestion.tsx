import { useInfiniteQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { useReturnTo } from '#/shared/lib/actions/use-return-to.ts'
import { questionsForDoctor } from '../queries.ts'
import { forDoctor } from '../rules.ts'
import './thread.css'

/**
 * Shown after an answer: the question that has waited longest. Its screen replaces this screen in the history, so that
 * Back opens the list and not the answered questions. Optional: left out if the list cannot be read.
 */
export function NextQuestion({ id }: { id: string }) {
  const { data } = useInfiniteQuery(questionsForDoctor())
  const returnTo = useReturnTo()
  if (!data) return null
  const waiting = forDoctor(data.pages.flatMap(({ items }) => items)).waiting.filter((one) => one.id !== id)
  const next = waiting.find((one) => one.id !== null)
  return (
    <div className="thread-next">
      {next?.id ? (
        <LinkButton kind="plain" block to={to(paths.departmentDetail, { type: 'question', id: next.id })} replace>
          {`回答下一个问题（还有${waiting.length}个）`}
        </LinkButton>
      ) : (
        <Button kind="plain" block onPress={() => void returnTo(paths.departmentQuestions)}>
          返回问题列表
        </Button>
      )}
    </div>
  )
}
