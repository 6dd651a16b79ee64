import { call } from '#/shared/api/call.ts'
import { sessionApi } from './contract.ts'
import { endSession, signedOut } from './store.ts'

/** LOGIN-025: tells the server, and leaves nothing behind on the phone whether it heard or not. */
export async function logout(): Promise<void> {
  try {
    await call(sessionApi.logout, {})
  } catch {
    // Offline or already signed out there: here the session ends all the same.
  }
  endSession()
  signedOut.write(true)
}
