import { expect, test } from 'vitest'
import { followed, stepsBack, stepsBackToPage, type Trail } from './trail.ts'

const START: Trail = { entries: [{ key: 'default', address: '/list' }], at: 0 }

/** `+` pushes, `=` replaces, `<` goes to the entry of the address. */
const walk = (...moves: string[]): Trail =>
  moves.reduce((trail, move, index) => {
    const address = move.slice(1)
    const entry = { key: `${index}`, address }
    if (move.startsWith('+')) return followed(trail, 'PUSH', entry)
    if (move.startsWith('=')) return followed(trail, 'REPLACE', entry)
    return followed(trail, 'POP', trail.entries.find((one) => one.address === address) ?? entry)
  }, START)

test.each<[string, string[], string, number]>([
  ['a form that was opened from the record', ['+/record', '+/form'], '/record', 1],
  ['a form that was opened from another page', ['+/form'], '/record', 0],
  ['a form that was opened from a layer of the record', ['+/record', '+/record', '+/form'], '/record', 2],
  ['a second step that has replaced the first one', ['+/record', '+/form', '=/form/2'], '/record', 1],
  ['a form after a second step and Back', ['+/record', '+/form', '+/form/2', '</form'], '/record', 1],
  ['a form behind which an entry was dropped by a new way', ['+/record', '+/other', '</list', '+/form'], '/record', 0],
  ['the record further behind', ['+/record', '+/other', '+/form'], '/record', 0],
  ['a record with another query', ['+/record?id=1', '+/form'], '/record?id=2', 0],
  ['an entry of an earlier document', ['+/record', '</before'], '/record', 0],
  ['the first entry', [], '/list', 0],
])('from %s: steps back', (_name, moves, address, steps) => expect(stepsBack(walk(...moves), address)).toBe(steps))

test.each<[string, string[], number]>([
  ['from a choice that the page opened', ['+/order?n=1', '+/choose'], 1],
  ['from a choice that a layer of the page opened', ['+/order?n=1', '+/order?n=1', '+/choose'], 2],
  ['from a form that the choice opened', ['+/order?n=1', '+/choose', '+/form'], 2],
  ['from a form opened later elsewhere', ['+/order?n=1', '+/paid', '+/goods', '+/form'], 0],
  ['from a choice without its page', ['+/choose'], 0],
  ['from the first entry', [], 0],
])('%s: steps back to the page, with whatever query', (_name, moves, steps) =>
  expect(stepsBackToPage(walk(...moves), '/order?n=1&patientId=P1')).toBe(steps),
)
