import React from 'react'
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

/*
 * React also takes a stack trace for each of the first 10,000 elements of a second: another tenth of the time. It takes
 * none while its counter is higher.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
})
