import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { toast } from '#/shared/ui/toast.ts'
import { askWechat, scanCode } from '#/shared/wechat/wechat.ts'
import { bindSteps } from '../bind-steps.ts'
import { sampleApi } from '../contract.ts'
import { keptSample, sampleDraft, SampleForm, type SampleValues } from '../forms/sample-form.ts'
import { groupSampleId, normaliseSampleId, packageInPath } from '../rules.ts'

/** Asks about a number; a tooth-source one is asked about together with its order (BIND-008). */
const ask = (sampleId: string, mallOrderId: string | undefined) =>
  mallOrderId === undefined
    ? call(sampleApi.verify, { body: { sampleId } })
    : call(sampleApi.toothVerify, { path: { sampleId, mallOrderId } })

interface Verified {
  sampleId: string
  packageName: string
}

/** What has been accepted for a number, until a sample is bound: coming back to it asks nothing again. */
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

/** The input of the number: verified once a value, then on to the first step (BIND-001, BIND-002). */
export function useSampleInput(mallOrderId?: string) {
  const navigate = useNavigate()
  const accepted = useAccepted(mallOrderId)
  const [byHand, setByHand] = useState(false)
  const [refused, setRefused] = useState<{ number: string; text: string } | null>(null)
  const verify = useMutation({
    mutationFn: (number: string) => ask(number, mallOrderId),
    meta: { changes: sampleApi.verify.row.changes },
    onSuccess: (reply, number) => accepted.keep(number, reply),
    onError: (error, number) => {
      // Only what the server said about the number is an answer; without one the same number may be asked again.
      if (!(error instanceof ApiError) || error.kind !== 'bad-request') return
      setRefused({ number, text: error.message })
      form.setError('sampleId', { message: error.message })
    },
  })
  // Told with the question, not with the mutation: an answer that comes after the page was left leads nobody away.
  const goOn = ({ sampleId, packageName }: Verified) =>
    void navigate(bindSteps({ sampleId, packageName: packageInPath(packageName), mallOrderId }).first)
  const { form, submit, lost } = useZodForm<SampleValues, SampleValues>(SampleForm, {
    defaults: { sampleId: '' },
    // Somebody who looks something up in the middle of a long number comes back to it.
    draft: sampleDraft(mallOrderId),
    kept: keptSample,
    onSubmit: (values) => {
      const sampleId = normaliseSampleId(values.sampleId)
      const before = accepted.get(sampleId)
      if (before) return goOn(before)
      if (refused?.number !== sampleId) {
        verify.mutate(sampleId, { onSuccess: goOn })
        return
      }
      form.setError('sampleId', { message: refused.text })
      toast(refused.text)
    },
  })
  /** BIND-011: the scanned code fills the field; where that is not possible, the person is told and types. */
  const scan = async () => {
    const code = await askWechat(scanCode())
    setByHand(!code)
    if (code) form.setValue('sampleId', groupSampleId(normaliseSampleId(code)), { shouldValidate: true })
  }
  return { control: form.control, submit, lost, scan: () => void scan(), byHand, verifying: verify.isPending }
}
