import type { ReactNode } from 'react'
import { ChunkFailure } from './chunk-failure.tsx'
import { lateCode, type Load } from './late-code.ts'
import { ScreenPart } from './screen-part.tsx'

/**
 * A `ScreenPart` with a chunk of its own, instead of `lazy`. If its code or a read fails, or its code is lost, the part
 * shows the failure in its place, and the screen stays.
 * @param waiting what is rendered until code and reads are there.
 */
export function latePart<P extends object>(load: Load<P>, waiting: ReactNode = null) {
  const { useCode } = lateCode(load)
  return function LatePart(props: P) {
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
}
