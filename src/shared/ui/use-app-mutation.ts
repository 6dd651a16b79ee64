import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import {
  attempt,
  isLost,
  isOutdated,
  invalidate,
  OutcomeUnknown,
  invalidateChanged,
  type Mutation,
} from '#/shared/api/mutation.ts'
import { type Identity, identityNow } from '#/shared/api/identity.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { recordRefusedWrite } from './layers/refused-write.ts'
import { showNotice, toast } from './layers/toast.ts'
import { useLeaveSequence, useReturnTo, useReturnWith } from '#/shared/lib/actions/use-return-to.ts'
import { useIsShown } from '#/shared/lib/actions/use-is-shown.ts'

/** The input of a write; without an input, nothing is sent. */
type Maybe<T> = T | null | undefined

interface Using<I, T> {
  /** Called after success, even if the screen was left meanwhile. */
  onDone?: (made: T, input: I) => unknown
  /**
   * Navigation after success: a function, or an address. If the previous history entry has this address, the app goes
   * back; otherwise the address replaces the current entry. Nothing is opened if the screen was left.
   */
  redirectTo?: (made: T, input: I) => unknown
  /** Set if `redirectTo` is the page that opened this form, with another query: that page's entry is replaced. */
  asChoice?: boolean
  /** Paths of the earlier screens of a sequence that the write finishes: Back then opens the screen before them. */
  over?: readonly string[]
  /**
   * Called first after a failure; returns true if the screen itself shows the failure instead of a message. The write
   * stays busy until a returned promise settles, so that no tap sends it again while a question is open.
   */
  onFailed?: (error: unknown, input: I) => unknown
  /** The screen on which the person can check an unknown outcome. */
  unknownAt?: string
}

export interface Writing<I, T> {
  /**
   * Sends the write once, however often it is tapped. The input may come from a dialog or another read first; without
   * input, nothing is sent.
   */
  run: (input: I | (() => Maybe<I> | Promise<Maybe<I>>)) => void
  busy: boolean
  /** The result of the last run; undefined before the first run, during a run, and after a failure. */
  made: T | undefined
  /** Whether a run has succeeded; needed because a result may be empty. */
  done: boolean
  /** Why the last run failed; null before the first run, during a run, and after success. */
  error: Error | null
}

interface State<T> {
  made: T | undefined
  done: boolean
  error: Error | null
}

/** Shown instead of the text of success when an earlier request, whose reply was lost, has already taken effect. */
const MADE_EARLIER = '上次已经提交成功，没有重复提交'

const IDLE = { made: undefined, done: false, error: null }

/**
 * Waits until the next screen is rendered, or this screen is unmounted. A navigation ends before its screen is drawn,
 * and the old button must not work again in between.
 */
function useNextScreen(): () => Promise<void> {
  const { key } = useLocation()
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => () => waiting.current?.(), [key])
  return () => new Promise((resolve) => (waiting.current = resolve))
}

/**
 * Runs a mutation for a screen (docs/adr/018-mutations.md). Taps in one frame send it once. Its idempotency key
 * survives a reload. A lost reply is looked up before any message. The rows declare what is invalidated. Exactly one
 * message appears.
 */
export function useAppMutation<I, T>(mutation: Mutation<I, T>, using: Using<I, T> = {}): Writing<I, T> {
  const client = useQueryClient()
  const [returnTo, returnWith, leaveSequence] = [useReturnTo(), useReturnWith(), useLeaveSequence(using.over ?? [])]
  const isShown = useIsShown()
  const [state, setState] = useState<State<T>>(IDLE)

  const nextScreen = useNextScreen()
  const goTo = async (address: string) => {
    if (!isShown.current) return
    const drawn = nextScreen()
    await (using.over ? leaveSequence : using.asChoice ? returnWith : returnTo)(address)
    await drawn
  }
  const lead = async (made: T, input: I) => {
    const to = isShown.current ? await using.redirectTo?.(made, input) : undefined
    if (typeof to === 'string') await goTo(to)
  }
  const send = async (input: I, identity: Identity) => {
    setState(IDLE)
    const { made, earlier, forget } = await attempt(mutation, input, identity)
    const check = mutation.check?.(made) ?? null
    const text = earlier ? MADE_EARLIER : mutation.done
    if (check !== null) toast(check)
    else if (text) toast(text, 'success')
    await invalidateChanged(client, mutation)
    setState({ made, done: true, error: null })
    await using.onDone?.(made, input)
    await lead(made, input)
    // The idempotency key is deleted only now: after an earlier reload, the app must find the result of the write
    // instead of repeating the write.
    forget()
  }
  const fail = async (error: unknown, input: Maybe<I>): Promise<void> => {
    // The request was aborted, or another person uses the app now: no message is shown.
    if (error instanceof ApiError && error.kind === 'cancelled') return
    setState({ ...IDLE, error: error as Error })
    const said = input && (await using.onFailed?.(error, input)) === true
    const refused = error instanceof ApiError && error.kind === 'unauthenticated'
    // A refused login has the same kind, but belongs to no session.
    if (refused && !said && !mutation.signsIn) recordRefusedWrite()
    const unknown = error instanceof OutcomeUnknown
    const away = unknown ? using.unknownAt : undefined
    const text = unknown ? error.message : errorText(error)
    const refetch = (when: Mutation<I, T>['stale']) => invalidate(client, mutation.changes, when)
    // The refetch comes before the message: when the look-up has failed, the refetch often fails too, and its toast
    // must not be the last message.
    if (unknown) await refetch(away ? 'later' : 'now')
    if (away) await showNotice(text)
    else if (!said) toast(text)
    // After a lost reply, the screen must not keep showing the old state.
    if (isOutdated(error)) await refetch('now')
    else if (isLost(error)) await refetch(mutation.stale)
    if (away) await goTo(away)
  }
  const { run, busy } = useOneAtATime(async (given: I | (() => Maybe<I> | Promise<Maybe<I>>)) => {
    // The identity is read before the confirmation dialog, because the answer belongs to the person who was asked.
    const identity = identityNow()
    let input: Maybe<I>
    try {
      input = typeof given === 'function' ? await (given as () => Promise<Maybe<I>>)() : given
      if (input) await send(input, identity)
    } catch (error) {
      await fail(error, input)
    }
  })
  return { run, busy, ...state }
}
