/** The text for a known value; null for a value that this release has no text for. */
export const wordFor = <V extends string, W>(words: Readonly<Record<V, W>>, value: string): W | null =>
  Object.prototype.hasOwnProperty.call(words, value) ? words[value as V] : null
