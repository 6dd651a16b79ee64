import { sendMutation } from '#/shared/api/mutation.ts'
import { endSession, signedOut } from '../user/store.ts'
import { tellLogout } from './mutations.ts'

/** LOGIN-025: tells the server, and clears the phone whether that worked or not. */
export async function logout(): Promise<void> {
  try {
    await sendMutation(tellLogout, {})
  } catch {
    // Offline, or already signed out on the server: the session still ends here.
  }
  endSession()
  signedOut.write(true)
}
