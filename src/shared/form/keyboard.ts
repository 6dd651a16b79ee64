/** A tap on a button leaves the keyboard open on iOS; a picker that comes from the foot would lie under it. */
export function closeKeyboard(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) activeElement.blur()
}
