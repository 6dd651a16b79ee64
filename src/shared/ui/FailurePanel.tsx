import { Link } from 'react-router'
import { Illustration } from './Illustration.tsx'
import './button.css'
import './empty.css'

interface FailurePanelProps {
  text: string
  retry?: () => void
  retryLabel?: string
  actions?: readonly { label: string; to: string }[]
}

/** The failure state: the message, a retry where it can help, and a link away. */
export function FailurePanel({ text, retry, retryLabel = '重试', actions = [] }: FailurePanelProps) {
  return (
    <div className="empty" role="alert">
      <Illustration name="failed" />
      <p>{text}</p>
      {retry && (
        <button type="button" className="button button-primary" onClick={retry}>
          {retryLabel}
        </button>
      )}
      {actions.map((action, place) => (
        <Link
          key={action.label}
          className={retry || place > 0 ? 'button button-plain' : 'button button-primary'}
          to={action.to}
        >
          {action.label}
        </Link>
      ))}
    </div>
  )
}
