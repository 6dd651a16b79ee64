import { sendWrite, writeOf } from '#/shared/api/write.ts'
import { toast } from '#/shared/ui/toast.ts'
import { sessionApi } from './contract.ts'
import { signIn } from './login.ts'
import { changeProfile } from './writes.ts'

interface Registration {
  /** May be empty. */
  name: string
  mobile: string
  code: string
}

/**
 * Signs in with a number that is new here, which makes the account; then keeps the name when one was given.
 * @returns whether all of it was kept; what was not has been said.
 * @throws ApiError
 */
export async function register({ name, mobile, code }: Registration): Promise<boolean> {
  await signIn({ mobile, code })
  const fullName = name.trim()
  if (!fullName) return true
  try {
    await sendWrite(changeProfile, { body: { fullName } })
    return true
  } catch {
    // The registration itself has worked; the name can be given again at any time.
    toast('姓名没有保存，可以稍后在设置里填写')
    return false
  }
}

/** The registration of a form (decision 59). */
export const registerInvited = writeOf([sessionApi.login], register, { stale: 'later' })
