import { useEffect } from 'react'
import { useModal } from './use-modal.ts'

interface ModalTextProps {
  text: string
  open?: boolean
  /** Called when Escape is pressed. */
  onClose: () => void
}

/**
 * The text or the title of a layer of antd-mobile. It makes the layer modal, because antd-mobile moves no focus into
 * its layers and does not close them on Escape.
 */
export function ModalText({ text, open = true, onClose }: ModalTextProps) {
  const { box, onKeyDown } = useModal<HTMLElement>(open, onClose)
  useEffect(() => box.current?.closest('[role="dialog"]')?.setAttribute('aria-modal', 'true'), [box])
  // Listens on the whole page, because a tap beside the buttons moves the focus out of the layer; and in the capture
  // phase, because the layer may stop its key events.
  useEffect(() => {
    if (!open) return
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  })
  return (
    <span ref={box} tabIndex={-1}>
      {text}
    </span>
  )
}
