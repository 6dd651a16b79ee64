import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { invalidate } from '#/shared/api/mutation.ts'
import { prefersReducedMotion } from '#/shared/lib/motion.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Ticket } from '../model.ts'
import { myTickets } from '../queries.ts'
import { drawTicket } from '../mutations.ts'
import { cellOf, cellsOf, CELLS, litCellAt, RUN_MS, pendingCellAt } from '../lottery-grid.ts'

/** The phases: idle, waiting for the reply, the light running to the result, the result shown. */
interface Turn {
  at: 'idle' | 'asking' | 'running' | 'done'
  drawn: Ticket | null
}

const IDLE: Turn = { at: 'idle', drawn: null }
const TICK_MS = 40

/** The index of the grid's cell with the drawn prize; -1 before the draw, or if no cell shows the prize. */
const targetOf = (drawn: Ticket | null): number => (drawn?.draw ? cellOf(cellsOf(drawn.prizes), drawn.draw) : -1)

/** Draws the ticket once and shows the result when the light has stopped; at once with reduced motion. */
export function useDraw(ticket: Ticket | null) {
  const client = useQueryClient()
  const [turn, setTurn] = useState(IDLE)
  const tell = (drawn: Ticket) => {
    client.setQueryData(myTickets().queryKey, (old) =>
      old ? { ...old, items: old.items.map((entry) => (entry.id === drawn.id ? drawn : entry)) } : old,
    )
    setTurn({ at: 'done', drawn })
    void invalidate(client, drawTicket.changes)
  }
  const write = useAppMutation(drawTicket, {
    onDone: (drawn) => {
      if (targetOf(drawn) >= 0 && !prefersReducedMotion()) setTurn({ at: 'running', drawn })
      else tell(drawn)
    },
    onFailed: () => setTurn(IDLE),
  })
  const draw = () => {
    if (!ticket || turn.at === 'running' || write.busy) return
    setTurn({ at: 'asking', drawn: null })
    write.run(ticket)
  }
  const target = targetOf(turn.drawn)
  const lit = useLight(turn.at, target, () => turn.drawn && tell(turn.drawn))
  return {
    turn,
    lit: turn.at === 'done' ? target : lit,
    draw,
    busy: turn.at === 'asking' || turn.at === 'running',
  }
}

/** The index of the lit cell of the grid; -1 while the light does not move. */
function useLight(at: Turn['at'], target: number, onStop: () => void): number {
  const [lit, setLit] = useState(-1)
  const place = useRef(0)
  const stop = useEffectEvent(onStop)
  useEffect(() => {
    if ((at !== 'asking' && at !== 'running') || prefersReducedMotion()) return undefined
    const began = performance.now()
    const from = at === 'running' ? place.current : 0
    const timer = setInterval(() => {
      const elapsed = performance.now() - began
      place.current = at === 'asking' ? pendingCellAt(elapsed) : litCellAt(elapsed, from, target)
      setLit(place.current % CELLS)
      if (at === 'running' && elapsed >= RUN_MS) stop()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [at, target])
  return at === 'asking' || at === 'running' ? lit : -1
}
