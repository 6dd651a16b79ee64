import { vi } from 'vitest'

// React gives every element a task for the stack traces of developer tools: a tenth of the time of screen tests.
Reflect.deleteProperty(console, 'createTask')

/*
 * After a skeleton React shows nothing new for 300 ms, so that an eye can follow. Nobody looks at these screens, and a
 * third of the time of their tests was this wait. React keeps the function that it finds when it is loaded.
 */
const later = setTimeout
vi.stubGlobal('setTimeout', (action: () => void) => later(action))
await import('react-dom/client')
vi.unstubAllGlobals()
