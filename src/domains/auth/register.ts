import { sendMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { authApi } from './api.ts'
import { signIn } from './login.ts'
import { changeProfile } from '#/domains/user/mutations.ts'

interface Registration {
  /** May be empty. */
  name: string
  mobile: string
  code: string
}

/**
 * Signs in with a new number, which creates the account, then saves the name if there is one.
 * @returns false if the name was not saved; a toast has shown this.
 * @throws ApiError
 */
async function register({ name, mobile, code }: Registration): Promise<boolean> {
  await signIn({ mobile, code })
  const fullName = name.trim()
  if (!fullName) return true
  try {
    await sendMutation(changeProfile, { body: { fullName } })
    return true
  } catch {
    // The registration itself has succeeded; the name can be entered later.
    toast('姓名没有保存，可以稍后在设置里填写')
    return false
  }
}

/** The mutation of the registration form (decision 59). */
export const registerInvited = defineMutationOf([authApi.login], register, { stale: 'later', signsIn: true })
