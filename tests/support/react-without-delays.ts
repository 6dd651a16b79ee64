import React from 'react'
import { vi } from 'vitest'

// React creates a task for the stack trace of every element, which costs a tenth of the time of screen tests.
Reflect.deleteProperty(console, 'createTask')

/*
 * After a skeleton, React shows nothing new for 300 ms. This wait was a third of the time of the screen tests, and
 * nobody looks at their screens. React keeps the `setTimeout` that it finds when it is loaded.
 */
const later = setTimeout
vi.stubGlobal('setTimeout', (action: () => void) => later(action))
await import('react-dom/client')
vi.unstubAllGlobals()

/*
 * React also takes a stack trace for each of the first 10,000 elements in a second, which costs another tenth of the
 * time. It takes no stack trace while its counter is higher.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
})
