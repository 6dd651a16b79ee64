import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '#/shared/ui/Button.tsx'
import type { VisitorType } from '../model.ts'
import { MAX_VISITORS } from '../party-rules.ts'
import { newVisitor, type ReservationValues } from './reservation-form.ts'
import { VisitorFields } from './VisitorFields.tsx'
import './reservation.css'

interface Props {
  form: UseFormReturn<ReservationValues, unknown, ReservationValues>
  types: readonly VisitorType[]
  single: boolean
}

/** Adds and removes visitors. The hook of react-hook-form for this would add 1.5 KB to every form. */
function useParty({ control, getValues, setValue, clearErrors }: Props['form'], types: Props['types']) {
  const visitors = useWatch({ control, name: 'visitors' })
  // Part of the cards' keys: after a removal, all cards are mounted again, because their state belongs to a visitor,
  // not to a position.
  const [removals, setRemovals] = useState(0)
  const put = (next: ReservationValues['visitors']) => setValue('visitors', next, { shouldDirty: true })
  return {
    visitors,
    keyOf: (index: number) => `${removals} ${index}`,
    add: () => put([...getValues('visitors'), newVisitor(types)]),
    remove: (index: number) => {
      clearErrors('visitors')
      put(getValues('visitors').filter((_, at) => at !== index))
      setRemovals(removals + 1)
    },
  }
}

export function PartyFields({ form, types, single }: Props) {
  const { visitors, keyOf, add, remove } = useParty(form, types)
  return (
    <>
      {visitors.map((_, index) => (
        <VisitorFields
          key={keyOf(index)}
          control={form.control}
          index={index}
          types={types}
          onRemove={visitors.length > 1 ? () => remove(index) : null}
        />
      ))}
      {!single && (
        <div className="reservation-add">
          {visitors.length < MAX_VISITORS ? (
            <Button kind="plain" block onPress={add}>
              添加访客
            </Button>
          ) : (
            <p className="muted">{`一次最多预约${MAX_VISITORS}位访客，更多访客请分开预约。`}</p>
          )}
        </div>
      )}
    </>
  )
}
