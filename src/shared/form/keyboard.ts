/** The focused text input, for which the keyboard is open; null without a focused input. */
function typedIn(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
    ? activeElement
    : null
}

/** On iOS, the keyboard stays open after a tap on a button and would cover a picker at the bottom. */
export function closeKeyboard(): void {
  typedIn()?.blur()
}

/**
 * Scrolls the focused field into view when the keyboard opens or the phone turns, because some web views do not do
 * this. The `scroll-margin` of the fields (base.css) leaves room for the bars at top and bottom.
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const show = () => {
    const field = typedIn()
    // A pinch-zoomed page is not scrolled, because the person has chosen the visible part.
    if (!field || view.scale > 1) return
    // On iOS, the page keeps its height, and the keyboard covers part of it.
    const covered = field.getBoundingClientRect().bottom > view.offsetTop + view.height
    field.scrollIntoView({ block: covered ? 'center' : 'nearest' })
  }
  view.addEventListener('resize', show)
  return () => view.removeEventListener('resize', show)
}
