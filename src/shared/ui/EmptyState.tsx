import { LinkButton } from './LinkButton.tsx'
import { Button } from './Button.tsx'
import { Illustration, type IllustrationName } from './Illustration.tsx'
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
      {action && 'to' in action && <LinkButton to={action.to}>{action.label}</LinkButton>}
      {action && 'onPress' in action && <Button onPress={action.onPress}>{action.label}</Button>}
    </div>
  )
}
