import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that loads late and is an extra: when its chunk does not come, it is left out and the screen stays. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<P> }),
    ),
  )
