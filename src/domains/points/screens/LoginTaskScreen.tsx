import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { SignHead } from '../components/SignHead.tsx'
import { TaskRow } from '../components/TaskRow.tsx'
import { useLoginDays } from '../hooks/use-login-days.ts'
import { pointsTasks } from '../queries.ts'
import '../components/points.css'

function Head() {
  const { counted, days, today } = useLoginDays()
  return <SignHead days={days} today={today} counted={counted} />
}

/** /login-task: the daily sign-in task (LIT-027); its button opens the calendar. */
export default function LoginTaskScreen() {
  const { data } = useSuspenseQuery(pointsTasks())
  const tasks = data.items.filter(({ pointsTask: { type } }) => type === 'DAILY_LOGIN')
  return (
    <Page title="登录任务">
      <ScreenPart>
        <Head />
      </ScreenPart>
      {tasks.length === 0 ? (
        <EmptyState
          picture="empty-list"
          text="暂时没有登录任务"
          action={{ label: '看看其他任务', to: paths.integralTasks }}
        />
      ) : (
        <>
          <h2 className="points-section">登录任务</h2>
          <ul>
            {keyed(tasks, (task) => task.pointsTask.content).map(([key, task]) => (
              <li key={key}>
                <TaskRow task={task} target={paths.mySign} />
              </li>
            ))}
          </ul>
          <Card className="points-text">
            <Row label="每日签到" value="看签到日历" to={paths.mySign} />
          </Card>
        </>
      )}
    </Page>
  )
}
