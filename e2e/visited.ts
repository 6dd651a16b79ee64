import { oneOfEach } from '#tests/matrix.ts'
import { readStates, rowAt } from './derived.ts'
import { screens } from './screens.ts'

/** The states that tests of all screens open: the first one of each address; every state in the full matrix. */
export const visited = oneOfEach(screens, ({ address }) => rowAt(address)?.path ?? address)

/** The failing or the long state of one address of each domain; both of every address in the full matrix. */
export const visitedReads = oneOfEach(readStates, ({ domain }) => domain)
