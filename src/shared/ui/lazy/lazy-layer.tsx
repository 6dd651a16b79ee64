import { useEffect, useState } from 'react'
import { whenIdleAfterStart } from '#/shared/lib/idle.ts'
import { ChunkFailure } from './chunk-failure.tsx'
import { lazyCode, type Load } from './lazy-code.ts'
import { LayerPlaceholder, type Layer, LayerLoading } from './layer-placeholder.tsx'
import { ScreenPart } from './screen-part.tsx'

type Code<P extends object> = ReturnType<typeof lazyCode<P>>

/** Like `lazyPart`, for a panel or a viewer: the waiting message and a failure are shown over the screen. */
export const lazyLayer = <P extends Layer>(load: Load<P>) => layerOf(lazyCode(load))

function layerOf<P extends Layer>({ useCode }: Code<P>) {
  return function LazyLayer(props: P) {
    const { Part, failed, needsReload, retry } = useCode()
    if (failed && !Part)
      return (
        <LayerPlaceholder layer={props}>
          <ChunkFailure needsReload={needsReload} retry={retry} />
        </LayerPlaceholder>
      )
    const waiting = <LayerLoading layer={props} />
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
export function lazyPanel<P extends Layer & { open: boolean }>(load: Load<P>) {
  const code = lazyCode(load)
  const Panel = layerOf(code)
  return function LazyPanel(props: P) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    useEffect(() => whenIdleAfterStart(() => void code.request()), [])
    return wanted ? <Panel {...props} /> : null
  }
}
