import { paths } from '#/paths.ts'
import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import { LinkButton } from './LinkButton.tsx'
import './empty.css'

/** `replace` means that the address replaces this screen in the history. */
export type PanelAction = { label: string; to: string; replace?: boolean } | { label: string; onPress: () => void }

interface FailurePanelProps {
  text: string
  retry?: () => void
  retryLabel?: string
  actions?: readonly PanelAction[]
}

/** An action as a link or as a button, by its kind. */
export const PanelActionButton = ({ action, kind = 'primary' }: { action: PanelAction; kind?: 'plain' | 'primary' }) =>
  'to' in action ? (
    <LinkButton kind={kind} to={action.to} replace={action.replace ?? false}>
      {action.label}
    </LinkButton>
  ) : (
    <Button kind={kind} onPress={action.onPress}>
      {action.label}
    </Button>
  )

/**
 * The failure state: the message, a retry if it can help, links to other screens, a link to customer service, and the
 * help centre.
 */
export function FailurePanel({ text, retry, retryLabel = '重试', actions = [] }: FailurePanelProps) {
  return (
    <div className="empty" role="alert">
      <Illustration name="failed" />
      <p>{text}</p>
      {retry && <Button onPress={retry}>{retryLabel}</Button>}
      {actions.map((action, place) => (
        <PanelActionButton key={action.label} action={action} kind={retry || place > 0 ? 'plain' : 'primary'} />
      ))}
      <div>
        <LinkButton kind="text" to={paths.contactUs}>
          联系客服
        </LinkButton>
        <LinkButton kind="text" to={paths.help}>
          帮助中心
        </LinkButton>
      </div>
    </div>
  )
}
