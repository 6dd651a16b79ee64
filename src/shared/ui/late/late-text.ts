/** If code that a tap has requested takes longer than this many ms, a message says that it is loading. */
export const LATE_MS = 1000

/** After this many ms a part or layer is said not to have opened. It is shown when its code arrives after all. */
export const LOST_MS = 30_000

export const LATE_TEXT = '正在打开，请稍候'
