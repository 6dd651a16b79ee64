import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { isTyped } from '#/shared/form/drafts.ts'
import { Form } from '#/shared/form/Form.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import {
  bodyOf,
  claimForm,
  type ClaimValues,
  draftOf,
  keptClaim,
  type PolicyNumbers,
  valuesOf,
} from '../forms/claim-form.ts'
import { ClaimFields } from '../forms/ClaimFields.tsx'
import type { Claim } from '../model.ts'
import { applyForClaim } from '../mutations.ts'

interface Props {
  policy: PolicyNumbers
  /** The refused claim to complete; null for a new one. */
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
  const { form, submit, lost } = useZodForm<ClaimValues, ClaimValues>(start.schema, {
    defaults: start.defaults,
    draft: start.draft,
    kept: keptClaim,
    onSubmit: (values) =>
      save.run(async () =>
        (await isMeant())
          ? { body: bodyOf(values, policy, before), again: before && { id: before.id, status: before.status } }
          : null,
      ),
  })
  /** An unchanged claim would be refused again: asks for confirmation. */
  const isMeant = async (): Promise<boolean> =>
    before === null ||
    isTyped(form.getValues(), start.defaults) ||
    (await confirm({
      text: '材料和内容都没有变化，可能会再次被退回。仍要提交吗？',
      confirm: '仍要提交',
      cancel: '去补充',
    })) === true
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
        <Button type="submit" block busy={save.busy}>
          {before ? '重新提交' : '提交申请'}
        </Button>
      </ActionBar>
    </Form>
  )
}
