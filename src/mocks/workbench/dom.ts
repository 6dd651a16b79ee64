/**
 * Plain DOM for the panel and the page of the mock backend: they are not part of the app and must not use its styles.
 */

export function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  fields: Partial<HTMLElementTagNameMap[K]> = {},
  ...below: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), fields)
  element.append(...below)
  return element
}

export const pressed = (text: string, action: () => void, className = ''): HTMLButtonElement =>
  made('button', { type: 'button', textContent: text, className, onclick: action })

/** Reads an address of the mock backend. */
export async function told<T>(path: string): Promise<T> {
  const reply = await fetch(`/__mock/${path}`)
  return (await reply.json()) as T
}
