/**
 * Animation frames by the real clock. Those of jsdom run on the timers of the moment in which the first one is asked for:
 * asked for under fake timers, by a library that keeps the function, no frame would ever come again in this window.
 */
const [later, never] = [setTimeout, clearTimeout]

window.requestAnimationFrame = (action) => Number(later(() => action(performance.now()), 16))
window.cancelAnimationFrame = (handle) => never(handle)
