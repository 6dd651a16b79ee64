/**
 * Animation frames by the real clock. The frames of jsdom run on the timers of the moment when the first frame is
 * requested. If a library requests it under fake timers, no frame comes again in this window.
 */
const [later, never] = [setTimeout, clearTimeout]

window.requestAnimationFrame = (action) => Number(later(() => action(performance.now()), 16))
window.cancelAnimationFrame = (handle) => never(handle)

/** jsdom has no media queries; no query matches. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
