import { matchRoutes } from 'react-router'
import type { ScreenState } from '#/shared/states/state.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { rowsOf } from './rows.ts'
import { statesOf } from './screens.ts'

/** The states that every address with reads has: loading, failing, and with long texts. */
export interface DerivedState extends ScreenState {
  domain: string
  kind: 'loading' | 'failing' | 'long'
}

const knobsOf: Readonly<Record<DerivedState['kind'], string>> = {
  loading: 'fault:*=never',
  failing: 'fault:*=500',
  long: 'backend:long',
}
const kinds = Object.keys(knobsOf) as DerivedState['kind'][]

const rows = Object.values(rowsOf).flat()

const firstPart = (path: string): string => path.split('/')[1] ?? ''

/** The row of a state's address, with the parameters of the path. */
export function matchAt(address: string) {
  const path = address.split(/[?#]/)[0] ?? ''
  // React Router would rank all routes for each of hundreds of states, so it gets only the routes that can match.
  const table = rows
    .filter((row) => firstPart(row.path) === firstPart(path))
    .map((row) => ({ path: row.path, handle: row }))
  const match = matchRoutes(table, path)?.at(-1)
  return match ? { row: match.route.handle, params: match.params } : undefined
}

export const rowAt = (address: string): ScreenRow | undefined => matchAt(address)?.row

const representedPaths = new Set<string>()

/** Whether all knobs only prepare a situation, so that a knob for failing or long replies can be added. */
const onlyPreparesSituation = (knobs: string) => knobs.split(';').every((knob) => /^(given|life):/.test(knob))

/** Whether the state is the first state of an address with reads. It represents all states of the address. */
const isFirstState = ({ address, knobs, as }: ScreenState): boolean => {
  const row = rowAt(address)
  if (!row?.data || representedPaths.has(row.path) || (row.login && !as)) return false
  if (knobs && !onlyPreparesSituation(knobs)) return false
  representedPaths.add(row.path)
  return true
}

export const derivedStates: readonly DerivedState[] = Object.entries(statesOf).flatMap(([domain, states]) =>
  states.filter(isFirstState).flatMap((state) =>
    kinds.map((kind) => ({
      ...state,
      domain,
      kind,
      name: `${state.name}-${kind}`,
      knobs: [state.knobs, knobsOf[kind]].filter(Boolean).join(';'),
    })),
  ),
)

/** A loading state has a skeleton and no text to measure, so it is tested without a browser. */
export const loadingStates = derivedStates.filter(({ kind }) => kind === 'loading')
export const readStates = derivedStates.filter(({ kind }) => kind !== 'loading')
