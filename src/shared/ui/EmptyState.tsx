import { Link } from 'react-router'
import { Illustration, type IllustrationName } from './Illustration.tsx'
import './button.css'
import './empty.css'

interface EmptyStateProps {
  picture: IllustrationName
  text: string
  action?: { label: string; to: string } | { label: string; onPress: () => void }
}

/** The empty state: a picture, a sentence and one action. */
export function EmptyState({ picture, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Illustration name={picture} />
      <p>{text}</p>
      {action && 'to' in action && (
        <Link className="button button-primary" to={action.to}>
          {action.label}
        </Link>
      )}
      {action && 'onPress' in action && (
        <button type="button" className="button button-primary" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
