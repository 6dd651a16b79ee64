/** The state of the current history entry; empty if it has none. */
export const historyState = (): Record<string, unknown> => (window.history.state ?? {}) as Record<string, unknown>
