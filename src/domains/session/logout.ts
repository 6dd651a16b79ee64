import { sendWrite } from '#/shared/api/write.ts'
import { endSession, signedOut } from './store.ts'
import { tellLogout } from './writes.ts'

/** LOGIN-025: tells the server, and clears the phone whether that worked or not. */
export async function logout(): Promise<void> {
  try {
    await sendWrite(tellLogout, {})
  } catch {
    // Offline, or already signed out on the server: the session still ends here.
  }
  endSession()
  signedOut.write(true)
}
