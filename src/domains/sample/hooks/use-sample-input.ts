import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '#/shared/api/errors.ts'
import { isRefusal } from '#/shared/api/mutation.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { withFailureToast, scanCode } from '#/shared/wechat/wechat.ts'
import { bindSteps } from '../bind-steps.ts'
import { persistedSampleFields, sampleDraft, SampleForm } from '../forms/sample-form.ts'
import { groupSampleId, normaliseSampleId, packageSegment } from '../rules.ts'
import { verifySample } from '../mutations.ts'

interface Verified {
  sampleId: string
  packageName: string
}

/** The verified numbers until a sample is bound, so that a number is not verified twice. */
function useAccepted(mallOrderId: string | undefined) {
  const client = useQueryClient()
  const keyOf = (number: string) => ['sample', 'accepted', number, mallOrderId ?? '']
  return {
    get: (number: string): Verified | undefined => {
      const state = client.getQueryState<Verified>(keyOf(number))
      return state?.isInvalidated ? undefined : state?.data
    },
    keep: (number: string, reply: Verified): void => void client.setQueryData<Verified>(keyOf(number), reply),
  }
}

/** The input of the number: it is verified once per value, then the first step opens (BIND-001, BIND-002). */
export function useSampleInput(mallOrderId?: string) {
  const navigate = useNavigate()
  const accepted = useAccepted(mallOrderId)
  const [byHand, setByHand] = useState(false)
  const [refused, setRefused] = useState<{ number: string; text: string } | null>(null)
  const next = ({ sampleId, packageName }: Verified) =>
    navigate(bindSteps({ sampleId, packageName: packageSegment(packageName), mallOrderId }).first)
  const verify = useAppMutation(verifySample, {
    onDone: (reply, { sampleId }) => accepted.keep(sampleId, reply),
    redirectTo: next,
    onFailed: (error, { sampleId: number }) => {
      // Only a refusal of the server is stored as a result; after other errors, the same number may be sent again.
      if (!isRefusal(error)) return
      const text = errorText(error)
      setRefused({ number, text })
      form.setError('sampleId', { message: text })
    },
  })
  const { form, submit, lost } = useZodForm(SampleForm, {
    defaults: { sampleId: '' },
    // The draft keeps a partly typed number while another screen is open.
    draft: sampleDraft(mallOrderId),
    persisted: persistedSampleFields,
    onSubmit: (values) => {
      const sampleId = normaliseSampleId(values.sampleId)
      const before = accepted.get(sampleId)
      if (before) return void next(before)
      if (refused?.number !== sampleId) return verify.run({ sampleId, mallOrderId })
      form.setError('sampleId', { message: refused.text })
      return toast(refused.text)
    },
  })
  /** BIND-011: the scanned code fills the field; if scanning is impossible, the person is asked to type the number. */
  const scan = async () => {
    const code = await withFailureToast(scanCode())
    setByHand(!code)
    if (code) form.setValue('sampleId', groupSampleId(normaliseSampleId(code)), { shouldValidate: true })
  }
  return { control: form.control, submit, lost, scan: () => void scan(), byHand, verifying: verify.busy }
}
