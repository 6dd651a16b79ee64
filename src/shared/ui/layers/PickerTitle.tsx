import { useEffect, useLayoutEffect } from 'react'
import { useModal } from './use-modal.ts'

/**
 * antd-mobile's picker buttons, and the hidden buttons of a picker column: its chosen entry, the entry before it and
 * the entry after it.
 */
const BUTTON = '.adm-picker-header-button'
const WHEEL = '.adm-picker-view-column-accessible'
const FOCUSABLE = `${BUTTON},${WHEEL} > :first-child`
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: 2 }

const pickerOf = (title: HTMLElement | null) => title?.closest<HTMLElement>('.adm-picker')

/**
 * The button that a key presses. If no column has the focus, arrow keys turn the first column, and Enter confirms the
 * choice.
 */
function pressed(picker: HTMLElement, key: string): Element | null | undefined {
  const now = picker.contains(document.activeElement) ? document.activeElement : null
  const step = STEPS[key]
  if (step) return (now?.closest(WHEEL) ?? picker.querySelector(WHEEL))?.children[step]
  if (key !== 'Enter' && key !== ' ') return null
  return now?.closest(BUTTON) ?? [...picker.querySelectorAll(BUTTON)].at(-1)
}

interface PickerTitleProps {
  text: string
  open: boolean
  onClose: () => void
}

/**
 * The title of a picker of antd-mobile. The title makes the picker a modal dialog, whose columns and buttons react to
 * keys. The picker needs `destroyOnClose`: a picker that opens again gets the focus before antd-mobile shows the kept
 * content.
 */
export function PickerTitle({ text, open, onClose }: PickerTitleProps) {
  const { box, onKeyDown } = useModal<HTMLElement>(open, onClose)
  // Runs before `useModal` looks for the dialog.
  useLayoutEffect(() => {
    const modal = { role: 'dialog', 'aria-modal': 'true', 'aria-label': text }
    for (const [name, value] of Object.entries(modal)) pickerOf(box.current)?.setAttribute(name, value)
  })
  // Runs after `useModal`: the dialog gets the focus instead of its first button, 取消.
  useEffect(() => {
    if (open) pickerOf(box.current)?.focus({ preventScroll: true })
  }, [open, box])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      const picker = pickerOf(box.current)
      if (!picker) return
      // Repeated at each key, because a choice in one column adds the next column.
      for (const part of picker.querySelectorAll(FOCUSABLE)) part.setAttribute('tabindex', '0')
      onKeyDown(event)
      const target = pressed(picker, event.key)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.click()
    }
    // The listener is on the document, because a tap beside the columns moves the focus out of the picker.
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
  return <span ref={box}>{text}</span>
}
