/** The maximum length: servers refuse longer headers, so every later call would fail. */
const MAX_LENGTH = 8000

/** Whether a text can be sent as a token: printable ASCII, not too long. */
export const isToken = (text: string): boolean => text.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(text)
