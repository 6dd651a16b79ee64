/** A time, flag or state that is there and cannot be read: it is neither missing nor open, true nor false (ADR 008). */
export const UNREADABLE = 'unreadable'
