import type { ReactNode } from 'react'
import { ChunkFailure } from './chunk-failure.tsx'
import { lazyCode, type Load } from './lazy-code.ts'
import { ScreenPart } from './screen-part.tsx'
import { SlowNotice } from '../SlowNotice.tsx'

/**
 * An empty box for a part without a skeleton; shows a message when loading takes long.
 * @param className reserves the height of the part.
 */
export const PartLoading = ({ className }: { className?: string }) => (
  <div role="status" className={className}>
    <SlowNotice />
  </div>
)

/**
 * A `ScreenPart` with a chunk of its own, instead of `lazy`. If its code does not arrive, or its code or a read fails,
 * the part shows the failure in its place, and the screen stays.
 * `request` loads the code before the part is rendered.
 * @param waiting is rendered until code and reads have arrived; by default `PartLoading`.
 */
export function lazyPart<P extends object>(load: Load<P>, waiting: ReactNode = <PartLoading />) {
  const { useCode, request } = lazyCode(load)
  function LazyPart(props: P) {
    const { Part, failed, needsReload, retry } = useCode()
    if (failed && !Part) return <ChunkFailure needsReload={needsReload} retry={retry} />
    return Part ? (
      <ScreenPart waiting={waiting}>
        <Part {...props} />
      </ScreenPart>
    ) : (
      waiting
    )
  }
  return Object.assign(LazyPart, { request })
}
