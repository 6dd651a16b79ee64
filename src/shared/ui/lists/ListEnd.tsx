import '../row.css'

/**
 * The last tap removes the button that had the focus. This element then gets the focus, so that the focus stays near
 * the new entries.
 */
const keepFocus = (line: HTMLElement | null) => {
  if (document.activeElement === document.body) line?.focus({ preventScroll: true })
}

/** Rendered in place of the button for more entries when all entries are shown. */
export const ListEnd = ({ text = '没有更多了' }: { text?: string }) => (
  <p ref={keepFocus} className="list-end" tabIndex={-1}>
    {text}
  </p>
)
