import { useEffect, useState } from 'react'
import { whenIdleAfterStart } from '#/shared/lib/idle.ts'
import { ChunkFailure } from './chunk-failure.tsx'
import { lateCode, type Load } from './late-code.ts'
import { InsteadOfLayer, type Layer, LayerWait } from './late-over.tsx'
import { ScreenPart } from './screen-part.tsx'

type Code<P extends object> = ReturnType<typeof lateCode<P>>

/** Like `latePart`, for a panel or a viewer: the waiting message and a failure are shown over the screen. */
export const lateLayer = <P extends Layer>(load: Load<P>) => layerOf(lateCode(load))

function layerOf<P extends Layer>({ useCode }: Code<P>) {
  return function LateLayer(props: P) {
    const { Part, failed, needsReload, retry } = useCode()
    if (failed && !Part)
      return (
        <InsteadOfLayer layer={props}>
          <ChunkFailure needsReload={needsReload} retry={retry} />
        </InsteadOfLayer>
      )
    const waiting = <LayerWait layer={props} />
    return Part ? (
      <ScreenPart waiting={waiting} layer={props}>
        <Part {...props} />
      </ScreenPart>
    ) : (
      waiting
    )
  }
}

/** A panel that opens on a tap: loaded when the page is idle, not with the first screen. */
export function latePanel<P extends Layer & { open: boolean }>(load: Load<P>) {
  const code = lateCode(load)
  const Panel = layerOf(code)
  return function LatePanel(props: P) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    useEffect(() => whenIdleAfterStart(() => void code.request()), [])
    return wanted ? <Panel {...props} /> : null
  }
}
