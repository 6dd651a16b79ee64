import { oneOfEach } from '#tests/matrix.ts'
import { readStates, rowAt } from './derived.ts'
import { screens } from './screens.ts'

/** The states that tests of all screens open: the first one of each address; every state in the full matrix. */
export const visited = oneOfEach(screens, ({ address }) => rowAt(address)?.path ?? address)

/** The long state of one address of each domain, and one failing state, which looks the same everywhere; both of every
 * address in the full matrix. */
export const visitedReads = oneOfEach(readStates, ({ kind, domain }) => (kind === 'failing' ? kind : domain))
