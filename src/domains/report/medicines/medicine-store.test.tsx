import { afterEach, expect, test, vi } from 'vitest'
import { beginSession, endSession, expireSession } from '#/domains/user/store.ts'
import { storageText } from '../device-notes.ts'
import { medicineNotes } from './medicine-store.ts'

const { change, removeOthers, noteOf, store } = medicineNotes

const place = { sampleId: 'R1', packageId: 'P1' }
const example = { sampleId: 'DEMO-DEFAULT-ADULT', packageId: 'PKG-ADULT' }
const one = { id: 'M1', name: '氯吡格雷' }
const two = { id: '', name: '阿司匹林' }

const spies: { mockRestore: () => void }[] = []
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore()
  endSession()
})

const add = (medicine: typeof one, where = place, owner = 'U1') => change(where, owner, (list) => [...list, medicine])
const now = (where = place, owner = 'U1') => noteOf(store.getState(), where, owner)
const onThePhone = () => localStorage.getItem('app:medicines')

test('medicines in use are stored on the phone, separately for each person and report', () => {
  add(one)
  add(two)
  expect(now()).toEqual([one, two])
  expect([now({ ...place, sampleId: 'R2' }), now(place, 'U2')]).toEqual([[], []])
  expect(JSON.parse(onThePhone() ?? '')).toMatchObject({ lists: { 'R1/P1': [one, two] } })
  expect(onThePhone()).not.toContain('U1')
})

test('medicines that are added in a sample report are never stored', () => {
  add(one, example, '')
  expect(now(example, '')).toEqual([one])
  expect(onThePhone()).toBeNull()
  beginSession('token', 'U1')
  expect(now(example, '')).toEqual([])
})

test('an empty list of medicines is removed from the storage, and the lists of other reports stay', () => {
  const second = { sampleId: 'R2', packageId: 'P1' }
  add(one)
  add(two, second)
  change(place, 'U1', () => [])
  expect([now(), now(second)]).toEqual([[], [two]])
  change(second, 'U1', () => [])
  expect(onThePhone()).toBeNull()
})

test('signing out deletes the list of medicines', () => {
  beginSession('token', 'U1')
  add(one)
  endSession()
  expect(onThePhone()).toBeNull()
  expect(now()).toEqual([])
})

test('after an expired session, the same person still has the list', () => {
  beginSession('token', 'U1')
  add(one)
  expireSession('token')
  beginSession('later', 'U1')
  removeOthers('U1')
  expect(now()).toEqual([one])
})

test('another person on the same phone does not see the list, and the list is then deleted', () => {
  add(one)
  removeOthers('U2')
  expect(onThePhone()).toBeNull()
  expect([now(), now(place, 'U2')]).toEqual([[], []])
})

test('the first medicine that another person adds replaces the previous person’s list', () => {
  add(one)
  add(two, place, 'U2')
  expect([now(), now(place, 'U2')]).toEqual([[], [two]])
})

test('medicines added in another tab are kept', () => {
  add(one)
  const { owner } = JSON.parse(onThePhone() ?? '') as { owner: string }
  localStorage.setItem('app:medicines', JSON.stringify({ owner, lists: { 'R1/P1': [one, two], 'R2/P1': [one] } }))
  add({ id: 'M3', name: '二甲双胍' })
  expect(now()).toEqual([one, two, { id: 'M3', name: '二甲双胍' }])
  expect(now({ sampleId: 'R2', packageId: 'P1' })).toEqual([one])
})

test('if the storage is full, medicines in use are kept in memory and marked until they can be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  spies.push(full)
  add(one)
  expect(now()).toEqual([one])
  expect(store.getState().lasts).toBe(false)
  full.mockRestore()
  add(two)
  expect(store.getState().lasts).toBe(true)
  expect(JSON.parse(onThePhone() ?? '')).toMatchObject({ lists: { 'R1/P1': [one, two] } })
})

test.each(['{"owner":', '{"owner":"x","lists":[]}', '{"owner":"x","lists":{"R1/P1":[{"id":1}]}}', 'null'])(
  'the stored value %s is parsed as an empty list of medicines',
  (text) => {
    localStorage.setItem('app:medicines', text)
    beginSession('token', 'U7')
    expect(now()).toEqual([])
    add(one)
    expect(now()).toEqual([one])
  },
)

test('a text says where the medicines in use are stored', () => {
  expect(storageText({ example: false, lasts: true })).toBe('只存在这部手机上，不会上传')
  expect(storageText({ example: false, lasts: false })).toBe('这部手机现在存不下，关掉页面后就没有了；不会上传')
  expect(storageText({ example: true, lasts: true })).toBe('这是示例报告，关掉页面后不会保留，也不会上传')
})
