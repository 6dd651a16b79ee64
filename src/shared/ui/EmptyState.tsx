import { LinkButton } from './LinkButton.tsx'
import { Button } from './Button.tsx'
import { Illustration, type IllustrationName } from './Illustration.tsx'
import { useRefusedEntries } from './lists/use-refused-entries.ts'
import './empty.css'

interface EmptyStateProps {
  picture: IllustrationName
  text: string
  /** The text says that something is absent; by default the pictures of emptiness say so. */
  absence?: boolean
  action?: { label: string; to: string } | { label: string; onPress: () => void }
}

const isEmptiness = (picture: IllustrationName): boolean => picture.startsWith('empty') || picture === 'not-found'

/** Stands in for every sentence about absence and every total beside entries that could not be read. */
export const NOT_ALL_READ = '内容没有全部读出来，请稍后再看'

/**
 * The empty state: a picture, a sentence and one action. What could not be read is not absent, so beside refused entries
 * it says that instead.
 */
export function EmptyState({ picture, text, action, absence = isEmptiness(picture) }: EmptyStateProps) {
  const isUnread = useRefusedEntries() > 0 && absence
  return (
    <div className="empty">
      <Illustration name={isUnread ? 'failed' : picture} />
      <p>{isUnread ? NOT_ALL_READ : text}</p>
      {action && 'to' in action && <LinkButton to={action.to}>{action.label}</LinkButton>}
      {action && 'onPress' in action && <Button onPress={action.onPress}>{action.label}</Button>}
    </div>
  )
}
