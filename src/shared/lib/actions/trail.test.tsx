import { beforeEach, expect, test } from 'vitest'
import { renewDocument } from '#/shared/lib/document/document-state.ts'
import { noteEntry, pageStepsBack, stepsBackTo } from './trail.ts'

/** The browser's list of entries, each with its own state, and the index of the present one. */
let entries: { address: string; state: unknown }[] = []
let at = -1

const noted = (action: 'PUSH' | 'REPLACE' | 'POP') => {
  const { address } = entries[at] as { address: string }
  const [pathname = '', search] = address.split('?')
  noteEntry(action, { key: `${at}-${address}`, pathname, search: search ? `?${search}` : '' })
  Object.assign(entries[at] as object, { state: window.history.state as unknown })
}

/** `+` pushes, `=` replaces, `<` goes to the entry of the address, `~` loads the page again. */
function walk(...moves: string[]): void {
  for (const move of moves) {
    const [kind, address] = [move[0], move.slice(1)]
    if (kind === '+') entries.splice(at + 1, Infinity, { address, state: null })
    if (kind === '+') at += 1
    if (kind === '=') entries[at] = { address, state: null }
    if (kind === '<') at = entries.findIndex((one) => one.address === address)
    if (kind === '~') renewDocument()
    // As the router does: each entry has a key of its own, in its state.
    window.history.replaceState(entries[at]?.state ?? { key: `${at}-${address}` }, '')
    noted(kind === '+' ? 'PUSH' : kind === '=' ? 'REPLACE' : 'POP')
  }
}

beforeEach(() => {
  entries = [{ address: '/list', state: null }]
  at = 0
  walk('</list')
})

test.each<[string, string[], string, number]>([
  ['a form that was opened from the record', ['+/record', '+/form'], '/record', 1],
  ['a form that was opened from another page', ['+/form'], '/record', 0],
  ['a form that was opened from a layer of the record', ['+/record', '+/record', '+/form'], '/record', 2],
  ['a second step that has replaced the first one', ['+/record', '+/form', '=/form/2'], '/record', 1],
  ['a form after a second step and Back', ['+/record', '+/form', '+/form/2', '</form'], '/record', 1],
  ['a form opened after Back had dropped a later entry', ['+/record', '+/other', '</list', '+/form'], '/record', 0],
  ['a form that a further screen after the record opened', ['+/record', '+/other', '+/form'], '/record', 0],
  ['a record with another query', ['+/record?id=1', '+/form'], '/record?id=2', 0],
  ['a form that was loaded again', ['+/record', '+/form', '~'], '/record', 1],
  ['the record, after Back to it', ['+/record', '+/form', '</record'], '/list', 1],
  ['the first entry', [], '/list', 0],
])('from %s the app steps back the right number of entries', (_name, moves, address, steps) => {
  walk(...moves)
  expect(stepsBackTo(address)).toBe(steps)
})

test.each<[string, string[], number]>([
  ['from a choice that the page opened', ['+/order?n=1', '+/choose'], 1],
  ['from a choice that a layer of the page opened', ['+/order?n=1', '+/order?n=1', '+/choose'], 2],
  ['from a form that the choice opened', ['+/order?n=1', '+/choose', '+/form'], 2],
  ['from a form opened later elsewhere', ['+/order?n=1', '+/paid', '+/goods', '+/form'], 0],
  ['from a choice without its page', ['+/choose'], 0],
  ['from the first entry', [], 0],
])('%s the app steps back to the page, whatever its query', (_name, moves, steps) => {
  walk(...moves)
  expect(pageStepsBack('/order?n=1&patientId=P1')).toBe(steps)
})
