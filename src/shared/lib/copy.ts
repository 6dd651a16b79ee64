/** Old kernels and pages without a safe origin have no clipboard of their own. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // In sight of the browser, out of sight of the person; 16 px, or iOS zooms in.
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
  }
}

/** Copies a text; call it right in a tap. @returns whether it is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}
