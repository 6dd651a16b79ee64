import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { mutation } from '#/shared/api/query.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { toast } from '#/shared/ui/toast.ts'
import { askWechat, scanCode } from '#/shared/wechat/wechat.ts'
import { sampleApi } from '../contract.ts'
import { SampleForm, type SampleValues } from '../forms/sample-form.ts'
import { groupSampleId, normaliseSampleId, packageInPath } from '../rules.ts'

/** The input of the number: verified once a value, then on to the first step (BIND-001, BIND-002). */
export function useSampleInput() {
  const navigate = useNavigate()
  const [refused, setRefused] = useState<{ number: string; text: string } | null>(null)
  const verify = useMutation({
    ...mutation(sampleApi.verify),
    onSuccess: ({ sampleId, packageName }) =>
      navigate(to(paths.bindFirst, { sampleId, packageName: packageInPath(packageName) })),
    onError: (error, { body }) => {
      // Only what the server said about the number is an answer; without one the same number may be asked again.
      if (!(error instanceof ApiError) || error.kind !== 'bad-request') return
      setRefused({ number: body.sampleId, text: error.message })
      form.setError('sampleId', { message: error.message })
    },
  })
  const { form, submit } = useZodForm<SampleValues, SampleValues>(SampleForm, {
    defaults: { sampleId: '' },
    onSubmit: (values) => {
      const sampleId = normaliseSampleId(values.sampleId)
      if (refused?.number !== sampleId) {
        verify.mutate({ body: { sampleId } })
        return
      }
      form.setError('sampleId', { message: refused.text })
      toast(refused.text)
    },
  })
  /** BIND-011: the scanned code fills the field; where that is not possible, the person is told and types. */
  const scan = async () => {
    const code = await askWechat(scanCode())
    if (code) form.setValue('sampleId', groupSampleId(normaliseSampleId(code)), { shouldValidate: true })
  }
  return { control: form.control, submit, scan: () => void scan(), verifying: verify.isPending }
}
