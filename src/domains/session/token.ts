/** Servers take no longer header; a longer token would make every later call fail. */
const MAX_LENGTH = 8000

/** Whether a text can travel as the token of a session: printable ASCII, not too long. */
export const isToken = (text: string): boolean => text.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(text)
