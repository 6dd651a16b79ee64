/** If code that a tap has requested takes longer than this many ms, a message says that it is loading. */
export const LOADING_NOTICE_MS = 1000

/** After this many ms, a message says that a part or layer did not open. If its code arrives later, it is shown. */
export const FAILED_MS = 30_000

export const LOADING_TEXT = '正在打开，请稍候'
