import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { BalanceHead } from '../components/BalanceHead.tsx'
import { TaskRow } from '../components/TaskRow.tsx'
import { pointsTasks } from '../queries.ts'
import { shownTasks } from '../rules.ts'
import '../components/points.css'

export default function IntegralTasksScreen() {
  const { data } = useSuspenseQuery(pointsTasks())
  const tasks = shownTasks(data.items)
  return (
    <Page title="积分任务">
      <ScreenPart>
        <BalanceHead />
      </ScreenPart>
      {tasks.length === 0 ? (
        <EmptyState
          picture="empty-list"
          text="暂时没有任务，请过几天再来看看"
          action={{ label: '去积分商城', to: paths.integralMall }}
        />
      ) : (
        <>
          <h2 className="points-section">做任务，得积分</h2>
          <ul>
            {keyed(tasks, (task) => task.pointsTask.content).map(([key, task]) => (
              <li key={key}>
                <TaskRow task={task} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
