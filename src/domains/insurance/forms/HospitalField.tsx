import { useQuery } from '@tanstack/react-query'
import { type Control, useController } from 'react-hook-form'
import { hospitals } from '#/domains/doctor-qa/queries.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { hospitalHints } from '../rules.ts'
import type { ClaimValues } from './claim-form.ts'
import './claim-form.css'

/** The hospital as free text; known hospitals are suggested when their list is available. */
export function HospitalField({ control }: { control: Control<ClaimValues> }) {
  const { field } = useController({ control, name: 'hospital' })
  const { data } = useQuery(hospitals())
  const hints = hospitalHints(data?.items.map(({ name }) => name) ?? [], field.value)
  return (
    <>
      <TextField control={control} name="hospital" label="就诊医院" placeholder="医院的名称" maxLength={50} />
      {hints.length > 0 && (
        <div className="hospital-hints" role="group" aria-label="医院建议">
          {hints.map((name) => (
            <button key={name} type="button" className="hospital-hint" onClick={() => field.onChange(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
