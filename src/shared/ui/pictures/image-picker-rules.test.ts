import { expect, test } from 'vitest'
import {
  chooseCount,
  chosenPictures,
  hasEmptySlot,
  hasKept,
  isUploading,
  filePictures,
  mayDelete,
  type Picture,
  pictureUrls,
  savedPictures,
  withoutPicture,
  withPicture,
} from './image-picker-rules.ts'

const picture = (id: string, state: Picture['state'] = 'saved'): Picture => ({
  id,
  state,
  url: state === 'saved' ? `/${id}.jpg` : '',
  localId: id,
})

test.each([
  [0, 20, 9],
  [0, 9, 9],
  [0, 10, 9],
  [12, 20, 8],
])('[VAL-031] with %i of %i pictures, and at most nine at once, %i can be chosen', (have, maxSize, count) => {
  expect(chooseCount(have, maxSize)).toBe(count)
})

test.each([
  [3, 5, 2],
  [4, 5, 1],
  [5, 5, 0],
  [6, 5, 0],
])('[VAL-032] with %i of %i pictures, %i can be added', (have, maxSize, count) => {
  expect(chooseCount(have, maxSize)).toBe(count)
})

test('[VAL-032] pictures from the phone that exceed the limit are dropped', () => {
  const chosen = chosenPictures(['a', 'b', 'c'], 3, 5)
  expect(chosen.map(({ localId, state, url }) => [localId, state, url])).toEqual([
    ['a', 'waiting', ''],
    ['b', 'waiting', ''],
  ])
  expect(new Set(chosen.map(({ id }) => id)).size).toBe(2)
})

test.each([
  [2, 3, true],
  [3, 3, false],
  [0, 1, true],
])('[VAL-033] with %i of %i pictures, there is an empty slot: %s', (have, maxSize, expected) => {
  expect(hasEmptySlot(have, maxSize)).toBe(expected)
})

test('[VAL-034] a single picture cannot be deleted, and with two pictures, each picture can be deleted', () => {
  const two = [picture('a'), picture('b')]
  expect(mayDelete([picture('a')], 'a')).toBe(false)
  expect(two.map(({ id }) => mayDelete(two, id))).toEqual([true, true])
  expect(mayDelete(two, 'c')).toBe(false)
})

test('[VAL-034] a picture whose upload failed can be deleted, and does not make another picture deletable', () => {
  const value = [picture('a'), picture('b', 'failed')]
  expect(value.map(({ id }) => mayDelete(value, id))).toEqual([false, true])
  expect(mayDelete([picture('b', 'failed')], 'b')).toBe(true)
  const uploading = [picture('a'), picture('b', 'uploading')]
  expect(mayDelete(uploading, 'a')).toBe(true)
})

test('[VAL-032] [VAL-034] pictures chosen outside WeChat are limited, can always be deleted and are never sent', () => {
  const files = filePictures(['data:a', 'data:b', 'data:c'], 3, 5)
  expect(files.map(({ state, url }) => [state, url])).toEqual([
    ['waiting', 'data:a'],
    ['waiting', 'data:b'],
  ])
  const kept = files.reduce((all, { id }) => withPicture(all, id, { state: 'kept' }), files)
  const value = [picture('a'), ...kept]
  expect(value.map(({ id }) => mayDelete(value, id))).toEqual([false, true, true])
  expect(pictureUrls(value)).toEqual(['/a.jpg'])
  expect([hasKept(value), hasKept([picture('a')]), isUploading(kept)]).toEqual([true, false, false])
})

test('[VAL-035] the state of a picture changes from uploading to saved or failed, and a deleted picture stays deleted', () => {
  const value = [picture('a', 'uploading'), picture('b', 'uploading')]
  const saved = withPicture(value, 'a', { state: 'saved', url: '/a.jpg' })
  expect(saved.map(({ state }) => state)).toEqual(['saved', 'uploading'])
  expect(withPicture(withoutPicture(saved, 'b'), 'b', { state: 'failed' })).toEqual([saved[0]])
})

test('[VAL-036] only saved pictures are sent', () => {
  const value = [picture('a'), picture('b', 'uploading'), picture('c', 'failed')]
  expect(pictureUrls(value)).toEqual(['/a.jpg'])
  expect(isUploading(value)).toBe(true)
  expect(isUploading([picture('a', 'waiting')])).toBe(true)
  expect(isUploading(savedPictures(['/x.jpg']))).toBe(false)
  expect(pictureUrls(savedPictures(['/x.jpg', '/y.jpg']))).toEqual(['/x.jpg', '/y.jpg'])
})
