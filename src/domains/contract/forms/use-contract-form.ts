import { contractRefusal, shownAtCode } from '#/domains/auth/code-refusal.ts'
import { paths } from '#/paths.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { ContractForm, persistedContractFields } from './contract-form.ts'
import { bindContract } from '../mutations.ts'

const DRAFT = 'contract binding'

/** The draft stays in memory, for people who leave the form to read the text message. */
export function useContractForm(mobile: string) {
  const { form, submit, lost } = useZodForm(ContractForm, {
    defaults: { contractNo: '', mobile, code: '' },
    draft: DRAFT,
    persisted: persistedContractFields,
    onSubmit: ({ contractNo, code }) => bind.run({ body: { contractNo, authorizationCode: code } }),
  })
  const visit = useFormVisit(DRAFT)
  const bind = useAppMutation(bindContract, {
    onDone: visit.finish,
    redirectTo: () => paths.contractList,
    onFailed: (error) => {
      if (shownAtCode(error, (refused) => form.setError('code', refused, { shouldFocus: true }))) return true
      const message = contractRefusal(error)
      if (message) form.setError('contractNo', { message }, { shouldFocus: true })
      return message !== null
    },
  })
  return { form, submit, lost, binding: bind.busy }
}
