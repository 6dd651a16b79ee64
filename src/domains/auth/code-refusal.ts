import { errorText } from '#/shared/api/errors.ts'
import { isRefusal } from '#/shared/api/mutation.ts'

const refusalAbout = (error: unknown, what: RegExp): string | null => {
  const text = isRefusal(error) ? errorText(error) : ''
  return what.test(text) ? text : null
}

/** The text of a refused code, which is shown at its field; null for every other failure. */
const codeRefusal = (error: unknown): string | null => refusalAbout(error, /验证码|授权码/)

/** The text of a refused contract number, which is shown at its field; null for every other failure. */
export const contractRefusal = (error: unknown): string | null => refusalAbout(error, /合同/)

/**
 * For `onFailed`: shows a refused code at its field, where a toast would cover it. Returns true then, so that no other
 * message appears.
 */
export function shownAtCode(error: unknown, show: (error: { message: string }) => void): boolean {
  const message = codeRefusal(error)
  if (message !== null) show({ message })
  return message !== null
}
