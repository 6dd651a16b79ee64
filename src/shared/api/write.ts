import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { giveUpOthers, hasOnceKey, onceKey, spendOnceKey } from '#/shared/lib/actions/once.ts'
import { call } from './call.ts'
import type { Domain, Endpoint, EndpointRow, InputOf, ReplyOf, Write as WriteRow } from './endpoint.ts'
import { ApiError } from './errors.ts'

/**
 * The one way to write (docs/adr/018-one-way-to-write.md). A write is declared once, beside its row: what it sends,
 * what makes up its once-key, how a lost answer is looked up, what it invalidates and which texts it shows. `useWrite`
 * runs it for a screen; `runWrite` and `sendWrite` run it without one.
 */
export interface WriteFacts<I, T> {
  /** What identifies the action, as JSON; by default the input. The same intent has the same once-key. */
  intent?: (input: I) => unknown
  /** Only one intent under this name has a key: sending another drops it, so that it is never replayed. */
  among?: (input: I) => string
  /**
   * The once-key survives success, so a repeated send gets the same answer. By default the next send gets a new key.
   */
  lasting?: true
  /** Whether the answer to a repeated key is no longer usable; then the write is sent with a new key. */
  dead?: (made: T) => Promise<boolean>
  /**
   * After a lost answer: finds what the lost request made, or null when it had no effect. May throw when that cannot be
   * found out.
   * @param since server time in ms before the request was sent.
   */
  find?: (input: I, since: number) => Promise<T | null>
  /** Shown when the outcome cannot be found out; by default the text of the error catalogue. */
  unknown?: string
  /** Shown on success. */
  done?: string
  /**
   * When the invalidated groups are refetched: at once, before anything else happens (the default), or when next shown.
   */
  stale?: 'now' | 'later'
  /** The thing itself is gone: its cached reads that no screen shows are dropped, shown ones are left alone. */
  removes?: true
  /** A refusal has a reason (price, stock, state): these groups are refetched after one. */
  refused?: readonly Domain[]
}

export interface Write<I, T> extends WriteFacts<I, T> {
  /** Prefix of its once-keys. */
  readonly id: string
  readonly changes: readonly Domain[]
  /** Whether it sends a once-key. */
  readonly once: boolean
  readonly send: (input: I, onceKey: string | undefined) => Promise<T>
}

type Row = Endpoint<EndpointRow, never> | Pick<Endpoint, 'id' | 'row'>

/** A write of several rows: either one chosen by the input, or one after the other. The first row gives the name. */
export const writeOf = <I, T>(
  rows: readonly [Row, ...Row[]],
  send: Write<I, T>['send'],
  facts: WriteFacts<I, T> = {},
): Write<I, T> => ({
  ...facts,
  id: rows[0].id,
  changes: [...new Set(rows.flatMap(({ row }) => row.changes ?? []))],
  once: rows.some(({ row }) => row.once),
  send,
})

/** The write of one row. */
export const write = <R extends EndpointRow, M>(
  endpoint: Endpoint<R, M> & { row: WriteRow<R> },
  facts?: WriteFacts<InputOf<R, M>, ReplyOf<R, M>>,
): Write<InputOf<R, M>, ReplyOf<R, M>> =>
  writeOf([endpoint as Row], (input, key) => call(endpoint as Endpoint<R, M>, input, { onceKey: key }), facts)

/** The outcome of a request could not be found out. The message tells the person what to do. */
export class OutcomeUnknown extends Error {}

/** The answer was lost: the request may have taken effect. */
export const isLost = (error: unknown): error is ApiError => error instanceof ApiError && error.outcomeUnknown

/** The server refused the request and gave a reason. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.kind === 'bad-request'

/** The key of an intent in the session storage: a fingerprint, because the input must not be stored. */
function intentOf<I, T>({ id, intent, among }: Write<I, T>, input: I): string {
  const print = fingerprint(JSON.stringify(intent ? intent(input) : input) ?? '')
  return `${among ? among(input) : id} ${id} ${print}`
}

async function sendOnce<I, T>(wanted: Write<I, T>, input: I, key: string | undefined): Promise<T> {
  const since = serverNow()
  try {
    return await wanted.send(input, key)
  } catch (error) {
    if (!isLost(error) || !wanted.find) throw error
    const made = await wanted.find(input, since).catch(() => {
      throw wanted.unknown ? new OutcomeUnknown(wanted.unknown) : error
    })
    if (made === null) throw error
    return made
  }
}

interface Attempt<T> {
  made: T
  /** Drops the once-key. Call it when a reload cannot repeat this action any more. */
  spend: () => void
}

/**
 * Sends a write with its once-key; a lost answer is looked up before the write counts as failed.
 * @throws ApiError with the text of the error catalogue; OutcomeUnknown when the outcome cannot be found out.
 */
export async function attempt<I, T>(wanted: Write<I, T>, input: I): Promise<Attempt<T>> {
  if (!wanted.once) return { made: await sendOnce(wanted, input, undefined), spend: () => undefined }
  const intent = intentOf(wanted, input)
  const repeated = hasOnceKey(intent)
  if (wanted.among) giveUpOthers(wanted.among(input), intent)
  let made = await sendOnce(wanted, input, onceKey(intent))
  if (repeated && (await wanted.dead?.(made))) {
    spendOnceKey(intent)
    made = await sendOnce(wanted, input, onceKey(intent))
  }
  return { made, spend: () => (wanted.lasting ? undefined : spendOnceKey(intent)) }
}

/**
 * Invalidates the reads of these groups. The only place that does.
 * @param except the id of a call to leave alone.
 */
export async function markStale(
  client: QueryClient,
  groups: readonly Domain[],
  when: 'now' | 'later' = 'now',
  except?: string,
): Promise<void> {
  const refetchType = when === 'now' ? 'active' : 'none'
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== except
  await Promise.all(groups.map((group) => client.invalidateQueries({ queryKey: [group], refetchType, predicate })))
}

/** Invalidates what the write declares. */
export async function settle<I, T>(client: QueryClient, { changes, stale, removes }: Write<I, T>): Promise<void> {
  if (!removes) return markStale(client, changes, stale)
  for (const group of changes) client.removeQueries({ queryKey: [group], type: 'inactive' })
  return undefined
}

/** Runs a write without a screen and without invalidating anything; the caller does that if needed. */
export async function sendWrite<I, T>(wanted: Write<I, T>, input: I): Promise<T> {
  const { made, spend } = await attempt(wanted, input)
  spend()
  return made
}

/** Runs a write without a screen. Shows no text; the caller may. */
export async function runWrite<I, T>(client: QueryClient, wanted: Write<I, T>, input: I): Promise<T> {
  const made = await sendWrite(wanted, input)
  await settle(client, wanted)
  return made
}
