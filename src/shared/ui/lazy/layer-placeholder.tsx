import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { useModal } from '../layers/use-modal.ts'
import { SlowNotice } from '../SlowNotice.tsx'
import { LOADING_NOTICE_MS, LOADING_TEXT } from './loading-text.ts'
import '../empty.css'

export interface Layer {
  /** Omitted for a layer that is mounted only while it is open. */
  open?: boolean
  onClose: () => void
}

interface LayerPlaceholderProps {
  layer: Layer
  /** The accessible name. */
  name?: string
  children: ReactNode
}

/**
 * Shown instead of a layer that cannot be shown. It is modal like the layer, and renders nothing while the layer is
 * closed.
 */
export function LayerPlaceholder({ layer, name = '没有打开', children }: LayerPlaceholderProps) {
  const open = layer.open !== false
  const { box, onKeyDown } = useModal<HTMLDivElement>(open, layer.onClose)
  if (!open) return null
  return (
    <>
      <button type="button" className="part-mask" aria-hidden="true" tabIndex={-1} onClick={layer.onClose} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog wherever the focus is */}
      <div ref={box} className="part-over" role="dialog" aria-modal="true" aria-label={name} onKeyDown={onKeyDown}>
        {children}
        <div className="part-close">
          <Button kind="plain" onPress={layer.onClose}>
            关闭
          </Button>
        </div>
      </div>
    </>
  )
}

/** Shown while the code or the reads of a layer are loading: nothing at first, then a message that can be closed. */
export function LayerLoading({ layer }: { layer: Layer }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  return (
    <LayerPlaceholder layer={layer} name="正在打开">
      <div className="empty" role="status">
        <p>{LOADING_TEXT}</p>
        <SlowNotice />
      </div>
    </LayerPlaceholder>
  )
}
