/**
 * The value of a time, flag or state that was sent but cannot be read. Such a value must be handled as neither missing
 * nor unlimited, neither true nor false (ADR 008).
 */
export const UNREADABLE = 'unreadable'
