/** The line of text that has the focus, if any: the keyboard is open for it. */
function typedIn(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
    ? activeElement
    : null
}

/** A tap on a button leaves the keyboard open on iOS; a picker that comes from the foot would lie under it. */
export function closeKeyboard(): void {
  typedIn()?.blur()
}

/**
 * Keeps what is typed in sight when the keyboard opens or turns: not every web view does it by itself. The room for the
 * bars at head and foot is the fields' own `scroll-margin` (base.css).
 */
export function followKeyboard(): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const show = () => {
    const field = typedIn()
    // Who enlarges the page with two fingers looks where they want to.
    if (!field || view.scale > 1) return
    // On iOS the page keeps its height, and the keyboard lies over it.
    const covered = field.getBoundingClientRect().bottom > view.offsetTop + view.height
    field.scrollIntoView({ block: covered ? 'center' : 'nearest' })
  }
  view.addEventListener('resize', show)
  return () => view.removeEventListener('resize', show)
}
