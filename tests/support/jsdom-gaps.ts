/**
 * Animation frames by the real clock. The frames of jsdom use the timers that are installed when the first frame is
 * requested. If a library requests the first frame under fake timers, this window never gets another frame.
 */
const [later, never] = [setTimeout, clearTimeout]

window.requestAnimationFrame = (action) => Number(later(() => action(performance.now()), 16))
window.cancelAnimationFrame = (handle) => never(handle)

/** jsdom has no media queries, so no query matches. */
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
