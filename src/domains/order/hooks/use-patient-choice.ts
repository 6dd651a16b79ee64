import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { allPatients } from '#/domains/patient/queries.ts'
import { useEntryState } from '#/shared/form/use-entry-state.ts'
import type { OrderGoods, OrderOptions } from '../model.ts'
import { mayHaveSamples } from '../rules.ts'

/**
 * The person of the order: the person chosen here, else the person in the address, else the server's choice (ORDX-004).
 */
export function usePatientChoice(options: OrderOptions, line: OrderGoods | null, named: string | null) {
  const preset = options.selectedPatient
  const start = named ?? undefined
  const [picked, setPicked] = useEntryState<string | null | undefined>('order patient', () => start)
  const [changed, setChanged] = useEntryState('order patient changed', () => false, z.boolean())
  const [opened, setOpened] = useState(false)
  const wanted = picked === undefined ? (preset?.id ?? null) : picked
  const unknown = wanted !== null && wanted !== preset?.id
  const all = useQuery({ ...allPatients(), enabled: opened || unknown })
  const known = [...(all.data?.items ?? []), ...(preset ? [preset] : [])]
  return {
    /** Goods that are not a test need no person. */
    offered: mayHaveSamples(line) || preset !== null,
    patients: all.data?.items ?? (preset ? [preset] : []),
    /** The person chosen here or in the address; null without such a choice, even if the server has chosen a person. */
    picked: picked ?? null,
    chosen: known.find((patient) => patient.id === wanted) ?? null,
    loading: unknown && all.isPending && all.fetchStatus === 'fetching',
    /** Whether a reload has lost the choice: its id is personal, so only the fact of a choice is stored. */
    lost: changed && picked === start,
    choose: (id: string | null) => {
      setPicked(id)
      setChanged(id !== start)
    },
    open: () => setOpened(true),
  }
}
