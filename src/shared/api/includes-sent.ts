/** Whether a shown text is the sent text with its middle masked: `138****0002`. */
function isMaskOf(shown: unknown, sent: unknown): boolean {
  if (typeof shown !== 'string' || typeof sent !== 'string' || !shown.includes('*')) return false
  const start = shown.slice(0, shown.indexOf('*'))
  const end = shown.slice(shown.lastIndexOf('*') + 1)
  return start + end !== '' && sent.startsWith(start) && sent.endsWith(end)
}

/**
 * Whether a record that was read has every value that a write has sent, so that the write has taken effect. If the
 * server masks a number, only its visible characters are compared. Values that were not sent are not compared.
 */
export const includesSent = (record: object, sent: object): boolean =>
  Object.entries(sent).every(([name, value]) => {
    const now = (record as Record<string, unknown>)[name]
    return value === undefined || JSON.stringify(now) === JSON.stringify(value) || isMaskOf(now, value)
  })
