import { refetchRefused } from '#/shared/api/query-client.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { FailurePanel, type PanelAction, PanelActionButton } from './FailurePanel.tsx'
import { Illustration, type IllustrationName } from './Illustration.tsx'
import { useRefusedEntries } from './lists/use-refused-entries.ts'
import { useRefetch } from './use-refetch.ts'
import './empty.css'

interface EmptyStateProps {
  picture: IllustrationName
  text: string
  /** Whether the text says that something is absent; by default, this follows from the picture. */
  absence?: boolean
  action?: PanelAction
}

const isEmptiness = (picture: IllustrationName): boolean => picture.startsWith('empty') || picture === 'not-found'

/**
 * The empty state: a picture, a sentence and one action. If an entry of the screen could not be read, a failure with a
 * retry is shown instead, because such an entry is not absent.
 */
export function EmptyState({ picture, text, action, absence = isEmptiness(picture) }: EmptyStateProps) {
  const isIncomplete = useRefusedEntries() > 0 && absence
  const refetch = useRefetch(refetchRefused)
  if (isIncomplete) return <FailurePanel text={NOT_ALL_READ} retry={refetch} actions={action ? [action] : []} />
  return (
    <div className="empty">
      <Illustration name={picture} />
      <p>{text}</p>
      {action && <PanelActionButton action={action} />}
    </div>
  )
}
