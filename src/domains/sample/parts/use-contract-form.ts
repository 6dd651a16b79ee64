import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#/paths.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { bindContract } from '../bind-contract.ts'
import { sampleApi } from '../contract.ts'
import { ContractForm, type ContractValues, keptContract } from '../forms/contract-form.ts'

const DRAFT = 'contract binding'

/** The form of a contract; what was typed outlives a look at the message with the code, in memory only. */
export function useContractForm(mobile: string) {
  const navigate = useNavigate()
  const { form, submit, lost } = useZodForm<ContractValues, ContractValues>(ContractForm, {
    defaults: { contractNo: '', mobile, code: '' },
    draft: DRAFT,
    kept: keptContract,
    onSubmit: (values) => bind.mutate(values),
  })
  const visit = useFormVisit(DRAFT)
  const bind = useMutation({
    mutationFn: ({ contractNo, code }: ContractValues) =>
      bindContract(contractNo, code, visit.keyFor([contractNo, code])),
    meta: { changes: sampleApi.cpsBind.row.changes, done: '合同绑定成功' },
    onSuccess: () => visit.finish(() => navigate(paths.contractList, { replace: true })),
  })
  return { form, submit, lost, binding: bind.isPending }
}
