import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARD_SCALE, boardMoved, boardZoomed, centredOn, clampBoard, revealed } from './board-rules.ts'

const frame = { width: 400, height: 300 }
const board = { width: 1000, height: 800 }

test('centring shows the given point of the board in the middle', () => {
  expect(centredOn({ x: 500, y: 400 }, 1, frame, board)).toEqual({ scale: 1, x: -300, y: -250 })
})

test('one finger moves the board, and two fingers zoom the board around their midpoint', () => {
  const start = { scale: 1, x: -300, y: -250 }
  const one = boardMoved(start, [{ x: 10, y: 10 }], [{ x: 40, y: 5 }], frame, board)
  expect(one).toEqual({ scale: 1, x: -270, y: -255 })
  const before = [
    { x: 150, y: 150 },
    { x: 250, y: 150 },
  ]
  const now = [
    { x: 100, y: 150 },
    { x: 300, y: 150 },
  ]
  // The spot of the board under the middle of the fingers, (500, 400), stays there at scale 2.
  expect(boardMoved(start, before, now, frame, board)).toEqual({ scale: 2, x: -800, y: -650 })
})

test('without a touch, the board does not move', () => {
  const start = { scale: 1, x: 0, y: 0 }
  expect(boardMoved(start, [], [], frame, board)).toEqual(start)
})

test('zooming keeps the point under the pointer', () => {
  expect(boardZoomed({ scale: 1, x: -300, y: -250 }, 2, { x: 200, y: 150 }, frame, board)).toEqual({
    scale: 2,
    x: -800,
    y: -650,
  })
})

test('the board moves only as far as needed to show the focused card', () => {
  const view = { scale: 1, x: -300, y: -250 }
  expect(revealed(view, { x: 390, y: 100, width: 90, height: 100 }, frame, board)).toEqual({
    scale: 1,
    x: -392,
    y: -250,
  })
  expect(revealed(view, { x: 50, y: -60, width: 90, height: 100 }, frame, board)).toEqual({
    scale: 1,
    x: -300,
    y: -178,
  })
  expect(revealed(view, { x: 50, y: 50, width: 90, height: 100 }, frame, board)).toEqual(view)
})

test('after any gesture, the middle of the frame shows a part of the board', () => {
  const numberArbitrary = fc.integer({ min: -5000, max: 5000 })
  const viewArbitrary = fc.record({
    scale: fc.double({ min: 0.01, max: 20, noNaN: true }),
    x: numberArbitrary,
    y: numberArbitrary,
  })
  const sizeArbitrary = fc.record({
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
  })
  fc.assert(
    fc.property(viewArbitrary, sizeArbitrary, sizeArbitrary, (given, room, whole) => {
      const { scale, x, y } = clampBoard(given, room, whole)
      expect(scale).toBeGreaterThanOrEqual(BOARD_SCALE.least)
      expect(scale).toBeLessThanOrEqual(BOARD_SCALE.most)
      for (const [at, half, length] of [
        [x, room.width / 2, whole.width],
        [y, room.height / 2, whole.height],
      ] as const) {
        expect((half - at) / scale).toBeGreaterThanOrEqual(-1e-6)
        expect((half - at) / scale).toBeLessThanOrEqual(length + 1e-6)
      }
    }),
  )
})
