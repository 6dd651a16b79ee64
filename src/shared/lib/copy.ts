import { withTimeout } from './time/with-timeout.ts'

/** Old browsers and insecure origins have no Clipboard API. */
function copyOldWay(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // The field must be rendered off screen, because only a rendered field can be selected; iOS zooms in if its font is
  // below 16 px.
  field.style.cssText = 'position:fixed;top:0;left:-9999px;font-size:16px'
  document.body.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    // Selecting has moved the focus, and an open sheet gets the Escape key only if the focus is inside the sheet.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/**
 * After this many ms without an answer, the clipboard counts as refused: in some WebViews the promise never settles.
 */
const CLIPBOARD_MS = 1500

/**
 * Copies a text. Call it directly in the tap handler, or the browser refuses.
 * @returns whether the text is in the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await withTimeout(navigator.clipboard.writeText(text), CLIPBOARD_MS)
    return true
  } catch {
    return copyOldWay(text)
  }
}
