import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/shared/lib/clock.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { giveUpOthers, hasOnceKey, onceKey, spendOnceKey } from '#/shared/lib/once.ts'
import { call } from './call.ts'
import type { Domain, Endpoint, EndpointRow, InputOf, ReplyOf, Write as WriteRow } from './endpoint.ts'
import { ApiError } from './errors.ts'

/**
 * One way to write (docs/adr/018-one-way-to-write.md). A write is declared once, beside its row: what it sends, what
 * names its intent, how a lost answer is looked up, what becomes stale and what is said. `useWrite` runs it for a screen;
 * `runWrite` and `sendWrite` run it where there is none.
 */
export interface WriteFacts<I, T> {
  /** What is the same for the same intent, as JSON; the input unless told. The same intent has the same once-key. */
  intent?: (input: I) => unknown
  /** Only one intent under this name is alive: sending another one gives it up, so that it is never replayed. */
  among?: (input: I) => string
  /** The once-key outlives success: whoever sends it again gets the same answer. Otherwise the next send is another intent. */
  lasting?: true
  /** Whether the answer to a repeated key is of no use any more; then the write is sent anew. */
  dead?: (made: T) => Promise<boolean>
  /**
   * After a lost answer: what the lost request made, or null when it made nothing. May throw when it cannot find out.
   * @param since server time in ms before the request was sent.
   */
  find?: (input: I, since: number) => Promise<T | null>
  /** Said when nobody can find out what became of it; without it the lost answer is told in the catalogue's words. */
  unknown?: string
  /** Said when it is done. */
  done?: string
  /** When the groups of the row are read again: at once, before anything else happens (the default), or when next seen. */
  stale?: 'now' | 'later'
  /** The thing itself is gone: cached reads of its groups that no screen shows are dropped, the others are left alone. */
  removes?: true
  /** A refusal has a reason (price, stock, state): these groups are read again after one. */
  refused?: readonly Domain[]
}

export interface Write<I, T> extends WriteFacts<I, T> {
  /** Names its once-keys. */
  readonly id: string
  readonly changes: readonly Domain[]
  /** Whether it carries a once-key. */
  readonly once: boolean
  readonly send: (input: I, onceKey: string | undefined) => Promise<T>
}

type Row = Endpoint<EndpointRow, never> | Pick<Endpoint, 'id' | 'row'>

/** The write of one row. */
export const write = <R extends EndpointRow, M>(
  endpoint: Endpoint<R, M> & { row: WriteRow<R> },
  facts: WriteFacts<InputOf<R, M>, ReplyOf<R, M>> = {},
): Write<InputOf<R, M>, ReplyOf<R, M>> => ({
  ...facts,
  id: endpoint.id,
  changes: endpoint.row.changes ?? [],
  once: endpoint.row.once === true,
  send: (input, key) => call(endpoint as Endpoint<R, M>, input, { onceKey: key }),
})

/** A write of several rows: one of them by what is given, or one after the other. The first row names it. */
export const writeOf = <I, T>(
  rows: readonly [Row, ...Row[]],
  send: Write<I, T>['send'],
  facts: WriteFacts<I, T> = {},
): Write<I, T> => ({
  ...facts,
  id: rows[0].id,
  changes: [...new Set(rows.flatMap(({ row }) => row.changes ?? []))],
  once: rows.some(({ row }) => row.once === true),
  send,
})

/** Nobody could find out what became of a request. Its message tells the person what to do. */
export class OutcomeUnknown extends Error {}

/** The answer was lost: the request may have taken effect. */
export const isLost = (error: unknown): error is ApiError => error instanceof ApiError && error.outcomeUnknown

/** The server said no, and why. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.kind === 'bad-request'

/** The name of an intent: it stands in the session storage, so it tells nothing of what is sent. */
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
  /** The intent is done. To be called when a reload cannot come back to it any more. */
  spend: () => void
}

/**
 * Sends a write with the key of its intent; a lost answer is looked up before it counts as failed.
 * @throws ApiError in the catalogue's words; OutcomeUnknown when nobody can find out.
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
 * Marks the reads of these groups as stale. The one place that does.
 * @param except the id of a call that is left as it is.
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

/** What a write has made stale, as it was declared. */
export async function settle<I, T>(client: QueryClient, { changes, stale, removes }: Write<I, T>): Promise<void> {
  if (!removes) return markStale(client, changes, stale)
  for (const group of changes) client.removeQueries({ queryKey: [group], type: 'inactive' })
  return undefined
}

/** Runs a write without a screen, where nothing that is cached depends on it or somebody else sees to that. */
export async function sendWrite<I, T>(wanted: Write<I, T>, input: I): Promise<T> {
  const { made, spend } = await attempt(wanted, input)
  spend()
  return made
}

/** Runs a write without a screen. Nothing is said: the caller does, or nobody. */
export async function runWrite<I, T>(client: QueryClient, wanted: Write<I, T>, input: I): Promise<T> {
  const made = await sendWrite(wanted, input)
  await settle(client, wanted)
  return made
}
