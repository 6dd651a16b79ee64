import { paths, to } from '#/paths.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { confirm, toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, emptyChild, emptySummer, persistedSummerFields, SummerForm, type SummerValues } from './summer-form.ts'
import type { SummerOrder } from '../model.ts'
import { cashierOf, payOrderOf } from '../rules.ts'
import { signUp } from '../mutations.ts'
import { useOffer } from '../hooks/use-offer.ts'

const DRAFT = 'summer activity'

/** SUM-003: the next address: the cashier, or the order if nothing is to be paid or it cannot be paid here. */
function addressAfterSignUp(order: SummerOrder): string {
  const payOrderId = payOrderOf(order, serverNow())
  return payOrderId === null ? to(paths.summerOrder, { id: order.id }) : cashierOf(order, payOrderId)
}

/** The form of the summer activity. Its draft survives a login and a refusal. */
export function useSummerForm() {
  const { form, submit, lost } = useZodForm(SummerForm, {
    defaults: emptySummer,
    draft: DRAFT,
    persisted: persistedSummerFields,
    onSubmit: (values) => create.run(() => wanted(values)),
  })
  const visit = useFormVisit(DRAFT)
  const offer = useOffer(form.control)
  const create = useAppMutation(signUp, {
    onDone: visit.finish,
    redirectTo: addressAfterSignUp,
    unknownAt: paths.summerOrders,
  })
  const wanted = (values: SummerValues) => {
    const { verdict, total, taken } = offer
    const problem = verdict.problem ?? taken
    if (problem) toast(problem)
    if (problem || verdict.group === null || total === null) return null
    return { body: bodyOf(values, verdict.group, total) }
  }
  const setCount = async (count: number) => {
    const children = form.getValues('children')
    const last = children.at(-1)
    if (count > children.length) form.setValue('children', [...children, emptyChild])
    else if (count < children.length && (!last?.name || (await mayDrop(last.name))))
      form.setValue('children', children.slice(0, -1))
  }
  return { form, submit, lost, offer, setCount, busy: create.busy }
}

const mayDrop = (name: string) => confirm({ text: `不再为${name}报名吗？填写的资料会被删去。`, confirm: '减少一人' })
