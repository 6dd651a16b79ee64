import { type ComponentType, lazy } from 'react'
import { withDeadline } from './chunk-deadline.ts'

/**
 * Another view of a screen, with a title and reads of its own, chosen by the address. When it fails, the screen has
 * failed: the error page of the route shows it. A part of a screen is a `latePart`.
 */
export const lateView = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(withDeadline(load))
