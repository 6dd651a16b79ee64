import { beforeEach, expect, test, vi } from 'vitest'
import { removeAllDrafts } from '#/shared/form/drafts.ts'
import type { PictureStep } from './image-picker-rules.ts'
import { createPictureQueue, UPLOAD_PAUSE_MS } from './picture-queue.ts'

beforeEach(() => void vi.useFakeTimers())

/** A queue whose uploads finish only when the test finishes them, and the states of each picture in order. */
function given() {
  const ends: { localId: string; done: () => void; fail: () => void }[] = []
  const queue = createPictureQueue(
    (localId) =>
      new Promise((resolve, reject) => {
        ends.push({ localId, done: () => resolve({ url: `/${localId}.jpg` }), fail: () => reject(new Error('500')) })
      }),
  )
  const told: [string, PictureStep['state']][] = []
  const note = (id: string) => (step: PictureStep) => void told.push([id, step.state])
  const send = (id: string) => queue.send({ id, localId: id }, note(id))
  return { queue, ends, told, note, send }
}

const turn = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('[VAL-035] pictures are uploaded one after another with a pause, and a failure does not stop the next upload', async () => {
  const { ends, told, send } = given()
  for (const id of ['a', 'b']) send(id)
  await turn()
  expect(ends.map(({ localId }) => localId)).toEqual(['a'])
  ends[0]?.fail()
  await turn(UPLOAD_PAUSE_MS - 1)
  expect(ends).toHaveLength(1)
  await turn(1)
  ends[1]?.done()
  await turn()
  expect(told).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
    ['a', 'uploading'],
    ['a', 'failed'],
    ['b', 'uploading'],
    ['b', 'saved'],
  ])
})

test('[VAL-034] a picture that is deleted while waiting is never sent', async () => {
  const { queue, ends, told, send } = given()
  for (const id of ['a', 'b', 'c']) send(id)
  queue.drop('b')
  await turn()
  ends[0]?.done()
  await turn(UPLOAD_PAUSE_MS)
  expect(ends.map(({ localId }) => localId)).toEqual(['a', 'c'])
  expect(told.filter(([id]) => id === 'b')).toEqual([['b', 'waiting']])
})

test('an upload that ends while no screen is mounted is reported once, to the next screen', async () => {
  const { queue, ends, told, note, send } = given()
  send('a')
  await turn()
  queue.leave('a')
  ends[0]?.done()
  await turn(UPLOAD_PAUSE_MS)
  expect(told.at(-1)).toEqual(['a', 'uploading'])
  expect(queue.follow('a', note('a'))).toBe(true)
  expect(told.at(-1)).toEqual(['a', 'saved'])
  expect([queue.follow('a', note('a')), queue.follow('other', note('other'))]).toEqual([false, false])
})

test('pictures in the queue are not sent after another person has signed in', async () => {
  const { queue, ends, told, note, send } = given()
  for (const id of ['a', 'b']) send(id)
  await turn()
  removeAllDrafts()
  ends[0]?.done()
  await turn(UPLOAD_PAUSE_MS)
  expect(ends).toHaveLength(1)
  expect(told.at(-1)).toEqual(['a', 'uploading'])
  expect(queue.follow('b', note('b'))).toBe(false)
})

test('[VAL-038] a file that needs WeChat is kept in the queue and not uploaded', async () => {
  const { queue, ends, told, note } = given()
  queue.send({ id: 'f', localId: '' }, note('f'))
  await turn(UPLOAD_PAUSE_MS)
  expect([told, ends]).toEqual([[['f', 'kept']], []])
})
