import { CheckIcon } from '#/shared/ui/icons.tsx'
import './steps.css'

const steps = ['输入编号', '受检人', '确认', '完成'] as const

/** The progress of the binding; `now` counts from 1. */
export function StepBar({ now }: { now: 1 | 2 | 3 | 4 }) {
  return (
    <ol className="bind-steps" aria-label={`绑定样本，第${now}步，共${steps.length}步`}>
      {steps.map((step, index) => {
        const state = index + 1 < now ? 'done' : index + 1 === now ? 'now' : 'later'
        return (
          <li key={step} className={`bind-step bind-step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="bind-step-dot" aria-hidden="true">
              {state === 'done' ? <CheckIcon size={14} /> : index + 1}
            </span>
            {step}
            {state === 'done' && <span className="sr-only">，已完成</span>}
          </li>
        )
      })}
    </ol>
  )
}
