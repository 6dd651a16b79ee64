import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { errorText } from '#/shared/api/errors.ts'
import { FieldShell } from '#/shared/form/Field.tsx'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { depositorBy } from '../queries.ts'
import type { ReservationValues } from './reservation-form.ts'

/** Finds the depositor of a ticket by contract number or phone number. */
export function DepositorField({ control, index }: { control: Control<ReservationValues>; index: number }) {
  const { field, fieldState } = useController({ control, name: `visitors.${index}.contractNo` })
  const client = useQueryClient()
  const [keyword, setKeyword] = useState('')
  const [said, setSaid] = useState('')
  const status = useId()
  const { run, busy } = useOneAtATime(async () => {
    if (!keyword) return setSaid('请输入合同编号或手机号')
    try {
      const found = await client.fetchQuery({ ...depositorBy(keyword), staleTime: 0 })
      field.onChange(found?.contractNo ?? '')
      return setSaid(found ? `已查到储户${found.name}` : '没有查到，请核对后再试，或改选其他访客类型')
    } catch (error) {
      return setSaid(errorText(error))
    }
  })
  const change = (typed: string) => {
    setKeyword(typed.trim())
    setSaid('')
    field.onChange('')
  }
  return (
    <>
      <FieldShell label="储户查询" error={fieldState.error?.message}>
        {({ id, describedBy }) => (
          <>
            <input
              id={id}
              ref={field.ref}
              type="text"
              value={keyword}
              placeholder="合同编号或手机号"
              autoComplete="off"
              maxLength={40}
              aria-invalid={fieldState.invalid}
              aria-describedby={describedBy ?? status}
              onChange={(event) => change(event.target.value)}
            />
            <Button kind="text" busy={busy} onPress={() => void run()}>
              查询
            </Button>
          </>
        )}
      </FieldShell>
      <p id={status} className="muted" role="status">
        {said || (field.value ? `已选合同 ${field.value}` : '')}
      </p>
    </>
  )
}
