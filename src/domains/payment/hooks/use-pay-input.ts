import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { payOrderOf } from '#/domains/order/place/place-order.ts'
import { cashierOf } from '#/domains/order/place/place-rules.ts'
import { paths, to } from '#/paths.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { type Cents, formatAmount, parseYuan } from '#/shared/lib/money.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { standaloneCashier } from '../cashier-address.ts'
import { dueProblem } from '../paid.ts'

const formFor = (due: Cents) =>
  z.object({ amount: z.string() }).check((context) => {
    const message = dueProblem(context.value.amount, due)
    if (message) context.issues.push({ code: 'custom', message, path: ['amount'], input: context.value.amount })
  })

/**
 * Creates a pay order for the entered amount. The whole amount due is paid like an order; a smaller amount is a
 * standalone payment.
 */
export function usePayInput(orderId: string, due: Cents) {
  const navigate = useNavigate()
  const draft = `pay input ${orderId} ${due}`
  const [defaults] = useState(() => ({ amount: formatAmount(due) }))
  const pay = useAppMutation(payOrderOf, {
    redirectTo: ({ id }, { amount }) => {
      const here = to(paths.orderPayInput, {}, { mallOrderId: orderId })
      return navigate(amount === due ? cashierOf(id, orderId) : standaloneCashier(id, here, { orderId }))
    },
  })
  const { form, submit } = useZodForm(formFor(due), {
    defaults,
    draft,
    onSubmit: ({ amount }) => {
      const entered = parseYuan(amount)
      if (entered !== null) pay.run({ orderId, amount: entered, of: due })
    },
  })
  return { form, submit, busy: pay.busy }
}
