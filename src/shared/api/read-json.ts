/** Whether a text may contain a number that a double cannot hold, of 16 or more characters, or one such as 99.00. */
const SUSPECT = /\d(?:[\d.]{15}|\.0)/
/** An escaped character, a quotation mark, or a suspect number. It never backtracks further than 15 characters. */
const PARTS = /\\[^]|"|-?\d[\d.eE+-]{15,}|-?\d+\.0+(?![\d.eE+-])/g
/** A number of JSON without an exponent. */
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Whether a double has all digits of a number: 99 has not those of 99.00. */
const survives = (number: string): boolean =>
  number.includes('.') ? String(Number(number)) === number : Number.isSafeInteger(Number(number))

/**
 * Parses JSON without losing digits: a number that a double cannot hold, such as the id 1795104000000000123, becomes a
 * text with the same digits (docs/adr/017-tolerant-wire.md), and so does 99.00, which as money may be yuan. A number with
 * an exponent stays a number: above 2^53 the backend itself has lost its last digits.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  if (!SUSPECT.test(text)) return JSON.parse(text)
  let quoted = false
  const exact = text.replace(PARTS, (part) => {
    if (part === '"') quoted = !quoted
    return quoted || !PLAIN.test(part) || survives(part) ? part : `"${part}"`
  })
  return JSON.parse(exact)
}
