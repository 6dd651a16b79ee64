import { reduceMotion, unstableSetRender } from 'antd-mobile'
import { createRoot, type Root } from 'react-dom/client'
import { prefersReducedMotion } from '../lib/motion.ts'

/**
 * The settings of antd-mobile; every module that uses antd-mobile imports this file. Its imperative functions need
 * React 19's createRoot. Its animations are scripts, which the style sheet for reduced motion cannot stop.
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

if (prefersReducedMotion()) reduceMotion()
