import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import {
  clearExclusiveGroup,
  hasIdempotencyKey,
  idempotencyKey,
  clearIdempotencyKey,
} from '#/shared/lib/actions/idempotency-key.ts'
import { markPending, pendingSince, markSettled } from '#/shared/lib/actions/pending-writes.ts'
import { call, type CallOptions } from './call.ts'
import type { Domain, Endpoint, EndpointRow, InputOf, ReplyOf, WriteRow } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { assertIdentity, type Identity, identityNow } from './identity.ts'

/**
 * The declaration of a write (docs/adr/018-mutations.md). Every write is a mutation, declared once in its domain. The
 * declaration contains the sent data, the value that identifies the action for the idempotency key, the look-up after a
 * lost reply, the invalidated reads and the shown texts. `useAppMutation` runs a mutation for a screen; `runMutation`
 * and `sendMutation` run it without a screen.
 */
export interface MutationOptions<I, T> {
  /** Identifies the action, as JSON; by default the input. The same intent has the same idempotency key. */
  intent?: (input: I) => unknown
  /**
   * Only one intent in this group has an idempotency key. Sending another intent deletes that key, so that the old
   * intent is never replayed.
   */
  exclusiveGroup?: (input: I) => string
  /** The key survives success, so a repeated send gets the same answer; by default, the next send gets a new key. */
  keepAfterSuccess?: true
  /**
   * Returns whether the answer to a repeated key is no longer usable; if so, the write is sent again with a new key.
   */
  isStaleReplay?: (made: T) => Promise<boolean>
  /**
   * Called after a lost reply: returns the record that the lost request has created, or null if it had no effect. May
   * throw if this cannot be found out. While the outcome of a request is unknown, `find` is also called before the same
   * input is sent again.
   * @param since server time in ms before the request was first sent.
   */
  find?: (input: I, since: number) => Promise<T | null>
  /** The value, as JSON, by which two requests count as the same for `find`; by default the intent. */
  same?: (input: I) => unknown
  /**
   * Shown if the outcome cannot be found out; by default the text of the error catalogue. If this option is set, the
   * write is not sent again before its outcome is known.
   */
  unknown?: string
  done?: string
  /**
   * Returns the text that replaces `done` if the reply does not identify the created record: the text says where the
   * person can check. Null if the reply identifies the record.
   */
  check?: (made: T) => string | null
  /**
   * When the invalidated groups are refetched: at once, before `onDone` and the redirect (the default), or when they
   * are next shown.
   */
  stale?: 'now' | 'later'
  /** The write deletes the record: its cached reads are removed, except those that a screen still shows. */
  removes?: true
  /** The write signs somebody in and continues under the new identity. */
  signsIn?: true
}

/** The context of every call of a write: its idempotency key, and the identity under which the write began. */
export type Sending = Required<Pick<CallOptions, 'idempotencyKey' | 'identity'>>

export interface Mutation<I, T> extends MutationOptions<I, T> {
  /** Prefix of the write's idempotency key. */
  readonly id: string
  readonly changes: readonly Domain[]
  readonly hasIdempotencyKey: boolean
  /** Sends the calls of the write and passes `sending` to each of them. */
  readonly send: (input: I, sending: Sending) => Promise<T>
}

type Row = Endpoint<EndpointRow, never> | Pick<Endpoint, 'id' | 'row'>

/**
 * A write of several rows: one row chosen by the input, or several rows one after the other. The write has the name of
 * the first row.
 */
export const defineMutationOf = <I, T>(
  rows: readonly [Row, ...Row[]],
  send: Mutation<I, T>['send'],
  options: MutationOptions<I, T> = {},
): Mutation<I, T> => ({
  ...options,
  id: rows[0].id,
  changes: [...new Set(rows.flatMap(({ row }) => row.changes ?? []))],
  hasIdempotencyKey: rows.some(({ row }) => row.idempotencyKey),
  send,
})

/** The write of one row. */
export const defineMutation = <R extends EndpointRow, M>(
  endpoint: Endpoint<R, M> & { row: WriteRow<R> },
  options?: MutationOptions<InputOf<R, M>, ReplyOf<R, M>>,
): Mutation<InputOf<R, M>, ReplyOf<R, M>> =>
  defineMutationOf([endpoint as Row], (input, sending) => call(endpoint as Endpoint<R, M>, input, sending), options)

/** The outcome of a request could not be found out. The message says what the person can do. */
export class OutcomeUnknown extends Error {}

/** The reply was lost: the request may have taken effect. */
export const isLost = (error: unknown): error is ApiError => error instanceof ApiError && error.outcomeUnknown

/** The HTTP statuses of a refusal because of the record: its price, stock or state has changed, or it was deleted. */
const RECORD_REFUSED: readonly (number | null)[] = [400, 403, 404, 409, 410]

/** Whether the server refused the write because of its record; the data on the screen may then be outdated. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && RECORD_REFUSED.includes(error.status)

/** The server refused the request and gave a reason. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.kind === 'bad-request'

/** The storage key of an intent: a fingerprint, because the input itself must not be stored. */
function named<I, T>({ id, exclusiveGroup }: Mutation<I, T>, input: I, what: unknown): string {
  return `${exclusiveGroup ? exclusiveGroup(input) : id} ${id} ${fingerprint(JSON.stringify(what) ?? '')}`
}

const intentOf = <I, T>(mutation: Mutation<I, T>, input: I): string =>
  named(mutation, input, mutation.intent ? mutation.intent(input) : input)

