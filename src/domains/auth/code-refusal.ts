import { errorText } from '#/shared/api/errors.ts'
import { isRefusal } from '#/shared/api/mutation.ts'

/** The text of a refused code, which is shown at its field; null for every other failure. */
export function codeRefusal(error: unknown): string | null {
  const text = isRefusal(error) ? errorText(error) : ''
  return /验证码|授权码/.test(text) ? text : null
}

/**
 * For `onFailed`: shows a refused code at its field, where a toast would cover it. Returns true then, so that no other
 * message appears.
 */
export function shownAtCode(error: unknown, show: (error: { message: string }) => void): boolean {
  const message = codeRefusal(error)
  if (message !== null) show({ message })
  return message !== null
}
