import { useState } from 'react'
import { Form } from '#/shared/form/Form.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { pictureUrls, savedPictures } from '#/shared/ui/pictures/image-picker-rules.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import { InsurePictures, keptPictures, type PicturesValues } from '../forms/insure-pictures.ts'
import type { InsureMaterial } from '../model.ts'
import { INSURE_PICTURES } from '../rules.ts'
import { saveInsured } from '../mutations.ts'

/** The pictures of the materials, with a save button of their own (INS-004). */
export function InsuredPictures({ material: { id, images } }: { material: InsureMaterial }) {
  const [defaults] = useState(() => ({ pictures: savedPictures(images) }))
  const draft = `insured-pictures ${id}`
  const { form, submit, lost } = useZodForm<PicturesValues, PicturesValues>(InsurePictures, {
    defaults,
    draft,
    kept: keptPictures,
    onSubmit: ({ pictures }) => save.run({ body: { id, images: pictureUrls(pictures) } }),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveInsured, { onDone: visit.finish })
  return (
    <Form onSubmit={submit} lost={lost}>
      <Card title="材料">
        <PicturesField
          control={form.control}
          name="pictures"
          label="材料图片"
          most={INSURE_PICTURES}
          hint="身份证正反面，或户口本上本人的一页"
        />
        <Button type="submit" block kind="plain" busy={save.busy}>
          保存材料图片
        </Button>
      </Card>
    </Form>
  )
}
