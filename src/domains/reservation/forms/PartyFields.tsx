import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '#/shared/ui/Button.tsx'
import type { VisitorType } from '../model.ts'
import { MOST_VISITORS } from '../party-rules.ts'
import { newVisitor, type ReservationValues } from './reservation-form.ts'
import { VisitorFields } from './VisitorFields.tsx'
import './reservation.css'

interface Props {
  control: Control<ReservationValues>
  types: readonly VisitorType[]
  /** A visit of one person. */
  single: boolean
}

/** The visitors, each on a card of its own. */
export function PartyFields({ control, types, single }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'visitors' })
  const visitors = useWatch({ control, name: 'visitors' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <VisitorFields
          key={id}
          control={control}
          index={index}
          types={types}
          onRemove={fields.length > 1 ? () => remove(index) : null}
        />
      ))}
      {!single && (
        <div className="reservation-add">
          {visitors.length < MOST_VISITORS ? (
            <Button kind="plain" block onPress={() => append(newVisitor(types))}>
              添加访客
            </Button>
          ) : (
            <p className="muted">{`一次最多预约${MOST_VISITORS}位访客，更多访客请分开预约。`}</p>
          )}
        </div>
      )}
    </>
  )
}
