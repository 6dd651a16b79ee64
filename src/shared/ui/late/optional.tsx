import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A lazy component that the screen does not need: if its chunk does not load, nothing is rendered. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing as ComponentType<P> }),
    ),
  )