const pendingKeyOf = <I, T>(mutation: Mutation<I, T>, input: I): string =>
  mutation.same ? named(mutation, input, mutation.same(input)) : intentOf(mutation, input)

/** Whether the same request was sent before with an unknown result; `find` is then called before it is sent again. */
export const hasPendingWrite = <I, T>(mutation: Mutation<I, T>, input: I): boolean =>
  mutation.find !== undefined && pendingSince(pendingKeyOf(mutation, input)) !== null

interface Attempt<T> {
  made: T
  /** The record was made by an earlier request, so nothing was sent now. */
  earlier: boolean
  /** Deletes the idempotency key of the action. Call it when a reload can no longer repeat the action. */
  forget: () => void
}

async function sendOnce<I, T>(mutation: Mutation<I, T>, input: I, sending: Sending): Promise<T> {
  if (!mutation.find) return mutation.send(input, sending)
  const action = pendingKeyOf(mutation, input)
  const first = pendingSince(action)
  const since = first ?? serverNow()
  markPending(action, since)
  try {
    return await mutation.send(input, sending)
  } catch (error) {
    // After a refusal, only the outcome of this request is known; an earlier request may still have taken effect.
    if (!isLost(error) && first === null) markSettled(action)
    if (!isLost(error)) throw error
    assertIdentity(sending.identity)
    const made = await mutation.find(input, since).catch(() => {
      throw mutation.unknown ? new OutcomeUnknown(mutation.unknown) : error
    })
    if (made === null) throw error
    return made
  }
}

async function sendKeyed<I, T>(mutation: Mutation<I, T>, input: I, identity: Identity): Promise<T> {
  const send = (key: string | undefined) => sendOnce(mutation, input, { idempotencyKey: key, identity })
  if (!mutation.hasIdempotencyKey) return send(undefined)
  const intent = intentOf(mutation, input)
  const repeated = hasIdempotencyKey(intent)
  if (mutation.exclusiveGroup) clearExclusiveGroup(mutation.exclusiveGroup(input), intent)
  const made = await send(idempotencyKey(intent))
  if (!repeated || !(await mutation.isStaleReplay?.(made))) return made
  clearIdempotencyKey(intent)
  return send(idempotencyKey(intent))
}

/** The result of an earlier, identical request whose outcome is unknown; null when there is none. */
async function madeEarlier<I, T>(mutation: Mutation<I, T>, input: I): Promise<T | null> {
  const since = mutation.find ? pendingSince(pendingKeyOf(mutation, input)) : null
  if (!mutation.find || since === null) return null
  return mutation.find(input, since).catch(() => {
    if (mutation.unknown) throw new OutcomeUnknown(mutation.unknown)
    // Without `unknown`, the write may be sent again before its outcome is known.
    return null
  })
}

async function findOrSend<I, T>(mutation: Mutation<I, T>, input: I, identity: Identity): Promise<Attempt<T>> {
  const found = await madeEarlier(mutation, input)
  return {
    made: found ?? (await sendKeyed(mutation, input, identity)),
    earlier: found !== null,
    forget: () => {
      if (mutation.hasIdempotencyKey && !mutation.keepAfterSuccess) clearIdempotencyKey(intentOf(mutation, input))
      if (mutation.find) markSettled(pendingKeyOf(mutation, input))
    },
  }
}

/**
 * Sends a write with its idempotency key. After a lost reply, `find` is called before the write counts as failed, and
 * before the same input is sent again. If another person has signed in since the write began, the write is not sent,
 * and its result is not shown.
 * @param identity the identity at the moment when the action began, before any question about it.
 * @throws ApiError with the text of the error catalogue; OutcomeUnknown when the outcome cannot be found out.
 */
export async function attempt<I, T>(mutation: Mutation<I, T>, input: I, identity: Identity): Promise<Attempt<T>> {
  assertIdentity(identity)
  try {
    return await findOrSend(mutation, input, identity)
  } finally {
    if (!mutation.signsIn) assertIdentity(identity)
  }
}

/**
 * Invalidates the reads of these groups. Nothing else in the app invalidates reads.
 * @param except the id of a call whose reads stay valid.
 */
export async function invalidate(
  client: QueryClient,
  groups: readonly Domain[],
  when: 'now' | 'later' = 'now',
  except?: string,
): Promise<void> {
  const refetchType = when === 'now' ? 'active' : 'none'
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== except
  await Promise.all(groups.map((group) => client.invalidateQueries({ queryKey: [group], refetchType, predicate })))
}

/** Invalidates the groups that the write declares. */
export async function invalidateChanged<I, T>(
  client: QueryClient,
  { changes, stale, removes }: Mutation<I, T>,
): Promise<void> {
  if (!removes) return invalidate(client, changes, stale)
  for (const group of changes) client.removeQueries({ queryKey: [group], type: 'inactive' })
  return undefined
}

/**
 * Runs a write without a screen and without invalidating reads; the caller invalidates them if needed.
 * @param identity the identity at the moment when the action began; required if the action waits before it sends.
 */
export async function sendMutation<I, T>(
  mutation: Mutation<I, T>,
  input: I,
  identity: Identity = identityNow(),
): Promise<T> {
  const { made, forget } = await attempt(mutation, input, identity)
  forget()
  return made
}

/** Runs a write without a screen. The write shows no text; the caller may show one. */
export async function runMutation<I, T>(client: QueryClient, mutation: Mutation<I, T>, input: I): Promise<T> {
  const made = await sendMutation(mutation, input)
  await invalidateChanged(client, mutation)
  return made
}
