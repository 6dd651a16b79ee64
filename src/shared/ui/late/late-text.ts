/** Code that was asked for by a tap and takes longer than this (ms) shows that it is loading. */
export const LATE_MS = 1000

/** After this many ms a layer is said not to have opened. Its code goes on loading, and a retry shows what has arrived. */
export const LOST_MS = 30_000

export const LATE_TEXT = '正在打开，请稍候'
