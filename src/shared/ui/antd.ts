import { unstableSetRender } from 'antd-mobile'
import { createRoot, type Root } from 'react-dom/client'

/**
 * antd-mobile's imperative functions need React 19's createRoot; this module passes it to them, so every module that
 * uses these functions imports it.
 */
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
