import { Form } from '#/shared/form/Form.tsx'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { whenText } from '../event-rules.ts'
import { formOf, slotOf } from '../forms/event-form.ts'
import { HallFields } from '../forms/HallFields.tsx'
import type { Registration } from '../model.ts'
import { updateVisit } from '../mutations.ts'

const schema = formOf([], true)

interface ChangeSheetProps {
  registration: Registration
  open: boolean
  onClose: () => void
}

/** Changes the hall, the day or the time of a visit (MISC-009). */
export default function ChangeSheet({ registration, open, onClose }: ChangeSheetProps) {
  const { id, hall } = registration
  const { form, submit } = useZodForm(schema, {
    defaults: { hall: hall?.id ?? '', day: '', time: '' },
    onSubmit: (answers) => save.run({ body: { id, ...slotOf(answers) } }),
  })
  const save = useAppMutation(updateVisit, { onDone: onClose })
  const foot = (
    <Button block busy={save.busy} onPress={submit}>
      确定改期
    </Button>
  )
  return (
    <Sheet title="改期" open={open} onClose={onClose} foot={foot}>
      <p className="muted">{`现在的预约：${whenText(registration)}`}</p>
      <Form onSubmit={submit}>
        <HallFields control={form.control} />
      </Form>
    </Sheet>
  )
}
