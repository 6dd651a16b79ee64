import { LinkButton } from './LinkButton.tsx'
import { Button } from './Button.tsx'
import { Illustration, type IllustrationName } from './Illustration.tsx'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { useRefusedEntries } from './lists/use-refused-entries.ts'
import './empty.css'

interface EmptyStateProps {
  picture: IllustrationName
  text: string
  /** The text says that something is absent; by default the pictures of emptiness say so. */
  absence?: boolean
  /** `replace`: the address opens in place of this screen. */
  action?: { label: string; to: string; replace?: boolean } | { label: string; onPress: () => void }
}

const isEmptiness = (picture: IllustrationName): boolean => picture.startsWith('empty') || picture === 'not-found'

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
      {action && 'to' in action && (
        <LinkButton to={action.to} replace={action.replace ?? false}>
          {action.label}
        </LinkButton>
      )}
      {action && 'onPress' in action && <Button onPress={action.onPress}>{action.label}</Button>}
    </div>
  )
}
