import { useEffect, useRef } from 'react'
import { useLayer } from './layer.ts'

const REACHABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,[tabindex="0"]'

const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio'

/**
 * The elements of a box that the Tab key reaches, in order. Of a radio group with a chosen button, Tab reaches only
 * that button.
 */
function reachable(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(REACHABLE)]
  const chosen = new Set(all.filter(isRadio).flatMap((radio) => (radio.checked ? [radio.name] : [])))
  return all.filter((one) => !isRadio(one) || one.checked || !chosen.has(one.name))
}

const layerOf = (part: HTMLElement | null) => part?.closest<HTMLElement>('[role="dialog"]') ?? part

/**
 * The focus of a modal layer: it moves into the layer, stays inside, and returns to the previous element on close.
 * Escape closes the layer. The returned `box` is the ref of the layer, or of a part of a dialog.
 */
export function useModalFocus<E extends HTMLElement>(open: boolean, onClose: () => void) {
  const box = useRef<E>(null)
  useEffect(() => {
    const layer = layerOf(box.current)
    if (!open || !layer) return
    // A tap on plain content focuses the layer. Without this the focus would leave it, and Escape would not reach it.
    if (layer.tabIndex < 0) layer.tabIndex = -1
    const before = document.activeElement
    if (!layer.contains(document.activeElement)) (reachable(layer)[0] ?? layer).focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      // An element outside the layer that got the focus meanwhile keeps it.
      const lost = now === null || now === document.body || layer.contains(now)
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open])
  const onKeyDown = (event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'stopPropagation' | 'preventDefault'>) => {
    if (event.key === 'Escape') {
      // Escape closes only the topmost layer.
      event.stopPropagation()
      onClose()
    }
    const layer = layerOf(box.current)
    if (event.key !== 'Tab' || !layer) return
    const all = reachable(layer)
    const [edge, other] = event.shiftKey ? [all[0], all[all.length - 1]] : [all[all.length - 1], all[0]]
    const now = document.activeElement
    if (now !== edge && now !== layer && all.length > 0) return
    event.preventDefault()
    other?.focus()
  }
  return { box, onKeyDown }
}

/** `useModalFocus` for a layer that Back closes, too. */
export function useModal<E extends HTMLElement>(open: boolean, onClose: () => void) {
  useLayer(open, onClose)
  return useModalFocus<E>(open, onClose)
}
