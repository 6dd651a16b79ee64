import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isNoticeConfirmed } from '#/domains/insurance/notice.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { runMutation } from '#/shared/api/mutation.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { confirm, toast } from '#/shared/ui/layers/toast.ts'
import { savedPictures } from '#/shared/ui/pictures/image-picker-rules.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { persistedPersonFields, PersonForm, valuesOf } from '#/widgets/person/person-form.ts'
import type { ChangedMaterial, InsureMaterial } from '../model.ts'
import { SAVED, saveInsured, submitInsured } from '../mutations.ts'
import { materialById } from '../queries.ts'
import { missingOf } from '../rules.ts'
import { finalText, InsuredPapers, persistedPapersFields, materialLabels, materialOf } from './insured-form.ts'

/** Saves the data that the screen shows, and submits only data that was shown and saved (INS-004). */
function useInsuredWrites(material: InsureMaterial, finish: () => void) {
  const { id } = material
  const client = useQueryClient()
  const save = useAppMutation(saveInsured, { onDone: finish })
  const send = useAppMutation(submitInsured)
  /** The data as the server has it, after the shown values were saved. */
  const saved = async (shown: ChangedMaterial): Promise<InsureMaterial | null> => {
    if (!includesSent(material, shown)) {
      await runMutation(client, saveInsured, { body: shown })
      finish()
    }
    const now = await client.query({ ...materialById(id), staleTime: 0 })
    return now && includesSent(now, shown) ? now : null
  }
  const asked = async (shown: ChangedMaterial) => {
    const now = await saved(shown)
    const missing = now ? missingOf(now, isNoticeConfirmed(id)) : '填写的内容没有保存成功，请重试'
    if (missing) toast(missing)
    if (!now || missing) return null
    const sure = await confirm({ title: '提交资料', text: finalText(now), confirm: '确定提交', cancel: '再看看' })
    return sure ? { body: { id, submitted: true } } : null
  }
  // If the shown data is already saved, for example by an earlier tap, nothing is sent.
  const changed = (shown: ChangedMaterial) => {
    if (!includesSent(material, shown)) return { body: shown }
    toast(SAVED, 'success')
    return null
  }
  return {
    save: { busy: save.busy, run: (shown: ChangedMaterial) => save.run(() => changed(shown)) },
    send: { busy: send.busy, run: (shown: ChangedMaterial) => send.run(() => asked(shown)) },
  }
}

/** The only form of the screen: the person's data and the pictures are checked together and saved in one request. */
export function useInsuredForm(material: InsureMaterial) {
  const { id } = material
  const person = material.name ? material : null
  const [start] = useState(() => ({
    person: valuesOf(person),
    papers: { relation: material.relation, pictures: savedPictures(material.images) },
  }))
  const toSend = useRef(false)
  const papers = useZodForm(InsuredPapers, {
    defaults: start.papers,
    draft: `insured-papers ${id}`,
    persisted: persistedPapersFields,
    onSubmit: (values) => {
      const opened = materialOf(id, start.person, start.papers)
      const all = materialOf(id, people.form.getValues(), values)
      const shown = { id, ...withoutUnreadable(all, opened, material) }
      if (toSend.current) send.run(shown)
      else save.run(shown)
    },
  })
  const people = useZodForm(PersonForm, {
    defaults: start.person,
    draft: `insured ${id}`,
    persisted: persistedPersonFields,
    unreadableText: unreadableFieldsText(material, materialLabels),
    onSubmit: papers.submit,
  })
  const visits = [useFormVisit(`insured-papers ${id}`), useFormVisit(`insured ${id}`)]
  const { save, send } = useInsuredWrites(material, () => visits.forEach(({ finish }) => finish()))
  const submit = (final: boolean) => {
    toSend.current = final
    people.submit()
  }
  return {
    person,
    people: people.form,
    papers: papers.form,
    lost: [people.lost, papers.lost].filter(Boolean).join('；'),
    save: () => submit(false),
    saving: save.busy,
    send: () => submit(true),
    sending: send.busy,
  }
}
