import { paths } from '#/paths.ts'
import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import { LinkButton } from './LinkButton.tsx'
import './empty.css'

interface FailurePanelProps {
  text: string
  retry?: () => void
  retryLabel?: string
  actions?: readonly { label: string; to: string }[]
}

/** The failure state: the message, a retry where it can help, links away, and a way to a human. */
export function FailurePanel({ text, retry, retryLabel = '重试', actions = [] }: FailurePanelProps) {
  return (
    <div className="empty" role="alert">
      <Illustration name="failed" />
      <p>{text}</p>
      {retry && <Button onPress={retry}>{retryLabel}</Button>}
      {actions.map((action, place) => (
        <LinkButton key={action.label} kind={retry || place > 0 ? 'plain' : 'primary'} to={action.to}>
          {action.label}
        </LinkButton>
      ))}
      <LinkButton kind="text" to={paths.contactUs}>
        联系客服
      </LinkButton>
    </div>
  )
}
