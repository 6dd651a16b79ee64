/**
 * Whether a text may contain a number that a double cannot hold: a number of 16 or more characters, a decimal such as
 * 99.00, or an exponent such as 1e3. Times, and long ids inside quotation marks, do not match.
 */
const SUSPECT = /(?:^|[:,[\s])-?(?:\d[\d.]{15}|\d+\.0+\s*(?:[,\]}]|$)|\d+(?:\.\d+)?[eE])/
/**
 * Matches an escaped character, a quotation mark, or a number that a double may not hold. The pattern never backtracks
 * more than 15 characters.
 */
const PARTS = /\\[^]|"|-?\d[\d.eE+-]{15,}|-?\d+(?:\.0+|(?:\.\d+)?[eE][+-]?\d+)(?![\d.eE+-])/g
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** Whether a double, written as text, has the spelling that was sent: 99 is not 99.00, and 1000 is not 1e3. */
function survives(number: string): boolean {
  if (/e/i.test(number)) return !Number.isSafeInteger(Number(number))
  return number.includes('.') ? String(Number(number)) === number : Number.isSafeInteger(Number(number))
}

/**
 * Parses JSON without losing digits: a number that a double cannot hold, such as the id 1795104000000000123, becomes a
 * text with the same digits (docs/adr/017-tolerant-wire.md). 99.00 and 9.9E3 also become texts, because as money they
 * may be yuan. Any other number with an exponent stays a number; if it is above 2^53, the backend itself has lost its
 * last digits.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  if (!SUSPECT.test(text)) return JSON.parse(text)
  let quoted = false
  const exact = text.replace(PARTS, (part) => {
    if (part === '"') quoted = !quoted
    return quoted || !NUMBER.test(part) || survives(part) ? part : `"${part}"`
  })
  return JSON.parse(exact)
}
