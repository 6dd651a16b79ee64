import { paths } from '#/paths.ts'
import { Button } from './Button.tsx'
import { Illustration } from './Illustration.tsx'
import { LinkButton } from './LinkButton.tsx'
import './empty.css'

/** `replace` means that the address replaces this screen in the history. */
export type Way = { label: string; to: string; replace?: boolean } | { label: string; onPress: () => void }

interface FailurePanelProps {
  text: string
  retry?: () => void
  retryLabel?: string
  actions?: readonly Way[]
}

/** An action as a link or as a button, by its kind. */
export const WayOn = ({ way, kind = 'primary' }: { way: Way; kind?: 'plain' | 'primary' }) =>
  'to' in way ? (
    <LinkButton kind={kind} to={way.to} replace={way.replace ?? false}>
      {way.label}
    </LinkButton>
  ) : (
    <Button kind={kind} onPress={way.onPress}>
      {way.label}
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
        <WayOn key={action.label} way={action} kind={retry || place > 0 ? 'plain' : 'primary'} />
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
