import { unstableSetRender } from 'antd-mobile'
import { createRoot, type Root } from 'react-dom/client'

/** antd-mobile's imperative parts need to be told how React 19 renders; imported by whatever uses them. */
const roots = new WeakMap<Element | DocumentFragment, Root>()

unstableSetRender((node, container) => {
  let root = roots.get(container)
  if (!root) {
    root = createRoot(container)
    roots.set(container, root)
  }
  root.render(node)
  return async () => {
    await Promise.resolve()
    roots.get(container)?.unmount()
    roots.delete(container)
  }
})
