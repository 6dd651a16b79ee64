import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import type { PointsTask } from '../model.ts'
import { taskButton, taskCount, taskReward, taskTarget } from '../rules.ts'
import './points.css'

interface TaskRowProps {
  task: PointsTask
  /** Replaces the target that belongs to the task's type. */
  target?: string
}

/** One task: description, reward, progress, and a link (PTS-018). */
export function TaskRow({ task, target = taskTarget(task.pointsTask.type) ?? '' }: TaskRowProps) {
  const { content, description } = task.pointsTask
  const { label, done } = taskButton(task)
  const reward = taskReward(task)
  return (
    <div className="card points-task">
      <div>
        <h3>{content}</h3>
        {description && <p>{description}</p>}
        <p>
          {reward && <strong className="points-gain">{reward}</strong>}
          <span className="muted">{taskCount(task)}</span>
        </p>
      </div>
      {done && (
        <Button kind="plain" disabled>
          {label}
        </Button>
      )}
      {!done && target && (
        <LinkButton to={target}>
          <span>{label}</span>
          <span className="sr-only">{`：${content}`}</span>
        </LinkButton>
      )}
    </div>
  )
}
