// Bundled by change.mjs and run in the page: React creates the same elements as a markup, without components, hooks or
// data.
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const camel = (name) => (name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))
const styleOf = ({ style }) => Object.fromEntries([...style].map((name) => [camel(name), style.getPropertyValue(name)]))

/** The React element of a DOM node. React passes attributes in their own spelling on to the DOM. */
function elementOf(node) {
  if (!(node instanceof Element)) return node.textContent
  const attributes = [...node.attributes].map(({ name, value }) => [name, name === 'style' ? styleOf(node) : value])
  return createElement(node.localName, Object.fromEntries(attributes), ...[...node.childNodes].map(elementOf))
}

/** Renders the present content of a screen, so that React's code is compiled. */
window.warmUpReact = (screen) => {
  const first = createRoot(document.createElement('div'))
  flushSync(() => first.render([...screen.childNodes].map(elementOf)))
  first.unmount()
}

/** Returns a function that replaces the content of a screen by a markup. */
window.prepareReact = (screen, markup) => {
  const template = document.createElement('template')
  template.innerHTML = markup
  const elements = [...template.content.childNodes].map(elementOf)
  const container = document.createElement('div')
  const root = createRoot(container)
  return () => {
    screen.replaceChildren(container)
    flushSync(() => root.render(elements))
  }
}
