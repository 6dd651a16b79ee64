/** Plain DOM for the panel and the page of the mock backend, which must not use the app's styles. */

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

export async function told<T>(path: string): Promise<T> {
  const reply = await fetch(`/__mock/${path}`)
  return (await reply.json()) as T
}
