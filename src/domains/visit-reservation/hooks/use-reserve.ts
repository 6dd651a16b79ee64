import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { draftGeneration, draftOf, storeDraft } from '#/shared/form/drafts.ts'
import { storedValuesOf } from '#/shared/form/stored-values.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { paths } from '#/paths.ts'
import { bodyOf, persistedReservationFields, reservationForm, visitorsAgain } from '../forms/reservation-form.ts'
import type { Reservation, VisitorType } from '../model.ts'
import { reservationAddress } from '../visit-addresses.ts'
import { reserve } from '../mutations.ts'

/**
 * The name of the draft with the visitors of a reservation. The draft is in memory and is used if the reservation
 * expires.
 */
const draftAgain = (id: string): string => `reservation again ${id}`

/** The server's visitors of an earlier reservation have no numbers. */
const LOST_AGAIN = '为保护隐私，证件号码和手机号没有保存，请重新填写'

/** A second attempt would be made without the session, and the visit would be missing from the person's account. */
const SIGN_IN_FIRST = {
  title: '尚未登录',
  text: '预约没有提交。登录后再提交，预约会记在您的账号里。',
  confirm: '去登录',
  cancel: '暂不登录',
}

interface Options {
  types: readonly VisitorType[]
  /** A visit of one person, made without a login. */
  personal: boolean
  before: Reservation | null
}

/** The form of a new visit. For an expired reservation, its visitors are filled in. */
export function useReserve({ types, personal, before }: Options) {
  const [draft] = useState(() => (before ? draftAgain(before.id) : personal ? 'reservation personal' : 'reservation'))
  const [defaults] = useState(() => ({ date: '', time: '', visitors: visitorsAgain(before, types), mobile: '' }))
  // If there is a draft, or stored values after a reload, the form itself shows what is missing.
  const [unreadableText] = useState(() => (before && !draftOf(draft) && !storedValuesOf(draft) ? LOST_AGAIN : ''))
  const { form, submit, lost } = useZodForm(reservationForm(types), {
    defaults,
    draft,
    persisted: persistedReservationFields,
    unreadableText,
    onSubmit: (values) => create.run({ body: bodyOf(values, types) }),
  })
  const visit = useFormVisit(draft)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const askToSignIn = async () => {
    if (await confirm(SIGN_IN_FIRST)) await navigate(loginAddress(pathname + search), { replace: true })
  }
  const create = useAppMutation(reserve, {
    onDone: ({ id }) => {
      const again = { ...form.getValues(), date: '', time: '' }
      storeDraft(draftAgain(id), again, draftGeneration(), again)
      visit.finish()
    },
    // Opens the reservation with its ticket or its countdown. The payment is started from there, so Back from the
    // payment service returns there.
    redirectTo: ({ id }) => reservationAddress(id),
    onFailed: async (error) => {
      const refused = error instanceof ApiError && error.kind === 'unauthenticated'
      if (refused) await askToSignIn()
      return refused
    },
    unknownAt: paths.reservationInquiry,
  })
  return { form, submit, lost, busy: create.busy }
}
