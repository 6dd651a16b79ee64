import { sendMutation } from '#/shared/api/mutation.ts'
import { endSession, signedOut } from '../user/store.ts'
import { sendLogout } from './mutations.ts'

/** LOGIN-025: ends the session on the server, and removes the person's data from the phone even if that fails. */
export async function logout(): Promise<void> {
  try {
    await sendMutation(sendLogout, {})
  } catch {
    // Offline, or already signed out on the server: the session on the phone still ends.
  }
  endSession()
  signedOut.write(true)
}
