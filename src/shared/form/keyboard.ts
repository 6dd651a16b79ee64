/** The focused text input, if any: the keyboard is open for it. */
function typedIn(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
    ? activeElement
    : null
}

/** On iOS a tap on a button leaves the keyboard open; it would cover a picker at the bottom. */
export function closeKeyboard(): void {
  typedIn()?.blur()
}

/**
 * Keeps the focused field visible when the keyboard opens or the phone turns: some web views do not. The
 * `scroll-margin` of the fields (base.css) leaves room for the bars at top and bottom.
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const show = () => {
    const field = typedIn()
    // Do not scroll a pinch-zoomed page: the person has chosen what it shows.
    if (!field || view.scale > 1) return
    // On iOS the page keeps its height, and the keyboard covers part of it.
    const covered = field.getBoundingClientRect().bottom > view.offsetTop + view.height
    field.scrollIntoView({ block: covered ? 'center' : 'nearest' })
  }
  view.addEventListener('resize', show)
  return () => view.removeEventListener('resize', show)
}
