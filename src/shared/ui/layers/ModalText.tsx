import { useEffect } from 'react'
import { useModal } from './use-modal.ts'

interface ModalTextProps {
  text: string
  /** Called on Escape. */
  onClose: () => void
}

/** The text of an antd-mobile dialog. It makes the dialog modal; antd-mobile handles neither focus nor Escape. */
export function ModalText({ text, onClose }: ModalTextProps) {
  const { box, onKeyDown } = useModal<HTMLElement>(true, onClose)
  useEffect(() => box.current?.closest('[role="dialog"]')?.setAttribute('aria-modal', 'true'), [box])
  // Listens on the whole page, because a tap beside the buttons moves the focus out of the layer; and in the capture
  // phase, because the layer may stop its key events.
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  })
  return (
    <span ref={box} tabIndex={-1}>
      {text}
    </span>
  )
}
