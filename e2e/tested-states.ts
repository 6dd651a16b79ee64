import { oneOfEach } from '#tests/matrix.ts'
import { readStates, rowAt } from './derived-states.ts'
import { screens } from './screens.ts'

/** The states that tests of all screens open: the first state of each address, and in the full matrix every state. */
export const testedStates = oneOfEach(screens, ({ address }) => rowAt(address)?.path ?? address)

/**
 * A state with long texts for each domain, and one failing state, which looks the same on all screens. The full matrix
 * has both states of every address.
 */
export const testedReadStates = oneOfEach(readStates, ({ kind, domain }) => (kind === 'failing' ? kind : domain))
