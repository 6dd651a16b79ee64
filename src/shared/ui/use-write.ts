import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { attempt, isRefusal, markStale, OutcomeUnknown, settle, type Write } from '#/shared/api/write.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { notice, toast } from './toast.ts'

/** An input is an object or a text that says something. */
type Maybe<T> = T | null | undefined

interface Using<I, T> {
  /** What else is to be done, also when the person has left meanwhile. */
  onDone?: (made: T, input: I) => unknown
  /**
   * Where it leads: an address, which takes the place of this one, or a way of its own. An answer that comes after the
   * screen was left leads nobody away.
   */
  leads?: (made: T, input: I) => unknown
  /** Looks at a failure first. True: the screen has said it in its own place, and nothing else is said. */
  onFailed?: (error: unknown, input: I) => unknown
  /** Where the person can see for herself what nobody could find out. */
  unknownAt?: string
}

export interface Writing<I, T> {
  /**
   * Sends it once, however often it is tapped. The input may be asked for first, by a question or another read; none
   * means that nothing is sent.
   */
  run: (input: I | (() => Maybe<I> | Promise<Maybe<I>>)) => void
  busy: boolean
  /** What the last run made; undefined before. */
  made: T | undefined
  /** Whether a run has succeeded: a reply may be nothing. */
  done: boolean
  /** Why the last run failed; null before, while one runs, and after a good one. */
  error: Error | null
}

interface State<T> {
  made: T | undefined
  done: boolean
  error: Error | null
}

const IDLE = { made: undefined, done: false, error: null }

/** True while the screen is shown. A kept screen runs its effects again each time it is. */
function useHere() {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  return here
}

/**
 * Runs a write for a screen (docs/adr/018-one-way-to-write.md): taps of one frame are one, its once-key lives over a
 * reload, a lost answer is looked up before anything is said, what is stale comes from the rows, and exactly one message
 * appears.
 */
export function useWrite<I, T>(wanted: Write<I, T>, using: Using<I, T> = {}): Writing<I, T> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = useHere()
  const [state, setState] = useState<State<T>>(IDLE)

  const leadTo = async (address: string) => here.current && navigate(address, { replace: true })
  const lead = async (made: T, input: I) => {
    const to = here.current ? await using.leads?.(made, input) : undefined
    if (typeof to === 'string') await leadTo(to)
  }
  const send = async (input: I) => {
    setState(IDLE)
    const { made, spend } = await attempt(wanted, input)
    if (wanted.done) toast(wanted.done, 'success')
    await settle(client, wanted)
    setState({ made, done: true, error: null })
    await using.onDone?.(made, input)
    await lead(made, input)
    // Only now: a reload on the way must find what was made, not make it again.
    spend()
  }
  const fail = async (error: unknown, input: Maybe<I>): Promise<void> => {
    setState({ ...IDLE, error: error as Error })
    const said = input && using.onFailed?.(error, input) === true
    const away = error instanceof OutcomeUnknown ? using.unknownAt : undefined
    const text = error instanceof OutcomeUnknown ? error.message : errorText(error)
    if (away) await notice(text)
    else if (!said && !(error instanceof ApiError && error.kind === 'cancelled')) toast(text)
    if (error instanceof OutcomeUnknown) await markStale(client, wanted.changes, away ? 'later' : 'now')
    else if (isRefusal(error)) await markStale(client, wanted.refused ?? [])
    if (away) await leadTo(away)
  }
  const { run, busy } = useOneAtATime(async (given: I | (() => Maybe<I> | Promise<Maybe<I>>)) => {
    let input: Maybe<I>
    try {
      input = typeof given === 'function' ? await (given as () => Promise<Maybe<I>>)() : given
      if (input) await send(input)
    } catch (error) {
      await fail(error, input)
    }
  })
  return { run, busy, ...state }
}
