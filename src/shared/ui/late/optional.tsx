import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A lazy component that the screen can do without: if its chunk does not load, it is left out. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<P> }),
    ),
  )
