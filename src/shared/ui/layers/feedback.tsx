import { AutoCenter, Dialog, Toast } from 'antd-mobile'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { useEffect } from 'react'
import { addLayer } from './layer.ts'
import { useModalFocus } from './use-modal.ts'
import '../antd.ts'

/** antd-mobile's imperative functions; only toast.ts imports this file, lazily. */

export interface ConfirmOptions {
  title?: string
  text: string
  confirm?: string
  cancel?: string
}

interface ModalTextProps {
  text: string
  /** Called when Escape is pressed. */
  onClose: () => void
}

/** The text of an antd-mobile dialog. `ModalText` makes the dialog modal, because antd-mobile does not. */
function ModalText({ text, onClose }: ModalTextProps) {
  const { box, onKeyDown } = useModalFocus<HTMLElement>(true, onClose)
  useEffect(() => box.current?.closest('[role="dialog"]')?.setAttribute('aria-modal', 'true'), [box])
  // The listener is on the document, because a tap beside the buttons takes the focus out of the layer. It runs in the
  // capture phase, because the layer may stop the propagation of its keys.
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

/** antd-mobile hides the content of its mask, toasts included, from screen readers. */
const unhide = (node: HTMLElement | null) => node?.closest('[aria-hidden]')?.removeAttribute('aria-hidden')

/** A text that screen readers announce as soon as it appears. */
const spoken = (text: string) => (
  <span role="alert" ref={unhide}>
    {text}
  </span>
)

/** The visible toast, and since when (ms of `performance.now()`). */
const currentToast = pageState<{ close: () => void; since: number } | null>(() => null)

export function showToast(text: string, icon: 'success' | 'fail' | 'loading' | undefined, duration: number): void {
  const handle = Toast.show({ content: spoken(text), duration, ...(icon ? { icon } : {}) })
  currentToast.current = { close: () => handle.close(), since: performance.now() }
}

export function closeToast(minAge: number): void {
  const toast = currentToast.current
  if (!toast || performance.now() - toast.since < minAge) return
  toast.close()
  currentToast.current = null
}

export function showLoading(text: string): () => void {
  currentToast.current = null
  const handle = Toast.show({ content: spoken(text), icon: 'loading', duration: 0, maskClickable: false })
  return () => handle.close()
}

const modal = (text: string, onClose: () => void) => (
  <AutoCenter>
    <ModalText text={text} onClose={onClose} />
  </AutoCenter>
)

/**
 * Shows a dialog of antd-mobile. A dialog that is closed before its first frame would stay as an invisible layer, which
 * locks the page. So `close` waits until the dialog is drawn.
 */
function showDialog(props: Parameters<typeof Dialog.show>[0]): { close: () => void } {
  let draw: () => void = () => undefined
  const drawn = new Promise<void>((resolve) => (draw = resolve))
  const dialog = Dialog.show({ ...props, afterShow: draw })
  return { close: () => void drawn.then(dialog.close) }
}

/** For each open confirmation the function that closes it without an answer. */
const openConfirmations = pageState(() => new Set<() => void>())

/** Escape and Back close a confirmation without an answer. */
export const showConfirm = ({ title, text, confirm, cancel }: ConfirmOptions): Promise<boolean | null> =>
  new Promise((resolve) => {
    const end = () => {
      openConfirmations.current.delete(leave)
      removeLayer()
      resolve(null)
    }
    const leave = () => {
      end()
      dialog.close()
    }
    openConfirmations.current.add(leave)
    const removeLayer = addLayer(leave)
    const dialog = showDialog({
      ...(title ? { title } : {}),
      'aria-label': title ?? text,
      content: modal(text, () => dialog.close()),
      closeOnAction: true,
      actions: [
        [
          { key: 'cancel', text: cancel ?? '取消', onClick: () => resolve(false) },
          { key: 'confirm', text: confirm ?? '确定', bold: true, onClick: () => resolve(true) },
        ],
      ],
      // Also called after the person has answered; the answer is then not changed.
      onClose: end,
    })
  })

export function closeDialogs(): void {
  for (const leave of openConfirmations.current) leave()
}

/** A notice is closed by its button and by Back. It stays when its screen is left, because it must be read. */
export const showNotice = ({ title, text }: ConfirmOptions): Promise<void> =>
  new Promise((resolve) => {
    const dialog = showDialog({
      ...(title ? { title } : {}),
      'aria-label': title ?? text,
      content: modal(text, () => undefined),
      closeOnAction: true,
      actions: [{ key: 'confirm', text: '知道了' }],
      onClose: () => {
        removeLayer()
        resolve()
      },
    })
    const removeLayer = addLayer(() => dialog.close())
  })
