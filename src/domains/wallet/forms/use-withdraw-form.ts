import * as z from 'zod/mini'
import { paths, to } from '#/paths.ts'
import { amountProblem } from '#/shared/form/amount.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { type Cents, formatMoney, parseYuan } from '#/shared/lib/money.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { withdrawMoney } from '../mutations.ts'
import { type Account, accountKey, chosenAccount, withdrawalProblem } from '../rules.ts'

const DRAFT = 'withdrawal'
const HISTORY = to(paths.myWallet, {}, { tab: 'withdrawal' })

const formFor = (most: Cents) =>
  z.object({ amount: z.string(), account: z.string() }).check((context) => {
    const message = amountProblem(context.value.amount, '提现金额', (amount) => withdrawalProblem(amount, most))
    if (message) context.issues.push({ code: 'custom', message, path: ['amount'], input: context.value.amount })
  })

export function useWithdrawForm(most: Cents, accounts: readonly Account[]) {
  const { form, submit } = useZodForm(formFor(most), {
    defaults: { amount: '', account: accounts[0] ? accountKey(accounts[0]) : '' },
    draft: DRAFT,
    onSubmit: (entered) =>
      save.run(async () => {
        const amount = parseYuan(entered.amount.trim())
        const account = chosenAccount(accounts, entered.account)
        if (amount === null || !account) return null
        const text = `提现${formatMoney(amount)}到${account.label}`
        if (!(await confirm({ text: `${text}，确定吗？`, confirm: '确定提现' }))) return null
        return { body: { amount, accountId: account.id, type: account.type } }
      }),
  })
  const visit = useFormVisit(DRAFT)
  const save = useAppMutation(withdrawMoney, {
    onDone: visit.finish,
    // Some backends do not return the created withdrawal.
    redirectTo: (made) => (made?.id ? to(paths.accountDetail, { type: 'withdrawal', id: made.id }) : HISTORY),
    unknownAt: HISTORY,
  })
  return { form, submit, busy: save.busy }
}
