import { type KeyboardEvent, useEffect, useRef } from 'react'

const REACHABLE = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,summary,[tabindex="0"]'

const isRadio = (one: Element): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === 'radio'

/** What Tab reaches in a box, in order; of radio buttons with one chosen, only that one. */
function reachable(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(REACHABLE)]
  const chosen = new Set(all.filter(isRadio).flatMap((radio) => (radio.checked ? [radio.name] : [])))
  return all.filter((one) => !isRadio(one) || one.checked || !chosen.has(one.name))
}

/**
 * A layer that lies over the page: the focus moves in and stays in, Escape closes, and the focus returns to where it
 * was. Back closes a sheet by `useBackCloses`, and the picture viewer because it is an entry of the history (`useLayer`).
 */
export function useModal<E extends HTMLElement>(open: boolean, onClose: () => void) {
  const box = useRef<E>(null)
  useEffect(() => {
    const layer = box.current
    if (!open || !layer) return
    const before = document.activeElement
    if (!layer.contains(before)) (reachable(layer)[0] ?? layer).focus({ preventScroll: true })
    return () => {
      const now = document.activeElement
      // Whatever got the focus meanwhile outside of the layer keeps it.
      const lost = now === null || now === document.body || layer.contains(now)
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A layer above another one closes alone.
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Tab' || !box.current) return
    const all = reachable(box.current)
    const [edge, other] = event.shiftKey ? [all[0], all[all.length - 1]] : [all[all.length - 1], all[0]]
    if (document.activeElement !== edge && all.length > 0) return
    event.preventDefault()
    other?.focus()
  }
  return { box, onKeyDown }
}
