import { beforeEach, expect, test } from 'vitest'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { recordEntry, pageStepsBack, stepsBackTo } from './history-entries.ts'

/** The browser's history entries with their states, and the index of the current entry. */
let entries: { address: string; state: unknown }[] = []
let at = -1

const noted = (action: 'PUSH' | 'REPLACE' | 'POP') => {
  const { address } = entries[at] as { address: string }
  const [pathname = '', search] = address.split('?')
  recordEntry(action, { key: `${at}-${address}`, pathname, search: search ? `?${search}` : '' })
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
    if (kind === '~') simulatePageLoad()
    // As in the router, the state of each entry contains a key.
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
  ['a second step that replaced the form in the history', ['+/record', '+/form', '=/form/2'], '/record', 1],
  ['the form, after a second step and Back', ['+/record', '+/form', '+/form/2', '</form'], '/record', 1],
  [
    'a form that was opened after Back had removed a later entry',
    ['+/record', '+/other', '</list', '+/form'],
    '/record',
    0,
  ],
  ['a form that was opened from another screen after the record', ['+/record', '+/other', '+/form'], '/record', 0],
  ['a form that was opened from the record with another query', ['+/record?id=1', '+/form'], '/record?id=2', 0],
  ['a form after a reload', ['+/record', '+/form', '~'], '/record', 1],
  ['the record, after Back from the form', ['+/record', '+/form', '</record'], '/list', 1],
  ['the first entry of the history', [], '/list', 0],
])(
  'from %s, the app goes back to the record over the right number of history entries',
  (_name, moves, address, steps) => {
    walk(...moves)
    expect(stepsBackTo(address)).toBe(steps)
  },
)

test.each<[string, string[], number]>([
  ['from a choice that was opened from the page', ['+/order?n=1', '+/choose'], 1],
  ['from a form that was opened from the choice', ['+/order?n=1', '+/choose', '+/form'], 2],
  ['from a form that was opened later from another screen', ['+/order?n=1', '+/paid', '+/goods', '+/form'], 0],
  ['from a choice that was opened without the page', ['+/choose'], 0],
  ['from the first entry of the history', [], 0],
])('on the way back %s, the app opens the order page, even if the page’s query has changed', (_name, moves, steps) => {
  walk(...moves)
  expect(pageStepsBack('/order?n=1&patientId=P1')).toBe(steps)
})
