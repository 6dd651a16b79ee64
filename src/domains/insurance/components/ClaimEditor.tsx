import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { isTyped } from '#/shared/form/drafts.ts'
import { hasPendingWrite } from '#/shared/api/mutation.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, claimForm, draftOf, persistedClaimFields, type PolicyNumbers, valuesOf } from '../forms/claim-form.ts'
import { ClaimFields } from '../forms/ClaimFields.tsx'
import type { Claim } from '../model.ts'
import { applyForClaim, sameClaim } from '../mutations.ts'
import { claimLabel } from '../rules.ts'

interface Props {
  policy: PolicyNumbers
  /** The refused claim to complete; null for a new claim. */
  before: Claim | null
}

/** The form of a claim (INS-001). Its draft survives a login and a refusal. */
export function ClaimEditor({ policy, before: given }: Props) {
  // Later replies do not change the claim that this form completes.
  const [before] = useState(given)
  const [start] = useState(() => ({
    schema: claimForm(before),
    defaults: valuesOf(before),
    draft: draftOf(policy, before),
  }))
  const { form, submit, lost } = useZodForm(start.schema, {
    defaults: start.defaults,
    draft: start.draft,
    persisted: persistedClaimFields,
    unreadableText: unreadableFieldsText(before, {
      ...persistedClaimFields.lost,
      materials: persistedClaimFields.lost.pictures,
    }),
    onSubmit: (values) =>
      save.run(async () => {
        const body = bodyOf(values, policy, before)
        const change = withoutUnreadable(body, bodyOf(start.defaults, policy, before), before)
        const input = { body, change, again: before && { id: before.id, status: before.status } }
        return (await (before ? isMeantAgain() : isMeantTwice(input))) ? input : null
      }),
  })
  /** An unchanged claim would be refused again, so the form asks for a confirmation. */
  const isMeantAgain = async (): Promise<boolean> =>
    isTyped(form.getValues(), start.defaults) ||
    (await confirm({
      text: '材料和内容都没有变化，可能会再次被退回。仍要提交吗？',
      confirm: '仍要提交',
      cancel: '去补充',
    })) === true
  /** A second claim with the same content needs a confirmation, unless the answer to the first claim was lost. */
  const isMeantTwice = async (input: Parameters<typeof applyForClaim.send>[0]): Promise<boolean> => {
    if (hasPendingWrite(applyForClaim, input)) return true
    const same = await sameClaim(input.body)
    return (
      !same ||
      (await confirm({
        text: `已有一份事故日期和金额都相同的理赔申请（${claimLabel(same.status)}）。仍要再提交一份吗？`,
        confirm: '再提交一份',
        cancel: '不提交',
      })) === true
    )
  }
  const visit = useFormVisit(start.draft)
  const save = useAppMutation(applyForClaim, {
    onDone: visit.finish,
    redirectTo: ({ id }) => to(paths.insuranceClaim, { id }),
    unknownAt: paths.insuranceClaims,
  })
  return (
    <Form onSubmit={submit} lost={lost}>
      <ClaimFields control={form.control} before={before} />
      <ActionBar>
        <SubmitButton busy={save.busy}>{before ? '重新提交' : '提交申请'}</SubmitButton>
      </ActionBar>
    </Form>
  )
}
