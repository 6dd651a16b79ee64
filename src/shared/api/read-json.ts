/** Whether a text may contain a number that a double cannot hold: one of 16 or more characters. */
const LONG = /\d[\d.]{15}/
/** An escaped character, a quotation mark, or a long number. Without nested repetition: it never backtracks far. */
const PARTS = /\\[^]|"|-?\d[\d.eE+-]{15,}/g
/** A number of JSON without an exponent. */
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Whether a double has all digits of a number. */
const survives = (number: string): boolean =>
  number.includes('.') ? String(Number(number)) === number : Number.isSafeInteger(Number(number))

/**
 * Parses JSON without losing digits: a number that a double cannot hold, such as the id 1795104000000000123, becomes a
 * text with the same digits (docs/adr/017-tolerant-wire.md). A number with an exponent stays a number: above 2^53 the
 * backend itself has lost its last digits.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  if (!LONG.test(text)) return JSON.parse(text)
  let quoted = false
  const exact = text.replace(PARTS, (part) => {
    if (part === '"') quoted = !quoted
    return quoted || !PLAIN.test(part) || survives(part) ? part : `"${part}"`
  })
  return JSON.parse(exact)
}
