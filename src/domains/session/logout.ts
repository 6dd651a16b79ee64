import { sendWrite } from '#/shared/api/write.ts'
import { endSession, signedOut } from './store.ts'
import { tellLogout } from './writes.ts'

/** LOGIN-025: tells the server, and leaves nothing behind on the phone whether it heard or not. */
export async function logout(): Promise<void> {
  try {
    await sendWrite(tellLogout, {})
  } catch {
    // Offline or already signed out there: here the session ends all the same.
  }
  endSession()
  signedOut.write(true)
}
