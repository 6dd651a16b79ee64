import { lazy } from 'react'

/**
 * Another view of a screen, chosen by the address, with its own title and reads. If it fails, the error page of the
 * route is shown, as for a screen. For a part of a screen use `latePart`.
 */
export const lateView = lazy
