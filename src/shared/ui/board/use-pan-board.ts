import { useCallback, useEffect, useRef } from 'react'
import type { Point } from '../gestures/geometry.ts'
import { type PanBoard, panBoard } from './pan-board.ts'

/**
 * A board that opens with `home` in the middle, given in fractions of the board; a double tap returns there. `frame` is
 * the ref of the frame, whose first child is the layer.
 */
export function usePanBoard(home: Point) {
  const board = useRef<PanBoard | null>(null)
  const spot = useRef(home)
  useEffect(() => {
    spot.current = home
  })
  const frame = useCallback((element: HTMLElement | null) => {
    const layer = element?.firstElementChild
    if (!element || !(layer instanceof HTMLElement)) return
    const made = panBoard(element, layer, () => made.centre(spot.current))
    made.centre(spot.current)
    board.current = made
    return () => {
      made.stop()
      board.current = null
    }
  }, [])
  const centre = () => board.current?.centre(spot.current)
  return { frame, board, centre }
}
