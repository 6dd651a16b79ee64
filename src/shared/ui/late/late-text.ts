/** Code that was asked for by a tap and takes longer than this (ms) shows that it is loading. */
export const LATE_MS = 1000

export const LATE_TEXT = '正在打开，请稍候'
