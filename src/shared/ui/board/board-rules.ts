import { clamp, type Fingers, followed, type Frame, type Point, scaledAt, type View } from '../gestures/geometry.ts'

/**
 * Geometry of a board that is larger than its frame: pure functions, in px. A view is the position of the board's upper
 * left corner in the frame, and the scale of the board.
 */

export const BOARD_SCALE = { least: 0.25, most: 2.5 }
/** The scale factor of one press of a zoom button; one wheel step scales by the square root of this factor. */
export const ZOOM_STEP = 1.4

const limit = (scale: number): number => clamp(scale, BOARD_SCALE.least, BOARD_SCALE.most)

/** Keeps the middle of the frame on the board, so that the board can never be dragged out of view. */
export function clampBoard({ scale, x, y }: View, frame: Frame, board: Frame): View {
  const within = limit(scale)
  const along = (at: number, room: number, size: number) => clamp(at, room / 2 - size * within, room / 2)
  return { scale: within, x: along(x, frame.width, board.width), y: along(y, frame.height, board.height) }
}

/** The view that shows a spot of the board in the middle of the frame. */
export const centredOn = ({ x, y }: Point, scale: number, frame: Frame, board: Frame): View =>
  clampBoard({ scale, x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale }, frame, board)

/** Zooms about a point of the frame: the spot of the board under it stays there. */
export const boardZoomed = (view: View, scale: number, at: Point, frame: Frame, board: Frame): View =>
  clampBoard(scaledAt(view, limit(scale), at), frame, board)

export const boardMoved = (start: View, before: Fingers, now: Fingers, frame: Frame, board: Frame): View =>
  clampBoard(followed(start, before, now, limit), frame, board)

export interface Box extends Point, Frame {}

const MARGIN = 12

/** Moves the board by the smallest distance that shows a box of the frame completely. */
export function revealed(view: View, box: Box, frame: Frame, board: Frame): View {
  const shift = (at: number, size: number, room: number) => {
    if (at < MARGIN) return MARGIN - at
    return at + size > room - MARGIN ? Math.max(room - MARGIN - at - size, MARGIN - at) : 0
  }
  const dx = shift(box.x, box.width, frame.width)
  const dy = shift(box.y, box.height, frame.height)
  return clampBoard({ ...view, x: view.x + dx, y: view.y + dy }, frame, board)
}
