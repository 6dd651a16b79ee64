import type { StateKind } from '#/shared/states/state.ts'
import { derivedStates } from '../derived-states.ts'
import { statesOf } from '../screens.ts'

/** The states that tools/gallery/gallery.mjs requests. The command has checked that the list is not empty. */

const domains = (process.env['GALLERY_DOMAINS'] ?? '').split(',').filter(Boolean)
const requestedName = process.env['GALLERY_STATE'] ?? ''

const declaredStates = Object.entries(statesOf).flatMap(([domain, states]) =>
  states.map((state) => ({ kind: 'normal' as StateKind, ...state, domain })),
)
export const states = [...declaredStates, ...derivedStates]
  .filter(({ domain, name }) => (domains.length === 0 || domains.includes(domain)) && name.includes(requestedName))
  // Sorts by domain, so that one domain is finished before the next. The order inside a domain does not change.
  .toSorted((one, other) => one.domain.localeCompare(other.domain))
