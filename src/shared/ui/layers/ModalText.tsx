import { useEffect } from 'react'
import { useModal } from './use-modal.ts'

interface ModalTextProps {
  text: string
  /** What Escape does. */
  onClose: () => void
}

/** The text of a dialog of antd-mobile. It makes the dialog modal, which has neither focus nor Escape. */
export function ModalText({ text, onClose }: ModalTextProps) {
  const { box, onKeyDown } = useModal<HTMLElement>(true, onClose)
  useEffect(() => box.current?.closest('[role="dialog"]')?.setAttribute('aria-modal', 'true'), [box])
  // Everywhere on the page, because a tap beside the buttons takes the focus out of the layer; and first, because the
  // layer may keep its keys to itself.
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
