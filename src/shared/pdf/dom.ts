/** DOM elements without React: the PDF viewer's own page does not load React, and it shares the viewer with the app. */
import '../ui/button.css'
import '../ui/empty.css'

type Attributes = Readonly<Record<string, string>>

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

export function button(label: string, kind: 'primary' | 'plain', press: () => void): HTMLButtonElement {
  const node = element('button', { type: 'button', class: `button button-${kind}` }, label)
  node.addEventListener('click', press)
  return node
}

export const linkButton = (label: string, kind: 'primary' | 'plain', target: Attributes): HTMLAnchorElement =>
  element('a', { class: `button button-${kind}`, ...target }, label)

/** A message with its actions, styled like the other panels of the app. */
export function panel(text: string, role: 'alert' | 'status', ...actions: HTMLElement[]): HTMLElement {
  return element('div', { class: 'empty', role }, element('p', {}, text), ...actions)
}
