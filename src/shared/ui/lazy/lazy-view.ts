import { type ComponentType, lazy } from 'react'
import { withDeadline } from './chunk-deadline.ts'

/**
 * Another view of a screen, chosen by the address, with its own title and reads. If it fails, the error page of the
 * route is shown, as for a screen. For a part of a screen, use `lazyPart`.
 */
export const lazyView = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(withDeadline(load))
